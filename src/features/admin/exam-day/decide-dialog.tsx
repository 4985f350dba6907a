import { decideExam, type ForEverybody } from "../../../data/admin/exam-decisions";
import { Dialog } from "../../../ui/dialog";
import { DialogButtons } from "../../../ui/dialog-buttons";
import { Notice } from "../../../ui/notice";
import { DecisionFields, useDecisionForm, type Decision } from "./decision-form";
import type { ExamChoice } from "../../../data/admin/exam-choices";
import { useDecide } from "./use-decide";

const kinds = [
  { id: "minutes", label: "Extra minutes for everyone" },
  { id: "hours", label: "Change the start time (not yet started)" },
  { id: "call_off", label: "Cancel the exam" },
] as const;

function toDecision(given: Decision): ForEverybody {
  if (given.kind === "minutes") return { kind: "minutes", seconds: given.minutes * 60 };
  if (given.kind === "call_off") return { kind: "call_off" };
  return { kind: "hours", opens: given.opens, lastStart: given.lastStart };
}

/** One decision for everybody who sits an exam, in one class or in all; a second organiser confirms it. */
export function DecideDialog({
  exam,
  classId,
  className,
  onClose,
}: {
  exam: ExamChoice;
  /** Empty for all classes. */
  classId: string;
  className: string;
  onClose: () => void;
}) {
  const { decide, isDeciding, failure } = useDecide();
  const form = useDecisionForm(exam.examOn);
  const submit = form.handleSubmit(async (given) => {
    if (await decide(() => decideExam(exam, classId, toDecision(given), given.reason))) onClose();
  });
  return (
    <Dialog
      title={`${exam.name}, ${className}`}
      intro="Everyone enrolled will be emailed. A second organiser confirms it first, unless there is only one."
      onClose={onClose}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <DecisionFields
          form={form}
          label="Decision"
          kinds={kinds}
          minutesHint="They reach students in the exam with the next update. At most one hour in total."
          opens={{ label: "Opens", hint: "On the exam day, Indian time." }}
          reasonHint="Families read this in the email."
        />
        {failure && <Notice tone="error">{failure}</Notice>}
        <DialogButtons yes="Send for confirmation" pending={isDeciding} onNo={onClose} />
      </form>
    </Dialog>
  );
}
