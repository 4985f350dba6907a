import { valibotResolver } from "@hookform/resolvers/valibot";
import { useState, type ReactNode } from "react";
import { useForm } from "react-hook-form";
import type { SchoolClass } from "../../data/classes";
import { pokeContact } from "../../data/messages";
import { profileOf, updateProfile, type Profile, type Student } from "../../data/students";
import { messageOf } from "../../lib/app-error";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { StudentFields } from "../../ui/student-fields";
import { firstProblem, profileSchema } from "./profile-schema";

/** The student's details, saved as a whole. What is wrong is said once, above the button, and the field is marked. */
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
  /** A rule of what stands beside the details: the sentence that says what is missing there. */
  findProblem?: () => string | undefined;
  onSaved: (profile: Profile) => void;
  /** What else belongs to the form, above its button. */
  children?: ReactNode;
}) {
  const [failure, setFailure] = useState<string>();
  const form = useForm({ resolver: valibotResolver(profileSchema), defaultValues: profileOf(student) });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (profile) => {
    const problem = findProblem?.();
    setFailure(problem);
    if (problem) return;
    try {
      await updateProfile(student.id, profile);
      if (student.consentAt !== null) void pokeContact(email);
      onSaved(profile);
    } catch (error) {
      setFailure(messageOf(error));
    }
  });
  const problem = firstProblem(errors) ?? failure;

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <StudentFields
        form={form}
        classes={classes}
        email={email}
        guardianLabel="Guardian's name"
        emailHint="The account's address. It cannot be changed here."
        isSaidOnce
      />
      {children}
      {problem && <Notice tone="error">{problem}</Notice>}
      <Button type="submit" pending={isSubmitting} className="justify-self-start max-sm:w-full">
        {submitLabel}
      </Button>
    </form>
  );
}
