import type { UseFormReturn } from "react-hook-form";
import { studentFields, type StudentDetails } from "../lib/student-details";
import { SelectField, TextField } from "./field";

/** Who sits the exam: the fields of checkout, profile and registration. The email is the account's and stays. */
export function StudentFields({
  form,
  classes,
  email,
  isGuardianOptional = false,
  emailHint,
  phoneHint,
  isSaidOnce = false,
}: {
  form: UseFormReturn<StudentDetails>;
  classes: readonly { id: string; name: string }[];
  email: string;
  isGuardianOptional?: boolean;
  emailHint: string;
  /** What is to be known of the phone as it is there. */
  phoneHint?: string;
  /** The form says elsewhere what is wrong: here a wrong field is only marked. */
  isSaidOnce?: boolean;
}) {
  const { errors } = form.formState;
  const problem = (field: keyof StudentDetails) =>
    isSaidOnce && errors[field] ? "" : errors[field]?.message;
  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-[2fr_1fr]">
        <TextField {...studentFields.name} error={problem("name")} {...form.register("name")} />
        <SelectField {...studentFields.classId} error={problem("classId")} {...form.register("classId")}>
          <option value="">Choose</option>
          {classes.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <TextField
        {...studentFields.schoolName}
        error={problem("schoolName")}
        {...form.register("schoolName")}
      />
      <TextField
        {...studentFields.guardianName}
        {...(isGuardianOptional && { label: `${studentFields.guardianName.label} (optional)` })}
        error={problem("guardianName")}
        {...form.register("guardianName")}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...studentFields.phone}
          type="tel"
          error={problem("phone")}
          hint={phoneHint}
          {...form.register("phone")}
        />
        <TextField label="Email" type="email" value={email} readOnly hint={emailHint} />
      </div>
    </div>
  );
}
