import { useState, type ComponentProps } from "react";
import { FieldFrame, useControl, type FieldProps } from "./field";

/**
 * A labelled input for a password, with a button that shows what was typed, because typing errors are common on a
 * phone.
 */
export function PasswordField({
  label,
  error,
  hint,
  ...rest
}: Omit<ComponentProps<"input">, "type" | "className"> & FieldProps) {
  const [isShown, setShown] = useState(false);
  const field = { label, error, hint };
  const control = useControl(field, "min-w-0 grow");
  return (
    <FieldFrame id={control.id} field={field} isRequired={rest.required}>
      <div className="flex gap-1">
        <input
          {...rest}
          {...control}
          type={isShown ? "text" : "password"}
          autoCapitalize="none"
          spellCheck={false}
        />
        <button
          type="button"
          onClick={() => setShown(!isShown)}
          className="min-h-11 rounded-small px-3 text-small font-semibold text-violet"
        >
          {isShown ? "Hide" : "Show"} <span className="sr-only">the password</span>
        </button>
      </div>
    </FieldFrame>
  );
}
