import { valibotResolver } from "@hookform/resolvers/valibot";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import * as v from "valibot";
import { editionsQuery, saveExamDays, type DaysOutcome, type Edition } from "../../data/admin/editions";
import { messageOf } from "../../lib/app-error";
import { formatIst } from "../../lib/dates";
import { toastSuccess } from "../../ui/toast";
import { Dialog } from "../../ui/dialog";
import { DialogButtons } from "../../ui/dialog-buttons";
import { TextField } from "../../ui/field";
import { Notice } from "../../ui/notice";
import type { NamedExamDays } from "./exam-days";

const closesTooLate = "Registration closes before the exam day.";

const schema = v.pipe(
  v.object({
    examOn: v.pipe(v.string(), v.nonEmpty("Please choose the exam day.")),
    registrationClosesOn: v.pipe(v.string(), v.nonEmpty("Please choose the last day of registration.")),
  }),
  v.forward(
    v.check(({ examOn, registrationClosesOn }) => registrationClosesOn < examOn, closesTooLate),
    ["registrationClosesOn"],
  ),
);

function refusalText(answer: DaysOutcome): string {
  switch (answer.outcome) {
    case "outside_edition":
      return `The exam day lies between ${formatIst(answer.from, "date")} and ${formatIst(answer.to, "date")}.`;
    case "closes_before_opening":
      return `Registration opens on ${formatIst(answer.opens_on, "date")} and cannot close before.`;
    case "closes_too_late":
      return closesTooLate;
    default:
      return "This edition or exam is gone. Please close this and reload the page.";
  }
}

/** The day of one exam and the last day of its registration, in India. What was typed stays when it fails. */
export function ExamDaysDialog({
  edition,
  exam,
  onClose,
}: {
  edition: Edition;
  exam: NamedExamDays;
  onClose: () => void;
}) {
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const form = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { examOn: exam.examOn ?? "", registrationClosesOn: exam.registrationClosesOn ?? "" },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (days) => {
    setFailure(undefined);
    try {
      const answer = await saveExamDays(edition.id, { examId: exam.examId, ...days });
      if (answer.outcome !== "saved" && answer.outcome !== "unchanged")
        return setFailure(refusalText(answer));
      if (answer.outcome === "saved") toastSuccess("Exam days saved.");
      await queryClient.invalidateQueries({ queryKey: editionsQuery.queryKey });
      onClose();
    } catch (error) {
      setFailure(messageOf(error));
    }
  });

  return (
    <Dialog title={exam.name} intro={`Days in ${edition.name}, as calendar days in India`} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <TextField type="date" label="Exam day" error={errors.examOn?.message} {...form.register("examOn")} />
        <TextField
          type="date"
          label="Last day of registration"
          hint="Open to the end of this day."
          error={errors.registrationClosesOn?.message}
          {...form.register("registrationClosesOn")}
        />
        <p className="text-small text-ink-soft">
          Families read the new day on the site within five minutes, and registration follows it at once.
        </p>
        {failure && <Notice tone="error">{failure}</Notice>}
        <DialogButtons yes="Save" pending={isSubmitting} onNo={onClose} />
      </form>
    </Dialog>
  );
}
