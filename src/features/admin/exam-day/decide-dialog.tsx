import { decideExam, type ForEverybody } from "../../../data/admin/exam-decisions";
import { Dialog } from "../../../ui/dialog";
import { DialogButtons } from "../../../ui/dialog-buttons";
import { Notice } from "../../../ui/notice";
import { DecisionFields, useDecisionForm, type Decision } from "./decision-form";
import type { ExamChoice } from "../../../data/admin/exam-choices";
import { useDecide } from "./use-decide";

const kinds = [
  { id: "minutes", label: "Minutes more for everybody" },
  { id: "hours", label: "Move hours that have not begun" },
  { id: "call_off", label: "Call the exam off" },
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
      intro="Everybody enrolled is written to. A second organiser confirms it first, unless there is one alone."
      onClose={onClose}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <DecisionFields
          form={form}
          label="Decision"
          kinds={kinds}
          minutesHint="They reach running rooms with their next reply. An hour in all at most."
          opens={{ label: "Opens", hint: "On the exam's day, in India." }}
          reasonHint="Families read it in the mail."
        />
        {failure && <Notice tone="error">{failure}</Notice>}
        <DialogButtons yes="Ask for it" pending={isDeciding} onNo={onClose} />
      </form>
    </Dialog>
  );
}
