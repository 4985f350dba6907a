import { useId, type ComponentProps, type ReactNode } from "react";
import { FieldNote } from "./field";

/** A checkbox whose whole sentence can be pressed. */
export function CheckboxField({
  label,
  error,
  ...rest
}: ComponentProps<"input"> & { label: ReactNode; error?: string | undefined }) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label className="flex min-h-11 items-start gap-3 text-small">
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error !== undefined}
          aria-describedby={error ? `${id}-note` : undefined}
          className="mt-0.5 size-5 shrink-0 accent-violet"
        />
        <span>{label}</span>
      </label>
      <FieldNote id={id} error={error} />
    </div>
  );
}
