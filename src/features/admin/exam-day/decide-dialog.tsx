import { useState } from "react";
import { decideExam, type ExamDecision } from "../../../data/admin/exam-decisions";
import { Button } from "../../../ui/button";
import { countText } from "../../../ui/count-text";
import { Dialog } from "../../../ui/dialog";
import { DialogButtons } from "../../../ui/dialog-buttons";
import { Notice } from "../../../ui/notice";
import { DecisionFields, useDecisionForm, type Decision } from "./decision-form";
import { DecisionMail } from "./decision-mail";
import type { ExamChoice } from "../../../data/admin/exam-choices";
import { useDecide } from "./use-decide";

const kinds = [
  { id: "minutes", label: "Extra minutes for everyone" },
  { id: "hours", label: "Change the start time (not yet started)" },
  { id: "cancel", label: "Cancel the exam" },
] as const;

function toExamDecision(decision: Decision): ExamDecision {
  if (decision.kind === "minutes") return { kind: "minutes", seconds: decision.minutes * 60 };
  if (decision.kind === "cancel") return { kind: "cancel" };
  return { kind: "hours", opens: decision.opens, lastStart: decision.lastStart };
}

/** Turns a time of day in India into an ISO time; null for a decision without a time. */
const toIsoTime = (day: string, { kind }: Decision, clock: string) =>
  kind === "hours" ? `${day}T${clock}:00+05:30` : null;

/**
 * The dialog for a decision that concerns everybody who takes an exam, in one class or in all. The confirmation shows
 * the email and the number of families; a second organiser confirms the decision.
 */
export function DecideDialog({
  exam,
  classId,
  className,
  familyCount,
  onClose,
}: {
  exam: ExamChoice;
  /** Empty for all classes. */
  classId: string;
  className: string;
  /** The number of families that would be emailed. */
  familyCount: number;
  onClose: () => void;
}) {
  const { decide, isDeciding, failure } = useDecide();
  const form = useDecisionForm(exam.examOn);
  const [decisionToConfirm, setDecisionToConfirm] = useState<Decision | null>(null);
  const submit = form.handleSubmit((decision) => setDecisionToConfirm(decision));
  const send = async (decision: Decision) => {
    if (await decide(() => decideExam(exam, classId, toExamDecision(decision), decision.reason))) onClose();
  };
  const title = `${exam.name}, ${className}`;
  if (decisionToConfirm) {
    return (
      <Dialog
        key="question"
        title={`${title}: email ${countText(familyCount, "family", "families")}?`}
        intro="Everyone enrolled gets this email as soon as a second organiser has confirmed it. If you are the only organiser, it goes out now."
        onClose={() => setDecisionToConfirm(null)}
      >
        <DecisionMail
          exam={exam.name}
          examOn={exam.examOn}
          decision={{
            kind: decisionToConfirm.kind,
            extraSeconds: decisionToConfirm.kind === "minutes" ? decisionToConfirm.minutes * 60 : null,
            opensAt: toIsoTime(exam.examOn, decisionToConfirm, decisionToConfirm.opens),
            lastStartAt: toIsoTime(exam.examOn, decisionToConfirm, decisionToConfirm.lastStart),
            reason: decisionToConfirm.reason,
          }}
        />
        {failure && <Notice tone="error">{failure}</Notice>}
        <div className="flex flex-wrap gap-3">
          <Button pending={isDeciding} onClick={() => void send(decisionToConfirm)}>
            Send for confirmation
          </Button>
          <Button variant="outline" disabled={isDeciding} onClick={() => setDecisionToConfirm(null)}>
            Back
          </Button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog
      key="form"
      title={title}
      intro={`${countText(familyCount, "family", "families")} will be emailed. You see the email before it is sent.`}
      onClose={onClose}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <DecisionFields
          form={form}
          label="Decision"
          kinds={kinds}
          minutesHint="They reach students in the exam with the next update. At most one hour in total."
          opens={{ label: "Exam starts", hint: "On the exam day, Indian time." }}
          reasonHint="Families read this in the email."
        />
        <DialogButtons confirmLabel="Continue" pending={false} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
