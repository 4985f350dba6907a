import { useState, type SyntheticEvent } from "react";
import { giveGrant, type ForOne } from "../../data/admin/exam-decisions";
import { Button } from "../../ui/button";
import { SelectField, TextField } from "../../ui/field";
import { Notice } from "../../ui/notice";
import { TextAreaField } from "../../ui/text-area-field";
import type { ExamChoice } from "./exam-choices";
import { useDecide } from "./use-decide";

const kinds = [
  { id: "minutes", label: "Minutes more" },
  { id: "hours", label: "Hours of one's own" },
  { id: "reserve", label: "The reserve paper" },
] as const;

type Kind = (typeof kinds)[number]["id"];

/** A time of day in India on a day, as an ISO time. */
const inIndia = (day: string, time: string) => `${day}T${time}:00+05:30`;

/** What one student is given, with a reason that the family reads. Over 15 minutes a second organiser confirms it. */
export function GrantForm({
  exam,
  studentId,
  hasBegun,
}: {
  exam: ExamChoice;
  studentId: string;
  hasBegun: boolean;
}) {
  const { decide, isDeciding, failure } = useDecide();
  const [kind, setKind] = useState<Kind>("minutes");
  const [minutes, setMinutes] = useState("10");
  const [day, setDay] = useState(exam.examOn);
  const [opens, setOpens] = useState("");
  const [lastStart, setLastStart] = useState("");
  const [reason, setReason] = useState("");

  const readGiven = (): ForOne => {
    if (kind === "minutes")
      return { isReserve: false, seconds: Math.round(Number(minutes)) * 60, hours: null };
    const on = kind === "reserve" ? day : exam.examOn;
    const hours = { opensAt: inIndia(on, opens), lastStartAt: inIndia(on, lastStart) };
    return { isReserve: kind === "reserve", seconds: 0, hours };
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (await decide(() => giveGrant(exam, studentId, readGiven(), reason))) setReason("");
  };
  const offered = hasBegun ? kinds.filter(({ id }) => id === "minutes") : kinds;
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-4 border-t border-line pt-4">
      <h3 className="text-subheading">Give something</h3>
      <SelectField
        label="What"
        value={kind}
        onChange={(event) => setKind(kinds.find(({ id }) => id === event.target.value)?.id ?? "minutes")}
      >
        {offered.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      {kind === "minutes" && (
        <TextField
          type="number"
          label="Minutes"
          hint="Over 15 in all a second organiser confirms them; 60 at most."
          required
          min={1}
          max={60}
          value={minutes}
          onChange={(event) => setMinutes(event.target.value)}
        />
      )}
      {kind !== "minutes" && (
        <div className="grid gap-4 sm:grid-cols-2">
          {kind === "reserve" && (
            <TextField
              type="date"
              label="Day"
              hint="Within 7 days after the exam."
              required
              min={exam.examOn}
              value={day}
              onChange={(event) => setDay(event.target.value)}
            />
          )}
          <TextField
            type="time"
            label="First start"
            hint="In India."
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
        hint="The family reads it."
        required
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button type="submit" variant="outline" className="justify-self-start" pending={isDeciding}>
        Give it
      </Button>
    </form>
  );
}
