import { authenticatorCodeLength } from "../lib/authenticator-code";
import { TextField } from "./field";

/** The field for the authenticator app's code; accepts only the code's six digits. */
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
      onChange={(event) =>
        onChange(event.target.value.replaceAll(/\D/g, "").slice(0, authenticatorCodeLength))
      }
    />
  );
}
