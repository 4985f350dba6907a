import { codeLength } from "../lib/authenticator-code";
import { TextField } from "./field";

/** Where the code of the authenticator app is typed: digits alone, no more than it has. */
export function CodeField({
  value,
  error,
  onChange,
}: {
  value: string;
  error?: string | undefined;
  onChange: (code: string) => void;
}) {
  return (
    <TextField
      label="Code from the app"
      inputMode="numeric"
      autoComplete="one-time-code"
      className="tabular-nums"
      error={error}
      value={value}
      onChange={(event) => onChange(event.target.value.replaceAll(/\D/g, "").slice(0, codeLength))}
    />
  );
}
