import type { ReactNode } from "react";
import { paths } from "../../../config/paths";
import { site } from "../../../config/site";
import type { VoidCase } from "../../../data/results/result-outcomes";
import type { DecidedProposal, PendingProposal } from "../../../data/results/void-proposal";
import { formatIst } from "../../../lib/dates";
import { ButtonLink } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { VoidReply, type SendVoidReply } from "./void-reply";

/** A quotation, with the line breaks of the original. */
function Quote({ children }: { children: ReactNode }) {
  return (
    <blockquote className="border-l-4 border-line pl-4 wrap-anywhere whitespace-pre-line">
      {children}
    </blockquote>
  );
}

/** The last calendar day in India before `replyUntil`, which is a midnight. */
function formatLastDay(replyUntil: string): string {
  return formatIst(new Date(Date.parse(replyUntil) - 1).toISOString(), "date");
}

const consequences: Record<PendingProposal["wanted"], string> = {
  void: "This attempt may not be counted. If so, it will have no marks, rank, award or certificate.",
  reset:
    "This attempt may be set aside. If so, it will have no result, and you can take the exam again (on a reserve paper once the start time is over).",
};

type PendingProps = { proposal: PendingProposal; onReply: SendVoidReply };

/**
 * The question about an attempt, its possible results, and the form for the family's reply (docs/exam.md section 9).
 */
function PendingVoid({ proposal, onReply }: PendingProps) {
  return (
    <Card className="grid gap-5">
      <h2 className="text-subheading">We have a question about this attempt</h2>
      <p>
        Please read this together with a parent or guardian. On {formatIst(proposal.proposedAt, "date")} an
        organiser wrote:
      </p>
      <Quote>{proposal.reason}</Quote>
      <p>{consequences[proposal.wanted]} Or it may count as it is. Meanwhile, the answers are safe.</p>
      <p>
        Please tell us what happened, by the end of <strong>{formatLastDay(proposal.replyUntil)}</strong>. We
        will not decide anything before you reply or the last date passes, and a different organiser will
        decide.
      </p>
      <VoidReply reply={proposal.reply} onSend={onReply} />
      <p className="text-small">
        If you would rather talk to someone: <a href={`mailto:${site.helpEmail}`}>{site.helpEmail}</a> or{" "}
        <span className="whitespace-nowrap">{site.helpPhone}</span>.
      </p>
    </Card>
  );
}

/** The question and the reply before the decision. */
function ProposalHistory({ proposal }: { proposal: DecidedProposal }) {
  return (
    <>
      <h3 className="font-semibold">What we asked about, on {formatIst(proposal.proposedAt, "date")}</h3>
      <Quote>{proposal.reason}</Quote>
      <h3 className="font-semibold">Your reply</h3>
      {proposal.reply === null ? <p>We did not receive a reply.</p> : <Quote>{proposal.reply}</Quote>}
    </>
  );
}

const decisions = {
  void: {
    title: "This attempt does not count",
    consequence: "It has no marks, rank, award or certificate. Your other exams are not affected.",
  },
  reset: {
    title: "This attempt is set aside, and you can take the exam again",
    consequence:
      "The answers you gave do not count. Until the last start time, you can start the exam again from your dashboard. After that we give you a reserve paper within seven days of the exam. You get marks, a review and a certificate, but no rank. We will email you the time.",
  },
} as const;

type DecidedProps = { outcome: keyof typeof decisions; proposal: DecidedProposal };

/** The decision to void or reset an attempt: the outcome, the organiser's reason, and the consequence. */
function DecidedVoid({ outcome, proposal }: DecidedProps) {
  const { title, consequence } = decisions[outcome];
  return (
    <Card className="grid gap-5">
      <h2 className="text-subheading">{title}</h2>
      <p>Decided on {formatIst(proposal.decidedAt, "date")}. The organiser wrote:</p>
      <Quote>{proposal.decisionReason}</Quote>
      {proposal.isSingle && (
        <p>One organiser decided this, because there is no second organiser at present.</p>
      )}
      <p>{consequence}</p>
      <ProposalHistory proposal={proposal} />
      <p>
        If you have something new to tell us, write or call:{" "}
        <a href={`mailto:${site.helpEmail}`}>{site.helpEmail}</a> or{" "}
        <span className="whitespace-nowrap">{site.helpPhone}</span>.
      </p>
      <ButtonLink to={paths.studentDashboard} className="justify-self-start">
        Go to the dashboard
      </ButtonLink>
    </Card>
  );
}

type Props = {
  voidCase: VoidCase;
  /** Sends the family's reply. */
  onReply: SendVoidReply;
};

/** Shown instead of a result while a void of the attempt is proposed, and after it was decided. */
export function VoidCaseCard({ voidCase, onReply }: Props) {
  if (voidCase.outcome === "held") return <PendingVoid proposal={voidCase.proposal} onReply={onReply} />;
  return <DecidedVoid outcome={voidCase.outcome} proposal={voidCase.proposal} />;
}

/** Shown above a result if a void was proposed and the attempt counts. */
export function ReleasedVoid({ proposal }: { proposal: DecidedProposal | null }) {
  if (proposal?.decision !== "released") return null;
  return (
    <Card className="grid content-start gap-4">
      <h2 className="text-subheading">Our question is settled: this attempt counts</h2>
      <p>Decided on {formatIst(proposal.decidedAt, "date")}. The organiser wrote:</p>
      <Quote>{proposal.decisionReason}</Quote>
      <ProposalHistory proposal={proposal} />
    </Card>
  );
}
