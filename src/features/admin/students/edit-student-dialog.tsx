import { valibotResolver } from "@hookform/resolvers/valibot";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useForm, useWatch } from "react-hook-form";
import {
  studentsKey,
  updateStudent,
  type EditOutcome,
  type ListedStudent,
} from "../../../data/admin/students";
import { classesQuery } from "../../../data/classes";
import { messageOf } from "../../../lib/app-error";
import {
  editErrors,
  organiserDetailsSchema,
  toFormValues,
  type EditError,
} from "../../../lib/student-details";
import { toastSuccess } from "../../../ui/toast";
import { Dialog } from "../../../ui/dialog";
import { DialogButtons } from "../../../ui/dialog-buttons";
import { Notice } from "../../../ui/notice";
import { StudentFields } from "../../../ui/student-fields";
import { useSubmit } from "../../../ui/use-submit";
import { useExamsInOtherClass } from "./use-exams-in-other-class";

const refusals: Record<Exclude<EditOutcome["outcome"], "saved" | "unchanged" | "invalid">, string> = {
  not_found: "This student’s account no longer exists. Please close this.",
  changed_meanwhile:
    "The family or another organiser has changed this student. Please close this and edit again.",
};

/**
 * The form to correct a student's details, without role and email address. Typed text stays after a failure.
 */
export function EditStudentDialog({ student, onClose }: { student: ListedStudent; onClose: () => void }) {
  const queryClient = useQueryClient();
  const classes = useQuery(classesQuery);
  const { run, failure } = useSubmit();
  const form = useForm({
    resolver: valibotResolver(organiserDetailsSchema(student)),
    defaultValues: toFormValues(student),
  });

  const classId = useWatch({ control: form.control, name: "classId" });
  const isClassChanged = classId !== "" && classId !== student.classId;
  const classHint = useExamsInOtherClass(student.id, isClassChanged ? classId : undefined);

  const showErrors = (errors: EditError[]) => {
    for (const error of errors)
      form.setError(editErrors[error].field, { message: editErrors[error].text }, { shouldFocus: true });
  };
  const refreshList = () => queryClient.invalidateQueries({ queryKey: studentsKey });
  const save = form.handleSubmit((details) =>
    run(async () => {
      const reply = await updateStudent(student, details);
      if (reply.outcome === "unchanged") return onClose();
      if (reply.outcome === "invalid") return showErrors(reply.errors);
      if (reply.outcome !== "saved") {
        await refreshList();
        return refusals[reply.outcome];
      }
      toastSuccess("Student saved.");
      await refreshList();
      onClose();
    }),
  );

  return (
    <Dialog title="Edit student" intro={student.email ?? undefined} onClose={onClose}>
      <form noValidate onSubmit={(event) => void save(event)} className="grid gap-4">
        {classes.data && (
          <StudentFields
            form={form}
            classes={classes.data}
            email={student.email ?? ""}
            isOnlyNameRequired
            classHint={classHint}
            emailHint="Only the family can change it: Dashboard, Profile, “Change email”."
          />
        )}
        {classes.isError && <Notice tone="error">{messageOf(classes.error)}</Notice>}
        {failure && <Notice tone="error">{failure}</Notice>}
        <DialogButtons
          confirmLabel="Save"
          disabled={!classes.data}
          pending={form.formState.isSubmitting}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
