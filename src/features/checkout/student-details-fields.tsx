import type { UseFormReturn } from "react-hook-form";
import type { SchoolClass } from "../../data/classes";
import type { Profile } from "../../data/students";
import { SelectField, TextField } from "../../ui/field";
import { maxLengths } from "./student-details";

/** Who sits the exam. The email is the account's and cannot be changed here. */
export function StudentDetailsFields({
  form,
  classes,
  email,
}: {
  form: UseFormReturn<Profile>;
  classes: readonly SchoolClass[];
  email: string;
}) {
  const { errors } = form.formState;
  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-[2fr_1fr]">
        <TextField
          label="Student's name"
          autoComplete="name"
          maxLength={maxLengths.name}
          error={errors.name?.message}
          {...form.register("name")}
        />
        <SelectField label="Class" error={errors.classId?.message} {...form.register("classId")}>
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
        error={errors.schoolName?.message}
        {...form.register("schoolName")}
      />
      <TextField
        label="Guardian's name (optional)"
        maxLength={maxLengths.guardianName}
        error={errors.guardianName?.message}
        {...form.register("guardianName")}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label="Phone number"
          type="tel"
          autoComplete="tel"
          maxLength={maxLengths.phone}
          error={errors.phone?.message}
          {...form.register("phone")}
        />
        <TextField label="Email" type="email" value={email} readOnly hint="The confirmation goes here." />
      </div>
    </div>
  );
}
