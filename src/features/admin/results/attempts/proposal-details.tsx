import type { ReactNode } from "react";
import type { VoidProposal } from "../../../../data/admin/attempts";
import { formatIst } from "../../../../lib/dates";
import { decisionTexts } from "./attempt-texts";

function Statement({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <p className="text-small text-ink-soft">{title}</p>
      <blockquote className="border-l-4 border-line pl-3 wrap-anywhere whitespace-pre-line">
        {children}
      </blockquote>
    </div>
  );
}

const formatAuthor = (name: string | null, writtenAt: string | null) =>
  `${name ?? "A former organiser"}${writtenAt === null ? "" : `, ${formatIst(writtenAt, "dateTime")} IST`}`;

/** The proposal to void an attempt, the family's reply, and the decision. */
export function ProposalDetails({ proposal }: { proposal: VoidProposal }) {
  const {
    reason,
    proposedBy,
    proposedAt,
    reply,
    repliedAt,
    decision,
    decisionReason,
    decidedBy,
    decidedAt,
    isSingle,
  } = proposal;
  return (
    <div className="grid gap-3 text-small">
      <Statement title={formatAuthor(proposedBy, proposedAt)}>{reason}</Statement>
      {reply === null ? (
        <p>The family has not replied.</p>
      ) : (
        <Statement title={`The family, ${formatIst(repliedAt ?? proposedAt, "dateTime")} IST`}>
          {reply}
        </Statement>
      )}
      {decision !== null && (
        <>
          <p className="font-semibold">
            {decisionTexts[decision]}
            {isSingle && ". Decided by one organiser"}
          </p>
          <Statement title={formatAuthor(decidedBy, decidedAt)}>{decisionReason}</Statement>
        </>
      )}
    </div>
  );
}
