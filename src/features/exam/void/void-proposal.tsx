import type { ReactNode } from "react";
import { paths } from "../../../config/paths";
import { site } from "../../../config/site";
import type { AskedAbout } from "../../../data/results/result-outcomes";
import type { DecidedProposal, PendingProposal } from "../../../data/results/void-proposal";
import { formatIst } from "../../../lib/dates";
import { ButtonLink } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { VoidReply, type SendReply } from "./void-reply";

/** Words of somebody else, as they were written. */
function Quote({ children }: { children: ReactNode }) {
  return (
    <blockquote className="border-l-4 border-line pl-4 wrap-anywhere whitespace-pre-line">
      {children}
    </blockquote>
  );
}

/** Its days end with the last of them, in India. */
function lastDayOf(replyUntil: string): string {
  return formatIst(new Date(Date.parse(replyUntil) - 1).toISOString(), "date");
}

const consequences: Record<PendingProposal["wanted"], string> = {
  void: "It may be that this attempt does not count: then it has no marks, no rank, no award and no certificate.",
  reset:
    "It may be that this attempt is set aside: then it has no result, and the exam can be sat again, on the reserve paper once its hours are over.",
};

type PendingProps = { proposal: PendingProposal; onReply: SendReply };

/** What is asked about an attempt, what may follow, and the place for the family's reply (exam section 9). */
function PendingVoid({ proposal, onReply }: PendingProps) {
  return (
    <Card className="grid gap-5">
      <h2 className="text-subheading">We have a question about this attempt</h2>
      <p>
        Please read this together with a parent or guardian. On {formatIst(proposal.proposedAt, "date")} an
        organiser wrote:
      </p>
      <Quote>{proposal.reason}</Quote>
      <p>{consequences[proposal.wanted]} Or it counts as it is. The answers are safe meanwhile.</p>
      <p>
        Please tell us how it was, by the end of <strong>{lastDayOf(proposal.replyUntil)}</strong>. Nothing is
        decided against you before you have replied or that day is over, and another organiser than the one
        who asks decides it.
      </p>
      <VoidReply reply={proposal.reply} onSend={onReply} />
      <p className="text-small">
        If you would rather speak to somebody: <a href={`mailto:${site.helpEmail}`}>{site.helpEmail}</a> or{" "}
        <span className="whitespace-nowrap">{site.helpPhone}</span>.
      </p>
    </Card>
  );
}

/** What was asked and replied before it was decided. */
function Story({ proposal }: { proposal: DecidedProposal }) {
  return (
    <>
      <h3 className="font-semibold">What we asked about, on {formatIst(proposal.proposedAt, "date")}</h3>
      <Quote>{proposal.reason}</Quote>
      <h3 className="font-semibold">Your reply</h3>
      {proposal.reply === null ? <p>We had none.</p> : <Quote>{proposal.reply}</Quote>}
    </>
  );
}

const decisions = {
  void: {
    title: "This attempt does not count",
    what: "It has no marks, no rank, no award and no certificate. It changes nothing in other exams.",
  },
  reset: {
    title: "This attempt is set aside, and the exam can be sat again",
    what: "What was answered counts for nothing. Until the exam's last start it can be started anew from the dashboard. After that an organiser gives the reserve paper, which is sat within seven days of the exam and has marks, a review and a certificate, and no rank; we write to you with its time.",
  },
} as const;

type DecidedProps = { outcome: keyof typeof decisions; proposal: DecidedProposal };

/** Why an attempt does not count, in the words of who decided it, and what follows. */
function DecidedVoid({ outcome, proposal }: DecidedProps) {
  const { title, what } = decisions[outcome];
  return (
    <Card className="grid gap-5">
      <h2 className="text-subheading">{title}</h2>
      <p>Decided on {formatIst(proposal.decidedAt, "date")}, in these words:</p>
      <Quote>{proposal.words}</Quote>
      {proposal.isSingle && (
        <p>One organiser decided this alone, because there is no second one at present.</p>
      )}
      <p>{what}</p>
      <Story proposal={proposal} />
      <p>
        If something new has come up, tell us: <a href={`mailto:${site.helpEmail}`}>{site.helpEmail}</a> or{" "}
        <span className="whitespace-nowrap">{site.helpPhone}</span>.
      </p>
      <ButtonLink to={paths.studentDashboard} className="justify-self-start">
        To the dashboard
      </ButtonLink>
    </Card>
  );
}

type Props = {
  answer: AskedAbout;
  /** Sends the family's reply. */
  onReply: SendReply;
};

/** What stands in the place of a result while it is asked whether the attempt counts, and once it does not. */
export function VoidStory({ answer, onReply }: Props) {
  if (answer.outcome === "held") return <PendingVoid proposal={answer.proposal} onReply={onReply} />;
  return <DecidedVoid outcome={answer.outcome} proposal={answer.proposal} />;
}

/** It was asked whether the attempt counts, and it does. */
export function ReleasedVoid({ proposal }: { proposal: DecidedProposal | null }) {
  if (proposal?.decision !== "released") return null;
  return (
    <Card className="grid content-start gap-4">
      <h2 className="text-subheading">Our question is settled: this attempt counts</h2>
      <p>Decided on {formatIst(proposal.decidedAt, "date")}, in these words:</p>
      <Quote>{proposal.words}</Quote>
      <Story proposal={proposal} />
    </Card>
  );
}
