import type { UseFormReturn } from "react-hook-form";
import { studentFields, type StudentDetails } from "../lib/student-details";
import { SelectField, TextField } from "./field";

/**
 * The fields about the student, in the checkout, the profile and the admin panel. The email belongs to the account and
 * is read-only here.
 */
export function StudentFields({
  form,
  classes,
  email,
  isGuardianOptional = false,
  isOnlyNameRequired = false,
  emailHint,
  phoneHint,
  classHint,
}: {
  form: UseFormReturn<StudentDetails>;
  classes: readonly { id: string; name: string }[];
  email: string;
  isGuardianOptional?: boolean;
  /** True when an organiser edits: only the name is required then, while families must fill in everything. */
  isOnlyNameRequired?: boolean;
  emailHint: string;
  /** Shown under a pre-filled phone number. */
  phoneHint?: string;
  /** A hint about the class that is chosen. */
  classHint?: string | undefined;
}) {
  const { errors } = form.formState;
  const findError = (field: keyof StudentDetails) => errors[field]?.message;
  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-[2fr_1fr]">
        <TextField {...studentFields.name} required error={findError("name")} {...form.register("name")} />
        <SelectField
          {...studentFields.classId}
          required={!isOnlyNameRequired}
          error={findError("classId")}
          hint={classHint}
          {...form.register("classId")}
        >
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
        required={!isOnlyNameRequired}
        error={findError("schoolName")}
        {...form.register("schoolName")}
      />
      <TextField
        {...studentFields.guardianName}
        {...(isGuardianOptional && { label: `${studentFields.guardianName.label} (optional)` })}
        required={!isGuardianOptional && !isOnlyNameRequired}
        error={findError("guardianName")}
        {...form.register("guardianName")}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...studentFields.phone}
          type="tel"
          required={!isOnlyNameRequired}
          error={findError("phone")}
          hint={phoneHint}
          {...form.register("phone")}
        />
        <TextField label="Email" type="email" value={email} readOnly hint={emailHint} />
      </div>
    </div>
  );
}
