import { useMemo, useState } from "react";
import { canMoreAnswersArrive, type AttemptDetails } from "../../../data/admin/exam-day";
import { decideLateAnswers } from "../../../data/admin/exam-decisions";
import { toOwnNumbering } from "../../../engine/exam/paper/own-numbering";
import { formatIst } from "../../../lib/dates";
import { Button } from "../../../ui/button";
import { Notice } from "../../../ui/notice";
import { TextAreaField } from "../../../ui/text-area-field";
import { useDecide } from "./use-decide";

/**
 * Shows answers that were given in time but arrived too late. When no more can arrive, a form decides once, with a
 * reason, whether all of them count or none.
 */
export function LateAnswers({ attempt, serverNow }: { attempt: AttemptDetails; serverNow: string }) {
  const { attempt_id, kept, order, decision, decide_after } = attempt;
  const { decide, isDeciding, failure } = useDecide();
  const [reason, setReason] = useState("");
  const [tooEarlyUntil, setTooEarlyUntil] = useState<string>();
  const ownNumbering = useMemo(() => order && toOwnNumbering(order), [order]);
  if (kept.length === 0) return null;
  const send = (isCounted: boolean) =>
    void decide(async () => {
      const reply = await decideLateAnswers(attempt_id, isCounted, reason);
      setTooEarlyUntil(reply.until);
      return reply.outcome;
    });
  return (
    <section className="grid gap-3 rounded-small border border-line p-4">
      <h4 className="font-semibold">Late answers: {kept.length}</h4>
      <ul className="grid gap-1 text-small">
        {kept.map(({ n, answered_at, received_at }) => (
          <li key={`${n} ${answered_at} ${received_at}`}>
            {ownNumbering
              ? `Question ${ownNumbering.toOwnAnswer(n, null).number} (number ${n} in the paper)`
              : `Question ${n}`}
            : answered {formatIst(answered_at, "clock")}, received {formatIst(received_at, "clock")}
          </li>
        ))}
      </ul>
      {decide_after !== null && canMoreAnswersArrive(attempt, serverNow) ? (
        <p className="text-small">
          More answers can still arrive until {formatIst(decide_after, "clock")}. You can decide here after
          that: one decision, for all of them.
        </p>
      ) : decision ? (
        <p className="text-small wrap-anywhere">
          {decision.is_counted ? "They count: " : "They do not count: "}
          {decision.reason}
        </p>
      ) : (
        <>
          <TextAreaField
            label="Reason for this decision"
            hint="The family can read it. This decision is final and is for all of them."
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <div className="flex flex-wrap gap-3">
            <Button size="card" pending={isDeciding} onClick={() => send(true)}>
              Count them
            </Button>
            <Button variant="outline" size="card" disabled={isDeciding} onClick={() => send(false)}>
              Leave them out
            </Button>
          </div>
          {failure && (
            <Notice tone="error">
              {tooEarlyUntil === undefined
                ? failure
                : `More answers can still arrive until ${formatIst(tooEarlyUntil, "clock")} IST. Please decide after that.`}
            </Notice>
          )}
        </>
      )}
    </section>
  );
}
