import type { UseFormReturn } from "react-hook-form";
import { maxLengths } from "../lib/max-lengths";
import { SelectField, TextField } from "./field";

/** The texts of the form, as they are typed and chosen. */
export type StudentValues = {
  name: string;
  classId: string;
  schoolName: string;
  guardianName: string;
  phone: string;
};

/** Who sits the exam: the fields of checkout, profile and registration. The email is the account's and stays. */
export function StudentFields({
  form,
  classes,
  email,
  guardianLabel,
  emailHint,
  isSaidOnce = false,
}: {
  form: UseFormReturn<StudentValues>;
  classes: readonly { id: string; name: string }[];
  email: string;
  guardianLabel: string;
  emailHint: string;
  /** The form says elsewhere what is wrong: here a wrong field is only marked. */
  isSaidOnce?: boolean;
}) {
  const { errors } = form.formState;
  const problem = (field: keyof StudentValues) => (isSaidOnce && errors[field] ? "" : errors[field]?.message);
  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-[2fr_1fr]">
        <TextField
          label="Student's name"
          autoComplete="name"
          maxLength={maxLengths.name}
          error={problem("name")}
          {...form.register("name")}
        />
        <SelectField label="Class" error={problem("classId")} {...form.register("classId")}>
          <option value="">Choose</option>
          {classes.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <TextField
        label="School name"
        autoComplete="organization"
        maxLength={maxLengths.schoolName}
        error={problem("schoolName")}
        {...form.register("schoolName")}
      />
      <TextField
        label={guardianLabel}
        maxLength={maxLengths.guardianName}
        error={problem("guardianName")}
        {...form.register("guardianName")}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label="Phone number"
          type="tel"
          autoComplete="tel"
          maxLength={maxLengths.phone}
          error={problem("phone")}
          {...form.register("phone")}
        />
        <TextField label="Email" type="email" value={email} readOnly hint={emailHint} />
      </div>
    </div>
  );
}
