import { valibotResolver } from "@hookform/resolvers/valibot";
import { type ReactNode } from "react";
import { useForm, type FieldErrors } from "react-hook-form";
import * as v from "valibot";
import type { SchoolClass } from "../../../data/classes";
import { requestContactSync } from "../../../data/messages";
import { updateDetails, type Student } from "../../../data/students";
import { profileDetailsSchema, toFormValues, type StudentDetails } from "../../../lib/student-details";
import { useUnsavedChanges } from "../../../lib/unsaved-changes";
import { Button } from "../../../ui/button";
import { Notice } from "../../../ui/notice";
import { StudentFields } from "../../../ui/student-fields";
import { useSubmit } from "../../../ui/use-submit";

/** The first message in the order of the form, because the profile shows one message at a time. */
function findFirstProblem(errors: FieldErrors<StudentDetails>): string | undefined {
  const fields = v.keyof(profileDetailsSchema).options;
  return fields.map((field) => errors[field]?.message).find(Boolean);
}

/**
 * The form for the student's details. Each invalid field shows its error; the first error is also shown above the
 * button.
 */
export function ProfileForm({
  student,
  email,
  classes,
  submitLabel,
  findProblem,
  onSaved,
  children,
}: {
  student: Student;
  email: string;
  classes: readonly SchoolClass[];
  submitLabel: string;
  /** Checks the fields in `children`; returns a sentence about a missing value, or undefined if none is missing. */
  findProblem?: () => string | undefined;
  onSaved: (details: StudentDetails) => void;
  /** Other parts of the form, above its button. */
  children?: ReactNode;
}) {
  const { run, failure } = useSubmit();
  const form = useForm({
    resolver: valibotResolver(profileDetailsSchema),
    defaultValues: toFormValues(student),
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  useUnsavedChanges(isDirty);

  const submit = form.handleSubmit((details) =>
    run(async () => {
      const problem = findProblem?.();
      if (problem) return problem;
      await updateDetails(student.id, details, "profile_not_saved");
      form.reset(details);
      if (student.consentAt !== null) void requestContactSync(email);
      onSaved(details);
    }),
  );
  const problem = findFirstProblem(errors) ?? failure;

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <StudentFields
        form={form}
        classes={classes}
        email={email}
        emailHint="This is your login email. To change it, use “Change email” below."
      />
      {children}
      {problem && <Notice tone="error">{problem}</Notice>}
      <Button type="submit" pending={isSubmitting} className="justify-self-start max-sm:w-full">
        {submitLabel}
      </Button>
    </form>
  );
}
