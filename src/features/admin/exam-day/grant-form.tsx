import { useState } from "react";
import { giveGrant, type Grant } from "../../../data/admin/exam-decisions";
import { Button } from "../../../ui/button";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { TextField } from "../../../ui/field";
import { Notice } from "../../../ui/notice";
import { DecisionFields, useDecisionForm, type Decision } from "./decision-form";
import { DecisionMail } from "./decision-mail";
import type { ExamChoice } from "../../../data/admin/exam-choices";
import { useDecide } from "./use-decide";

const kinds = [
  { id: "minutes", label: "Extra minutes" },
  { id: "hours", label: "A different start time" },
  { id: "reserve", label: "The reserve paper" },
] as const;

/** Turns a day and a time of day in India into an ISO time. */
const toIndianTime = (day: string, time: string) => `${day}T${time}:00+05:30`;

/** A decision for one student alone. */
type Given = Exclude<Decision, { kind: "call_off" }>;

function toGrant(given: Given, examOn: string): Grant {
  if (given.kind === "minutes") return { isReserve: false, seconds: given.minutes * 60, hours: null };
  const isReserve = given.kind === "reserve";
  const day = isReserve ? given.day : examOn;
  const hours = { opensAt: toIndianTime(day, given.opens), lastStartAt: toIndianTime(day, given.lastStart) };
  return { isReserve, seconds: 0, hours };
}

/**
 * The form that gives one student extra time, with a reason that the family reads. The confirmation shows the email.
 * Over 15 minutes a second organiser confirms it.
 */
export function GrantForm({
  exam,
  studentId,
  name,
  hasBegun,
}: {
  exam: ExamChoice;
  studentId: string;
  /** The student's name or email address. */
  name: string;
  hasBegun: boolean;
}) {
  const { decide, isDeciding, failure } = useDecide();
  const form = useDecisionForm(exam.examOn);
  const [givenToConfirm, setGivenToConfirm] = useState<Given | null>(null);
  const submit = form.handleSubmit((given) => {
    if (given.kind !== "call_off") setGivenToConfirm(given);
  });
  const give = async (given: Given) => {
    const grant = toGrant(given, exam.examOn);
    if (await decide(() => giveGrant(exam, studentId, grant, given.reason))) form.resetField("reason");
    return undefined;
  };
  const grant = givenToConfirm && toGrant(givenToConfirm, exam.examOn);
  return (
    <>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid gap-4 border-t border-line pt-4"
      >
        <h3 className="text-subheading">Give extra time or a reserve paper</h3>
        <DecisionFields
          form={form}
          label="What"
          kinds={hasBegun ? kinds.filter(({ id }) => id === "minutes") : kinds}
          minutesHint="Over 15 minutes in total needs a second organiser. At most 60."
          opens={{ label: "First start", hint: "Indian time." }}
          reasonHint="The family will read it."
          day={
            <TextField
              type="date"
              label="Day"
              hint="Within 7 days after the exam."
              min={exam.examOn}
              {...form.register("day")}
              error={form.formState.errors.day?.message}
            />
          }
        />
        {failure && <Notice tone="error">{failure}</Notice>}
        <Button type="submit" variant="outline" className="justify-self-start" pending={isDeciding}>
          Give it
        </Button>
      </form>
      {givenToConfirm && grant && (
        <ConfirmDialog
          title={`Email the family of ${name}?`}
          yes="Give it and email the family"
          onYes={() => give(givenToConfirm)}
          onClose={() => setGivenToConfirm(null)}
        >
          <p>
            It takes effect now, and the family gets this email. Over 15 minutes in total, or with a start
            after everybody&rsquo;s last start, both wait until a second organiser has confirmed it.
          </p>
          <DecisionMail
            exam={exam.name}
            examOn={exam.examOn}
            decision={{
              kind: grant.isReserve ? "reserve" : "grant",
              extraSeconds: grant.seconds,
              opensAt: grant.hours?.opensAt ?? null,
              lastStartAt: grant.hours?.lastStartAt ?? null,
              reason: givenToConfirm.reason,
            }}
          />
        </ConfirmDialog>
      )}
    </>
  );
}
