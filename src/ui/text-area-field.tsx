import type { ComponentProps } from "react";
import { cn } from "../lib/cn";
import { FieldFrame, useControl, type FieldProps } from "./field";

/** A labelled input for a few sentences. */
export function TextAreaField({
  label,
  error,
  hint,
  className,
  ...rest
}: ComponentProps<"textarea"> & FieldProps) {
  const field = { label, error, hint };
  const control = useControl(field, cn("py-3", className));
  return (
    <FieldFrame id={control.id} field={field}>
      <textarea rows={3} {...rest} {...control} />
    </FieldFrame>
  );
}
