import { useId, type ComponentProps, type ReactNode } from "react";
import { cn } from "../lib/cn";
import { ChevronIcon } from "./frame-icons";

type FieldProps = { label: string; error?: string | undefined; hint?: ReactNode };

const control = "min-h-13 w-full rounded-small border bg-paper px-4 text-ink placeholder:text-ink-soft/70";

/** Not for selects, which browsers count as read-only. */
const readOnly = "read-only:bg-mist read-only:text-ink-soft";

function describedBy(id: string, { error, hint }: FieldProps): string | undefined {
  if (error) return `${id}-error`;
  return hint ? `${id}-hint` : undefined;
}

function Frame({ id, field, children }: { id: string; field: FieldProps; children: ReactNode }) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-small font-semibold">
        {field.label}
      </label>
      {children}
      {field.error ? (
        <p id={`${id}-error`} className="text-small text-red">
          {field.error}
        </p>
      ) : (
        field.hint && (
          <p id={`${id}-hint`} className="text-small text-ink-soft">
            {field.hint}
          </p>
        )
      )}
    </div>
  );
}

/** A labelled text input; its error stands right below it and is read out with it. */
export function TextField({ label, error, hint, className, ...rest }: ComponentProps<"input"> & FieldProps) {
  const id = useId();
  return (
    <Frame id={id} field={{ label, error, hint }}>
      <input
        {...rest}
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id, { label, error, hint })}
        className={cn(control, readOnly, error === undefined ? "border-line" : "border-red", className)}
      />
    </Frame>
  );
}

/** A labelled input for a few sentences. */
export function TextAreaField({
  label,
  error,
  hint,
  className,
  ...rest
}: ComponentProps<"textarea"> & FieldProps) {
  const id = useId();
  return (
    <Frame id={id} field={{ label, error, hint }}>
      <textarea
        rows={3}
        {...rest}
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id, { label, error, hint })}
        className={cn(control, "py-3", error === undefined ? "border-line" : "border-red", className)}
      />
    </Frame>
  );
}

/** A labelled native select: the phone's own wheel is better than any widget. */
export function SelectField({
  label,
  error,
  hint,
  className,
  children,
  ...rest
}: ComponentProps<"select"> & FieldProps) {
  const id = useId();
  return (
    <Frame id={id} field={{ label, error, hint }}>
      <div className="relative">
        <select
          {...rest}
          id={id}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(id, { label, error, hint })}
          className={cn(
            control,
            "appearance-none pr-11",
            error === undefined ? "border-line" : "border-red",
            className,
          )}
        >
          {children}
        </select>
        <ChevronIcon className="pointer-events-none absolute inset-y-0 right-4 my-auto size-5 text-ink-soft" />
      </div>
    </Frame>
  );
}

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
          aria-describedby={error ? `${id}-error` : undefined}
          className="mt-0.5 size-5 shrink-0 accent-violet"
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={`${id}-error`} className="text-small text-red">
          {error}
        </p>
      )}
    </div>
  );
}
