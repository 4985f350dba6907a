import { useQuery } from "@tanstack/react-query";
import { decisionsQuery, type Decision } from "../../../data/admin/exam-day";
import { answerDecision } from "../../../data/admin/exam-decisions";
import { formatIst } from "../../../lib/dates";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { EmptyState } from "../../../ui/empty-state";
import { LoadedView } from "../../../ui/loaded-view";
import { Notice } from "../../../ui/notice";
import type { ExamChoice } from "../../../data/admin/exam-choices";
import { writeMinutes, writeStart } from "./exam-day-texts";
import { useDecide } from "./use-decide";

function describe({ kind, extraSeconds, opensAt, lastStartAt }: Decision): string {
  const minutes = extraSeconds === null ? "" : `${writeMinutes(extraSeconds)} extra`;
  const start = opensAt === null ? "" : `start ${writeStart(opensAt, lastStartAt)}`;
  if (kind === "call_off") return "Cancelled";
  if (kind === "reserve") return `Reserve paper, ${formatIst(opensAt ?? "", "date")}, ${start}`;
  return [minutes, start].filter(Boolean).join(", ");
}

function describeWho({ decidedBy, confirmedBy, decidedAt, isSingle, state }: Decision): string {
  const parts = [
    `${decidedBy ?? "A former organiser"}, ${formatIst(decidedAt, "time")}`,
    confirmedBy && `confirmed by ${confirmedBy}`,
    isSingle && "decided by one organiser (there is only one)",
    state === "withdrawn" && "taken back",
  ];
  return parts.filter(Boolean).join("; ");
}

function DecisionCard({ decision }: { decision: Decision }) {
  const { decide, isDeciding, failure } = useDecide();
  const { id, state, studentName, className, reason, isMine } = decision;
  const whom = studentName ?? className ?? "All classes";
  return (
    <Card className="grid gap-3">
      <div className="grid gap-1">
        <h3 className="text-subheading">
          {whom}: {describe(decision)}
        </h3>
        <p className="wrap-anywhere">{reason}</p>
        <p className="text-small text-ink-soft">{describeWho(decision)}</p>
      </div>
      {state === "waiting" && (
        <div className="flex flex-wrap gap-3">
          {isMine ? (
            <p className="flex min-h-11.5 items-center font-semibold">Waiting for another organiser</p>
          ) : (
            <Button
              size="card"
              pending={isDeciding}
              onClick={() => void decide(() => answerDecision(id, true))}
            >
              Confirm <span className="sr-only">for {whom}</span>
            </Button>
          )}
          <Button
            variant="outline"
            size="card"
            disabled={isDeciding}
            onClick={() => void decide(() => answerDecision(id, false))}
          >
            Take back <span className="sr-only">for {whom}</span>
          </Button>
        </div>
      )}
      {failure && <Notice tone="error">{failure}</Notice>}
    </Card>
  );
}

/** Decisions that wait for a second organiser, and past decisions about this exam. */
export function Decisions({ exam }: { exam: ExamChoice }) {
  const query = useQuery(decisionsQuery(exam));
  return (
    <LoadedView query={query} label="Loading the decisions">
      {(decisions) =>
        decisions.length === 0 ? (
          <EmptyState title="No decisions about this exam yet" />
        ) : (
          <ul className="grid gap-4">
            {decisions.map((decision) => (
              <li key={decision.id}>
                <DecisionCard decision={decision} />
              </li>
            ))}
          </ul>
        )
      }
    </LoadedView>
  );
}
