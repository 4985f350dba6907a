import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { decisionsQuery, examDayQuery, type Decision, type PaperCounts } from "../../../data/admin/exam-day";
import { resolveDecision } from "../../../data/admin/exam-decisions";
import { formatIst } from "../../../lib/dates";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { countText } from "../../../ui/count-text";
import { Dialog } from "../../../ui/dialog";
import { DialogButtons } from "../../../ui/dialog-buttons";
import { EmptyState } from "../../../ui/empty-state";
import { LoadedView } from "../../../ui/loaded-view";
import { Notice } from "../../../ui/notice";
import type { ExamChoice } from "../../../data/admin/exam-choices";
import { DecisionMail } from "./decision-mail";
import { countFamilies, formatMinutes, formatStart } from "./exam-day-texts";
import { useDecide } from "./use-decide";

function describeDecision({ kind, state, extraSeconds, opensAt, lastStartAt }: Decision): string {
  const minutes = extraSeconds === null ? "" : `${formatMinutes(extraSeconds)} extra`;
  const start = opensAt === null ? "" : `start ${formatStart(opensAt, lastStartAt)}`;
  if (kind === "cancel") return state === "taken" ? "Cancelled" : "Cancel the exam";
  if (kind === "reserve") return `Reserve paper, ${formatIst(opensAt ?? "", "date")}, ${start}`;
  return [minutes, start].filter(Boolean).join(", ");
}

function describeDeciders({ decidedBy, confirmedBy, decidedAt, isSingle, state }: Decision): string {
  const parts = [
    `${decidedBy ?? "A former organiser"}, ${formatIst(decidedAt, "dateTime")}`,
    confirmedBy && `confirmed by ${confirmedBy}`,
    isSingle && "decided by one organiser (there is only one)",
    state === "withdrawn" && "taken back",
  ];
  return parts.filter(Boolean).join("; ");
}

type CardProps = { exam: ExamChoice; decision: Decision; papers: readonly PaperCounts[] };

/** The second organiser's confirmation: it shows the email, and how many families get it. */
function ConfirmDecision({ exam, decision, papers, onClose }: CardProps & { onClose: () => void }) {
  const { decide, isDeciding, failure } = useDecide();
  const { id, studentName, className } = decision;
  const classId = papers.find((paper) => paper.className === className)?.classId ?? null;
  const recipients =
    studentName === null ? countText(countFamilies(papers, classId), "family", "families") : studentName;
  const confirm = async () => {
    if (await decide(() => resolveDecision(id, true))) onClose();
  };
  return (
    <Dialog
      title={`${exam.name}: email ${recipients}?`}
      intro={`${studentName ?? className ?? "All classes"}: ${describeDecision(decision)}. It takes effect now, and this email is sent.`}
      onClose={onClose}
    >
      <DecisionMail exam={exam.name} examOn={exam.examOn} decision={decision} />
      {failure && <Notice tone="error">{failure}</Notice>}
      <DialogButtons
        confirmLabel={`Confirm and email ${recipients}`}
        pending={isDeciding}
        onConfirm={() => void confirm()}
        onCancel={onClose}
      />
    </Dialog>
  );
}

function DecisionCard({ exam, decision, papers }: CardProps) {
  const { decide, isDeciding, failure } = useDecide();
  const [isConfirming, setConfirming] = useState(false);
  const { id, state, studentName, className, reason, isMine } = decision;
  const audience = studentName ?? className ?? "All classes";
  return (
    <Card className="grid gap-3">
      <div className="grid gap-1">
        <h3 className="text-subheading">
          {audience}: {describeDecision(decision)}
        </h3>
        <p className="wrap-anywhere">{reason}</p>
        <p className="text-small text-ink-soft">{describeDeciders(decision)}</p>
      </div>
      {state === "waiting" && (
        <div className="flex flex-wrap gap-3">
          {isMine ? (
            <p className="flex min-h-11.5 items-center font-semibold">Waiting for another organiser</p>
          ) : (
            <Button size="card" disabled={isDeciding} onClick={() => setConfirming(true)}>
              Confirm <span className="sr-only">for {audience}</span>
            </Button>
          )}
          <Button
            variant="outline"
            size="card"
            disabled={isDeciding}
            onClick={() => void decide(() => resolveDecision(id, false))}
          >
            Take back <span className="sr-only">for {audience}</span>
          </Button>
        </div>
      )}
      {failure && <Notice tone="error">{failure}</Notice>}
      {isConfirming && (
        <ConfirmDecision
          exam={exam}
          decision={decision}
          papers={papers}
          onClose={() => setConfirming(false)}
        />
      )}
    </Card>
  );
}

/** Decisions that wait for a second organiser, and past decisions about this exam. */
export function Decisions({ exam }: { exam: ExamChoice }) {
  const query = useQuery(decisionsQuery(exam));
  const papers = useQuery(examDayQuery(exam)).data ?? [];
  return (
    <LoadedView query={query} label="Loading the decisions">
      {(decisions) =>
        decisions.length === 0 ? (
          <EmptyState title="No decisions about this exam yet">
            <p>
              Extra time, new start times, reserve papers and cancelled exams are listed here, including
              decisions that are waiting for a second organiser’s approval.
            </p>
          </EmptyState>
        ) : (
          <ul className="grid gap-4">
            {decisions.map((decision) => (
              <li key={decision.id}>
                <DecisionCard exam={exam} decision={decision} papers={papers} />
              </li>
            ))}
          </ul>
        )
      }
    </LoadedView>
  );
}
