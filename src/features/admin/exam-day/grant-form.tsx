import { useState } from "react";
import { giveGrant, type Grant } from "../../../data/admin/exam-decisions";
import { Button } from "../../../ui/button";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { TextField } from "../../../ui/field";
import { Notice } from "../../../ui/notice";
import { DecisionFields, useDecisionForm, type Decision } from "./decision-form";
import { DecisionMail } from "./decision-mail";
import type { ExamChoice } from "../../../data/admin/exam-choices";
import type { PossibleGrants } from "./find-possible-grants";
import { useDecide } from "./use-decide";

const minutesKind = { id: "minutes", label: "Extra minutes" } as const;
const hoursKind = { id: "hours", label: "A different start time" } as const;
const reserveKind = { id: "reserve", label: "The reserve paper" } as const;

const lastStartOverText = "not possible: the latest time to start has passed";
const examDayOverText = "not possible: the exam day is over";
const disable = <Kind extends { label: string }>(kind: Kind, reason: string) => ({
  ...kind,
  label: `${kind.label} (${reason})`,
  isDisabled: true,
});

/** The choices for each value of `PossibleGrants`, and the kind that is selected at first. */
const kindsByPossibleGrants = {
  all: { kinds: [minutesKind, hoursKind, reserveKind], firstKind: "minutes" },
  minutes: { kinds: [minutesKind], firstKind: "minutes" },
  start: { kinds: [disable(minutesKind, lastStartOverText), hoursKind, reserveKind], firstKind: "hours" },
  reserve: {
    kinds: [disable(minutesKind, examDayOverText), disable(hoursKind, examDayOverText), reserveKind],
    firstKind: "reserve",
  },
} as const;

/** Turns a day and a time of day in India into an ISO time. */
const toIndianTime = (day: string, time: string) => `${day}T${time}:00+05:30`;

/** A decision for one student. An exam is never cancelled for one student only. */
type GrantDecision = Exclude<Decision, { kind: "cancel" }>;

function toGrant(decision: GrantDecision, examOn: string): Grant {
  if (decision.kind === "minutes") return { isReserve: false, seconds: decision.minutes * 60, hours: null };
  const isReserve = decision.kind === "reserve";
  const day = isReserve ? decision.day : examOn;
  const hours = {
    opensAt: toIndianTime(day, decision.opens),
    lastStartAt: toIndianTime(day, decision.lastStart),
  };
  return { isReserve, seconds: 0, hours };
}

/**
 * The form that gives one student extra time, with a reason that the family reads. The confirmation shows the email.
 * A grant of more than 15 minutes waits for a second organiser.
 */
export function GrantForm({
  exam,
  studentId,
  name,
  possibleGrants,
}: {
  exam: ExamChoice;
  studentId: string;
  /** The student's name or email address. */
  name: string;
  /** The grants that are still possible. */
  possibleGrants: Exclude<PossibleGrants, "nothing">;
}) {
  const { decide, isDeciding, failure } = useDecide();
  const { kinds, firstKind } = kindsByPossibleGrants[possibleGrants];
  const form = useDecisionForm(exam.examOn, firstKind);
  const [decisionToConfirm, setDecisionToConfirm] = useState<GrantDecision | null>(null);
  const submit = form.handleSubmit((decision) => {
    if (decision.kind !== "cancel") setDecisionToConfirm(decision);
  });
  const give = async (decision: GrantDecision) => {
    const grant = toGrant(decision, exam.examOn);
    if (await decide(() => giveGrant(exam, studentId, grant, decision.reason))) form.resetField("reason");
    return undefined;
  };
  const grant = decisionToConfirm && toGrant(decisionToConfirm, exam.examOn);
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
          kinds={kinds}
          minutesHint="Over 15 minutes in total needs a second organiser. At most 60."
          opens={{ label: "Earliest time to start", hint: "Indian time." }}
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
      {decisionToConfirm && grant && (
        <ConfirmDialog
          title={`Email the family of ${name}?`}
          confirmLabel="Give it and email the family"
          onConfirm={() => give(decisionToConfirm)}
          onClose={() => setDecisionToConfirm(null)}
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
              reason: decisionToConfirm.reason,
            }}
          />
        </ConfirmDialog>
      )}
    </>
  );
}
