import { useId, type ComponentProps, type ReactNode } from "react";
import { cn } from "../lib/cn";
import { ChevronIcon } from "./layout-icons";

/** The texts beside every control. */
export type FieldProps = { label: string; error?: string | undefined; hint?: ReactNode };

const controlClass =
  "min-h-13 w-full rounded-small border bg-paper px-4 text-ink placeholder:text-ink-soft/70";

/**
 * Builds the attributes that every control has, so that its error or hint is read out with it.
 *
 * @param field the control's error and hint
 * @param className extra classes for this kind of control
 * @returns the control's attributes
 */
export function useControl({ error, hint }: FieldProps, className: string | undefined) {
  const id = useId();
  const isInvalid = error !== undefined;
  return {
    id,
    "aria-invalid": isInvalid,
    "aria-describedby": error || hint ? `${id}-note` : undefined,
    className: cn(controlClass, isInvalid ? "border-red" : "border-control", className),
  };
}

/** The error of the control with this id, or else its hint. */
export function FieldNote({ id, error, hint }: Omit<FieldProps, "label"> & { id: string }) {
  const text = error || hint;
  return (
    text && (
      <p id={`${id}-note`} className={cn("text-small", error ? "text-red" : "text-ink-soft")}>
        {text}
      </p>
    )
  );
}

/** A control between its label and its note. */
export function FieldFrame({
  id,
  field,
  isRequired = false,
  children,
}: {
  id: string;
  field: FieldProps;
  /** Whether the control must be filled in. A star shows this; screen readers read it from the control's attribute. */
  isRequired?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <div className="grid gap-1.5">
      <label
        htmlFor={id}
        className={cn(
          "text-small font-semibold wrap-anywhere",
          isRequired && "after:text-red after:content-['_*'_/_'']",
        )}
      >
        {field.label}
      </label>
      {children}
      <FieldNote id={id} {...field} />
    </div>
  );
}

/** A labelled text input; its error is right below it and is read out with it. */
export function TextField({ label, error, hint, className, ...rest }: ComponentProps<"input"> & FieldProps) {
  const field = { label, error, hint };
  // Not for selects, because the CSS pseudo-class `:read-only` matches them.
  const control = useControl(field, cn("read-only:bg-mist read-only:text-ink-soft", className));
  return (
    <FieldFrame id={control.id} field={field} isRequired={rest.required}>
      <input {...rest} {...control} />
    </FieldFrame>
  );
}

/** A labelled native select, because a phone's own picker is easier to use than a custom one. */
export function SelectField({
  label,
  error,
  hint,
  className,
  children,
  ...rest
}: ComponentProps<"select"> & FieldProps) {
  const field = { label, error, hint };
  const control = useControl(field, cn("appearance-none pr-11", className));
  return (
    <FieldFrame id={control.id} field={field} isRequired={rest.required}>
      <div className="relative">
        <select {...rest} {...control}>
          {children}
        </select>
        <ChevronIcon className="pointer-events-none absolute inset-y-0 right-4 my-auto size-5 text-ink-soft" />
      </div>
    </FieldFrame>
  );
}
