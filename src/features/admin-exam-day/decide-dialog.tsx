import { useState, type SyntheticEvent } from "react";
import { decideExam, type ForEverybody } from "../../data/admin/exam-decisions";
import { Dialog } from "../../ui/dialog";
import { DialogButtons } from "../../ui/dialog-buttons";
import { SelectField, TextField } from "../../ui/field";
import { Notice } from "../../ui/notice";
import { TextAreaField } from "../../ui/text-area-field";
import type { ExamChoice } from "./exam-choices";
import { useDecide } from "./use-decide";

const kinds = [
  { id: "minutes", label: "Minutes more for everybody" },
  { id: "hours", label: "Move hours that have not begun" },
  { id: "call_off", label: "Call the exam off" },
] as const;

type Kind = (typeof kinds)[number]["id"];

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
  const [kind, setKind] = useState<Kind>("minutes");
  const [minutes, setMinutes] = useState("10");
  const [opens, setOpens] = useState("");
  const [lastStart, setLastStart] = useState("");
  const [reason, setReason] = useState("");

  const decision: ForEverybody =
    kind === "minutes"
      ? { kind, seconds: Math.round(Number(minutes)) * 60 }
      : kind === "hours"
        ? { kind, opens, lastStart }
        : { kind };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (await decide(() => decideExam(exam, classId, decision, reason))) onClose();
  };
  return (
    <Dialog
      title={`${exam.name}, ${className}`}
      intro="Everybody enrolled is written to. A second organiser confirms it first, unless there is one alone."
      onClose={onClose}
    >
      <form onSubmit={(event) => void submit(event)} className="grid gap-4">
        <SelectField
          label="Decision"
          value={kind}
          onChange={(event) => setKind(kinds.find(({ id }) => id === event.target.value)?.id ?? "minutes")}
        >
          {kinds.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
        {kind === "minutes" && (
          <TextField
            type="number"
            label="Minutes"
            hint="They reach running rooms with their next reply. An hour in all at most."
            required
            min={1}
            max={60}
            value={minutes}
            onChange={(event) => setMinutes(event.target.value)}
          />
        )}
        {kind === "hours" && (
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              type="time"
              label="Opens"
              hint="On the exam's day, in India."
              required
              value={opens}
              onChange={(event) => setOpens(event.target.value)}
            />
            <TextField
              type="time"
              label="Last start"
              required
              value={lastStart}
              onChange={(event) => setLastStart(event.target.value)}
            />
          </div>
        )}
        <TextAreaField
          label="Reason"
          hint="Families read it in the mail."
          required
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {failure && <Notice tone="error">{failure}</Notice>}
        <DialogButtons yes="Ask for it" pending={isDeciding} onNo={onClose} />
      </form>
    </Dialog>
  );
}
