import * as v from "valibot";
import { time } from "../iso-schemas";

/**
 * A proposal to void an attempt (docs/exam.md section 9): `wanted` is the strictest possible decision, `void` (it does
 * not count) or `reset` (it does not count, and the exam can be taken again); `reason` is the organisers' text for the
 * family, `reply` the family's. Until `replyUntil` nothing is decided against the family unless it has replied. Times
 * are ISO in UTC.
 */
const asked = {
  wanted: v.picklist(["void", "reset"]),
  reason: v.string(),
  proposed_at: time,
  reply_until: time,
  reply: v.nullable(v.string()),
  replied_at: v.nullable(time),
};
type Asked = v.InferOutput<v.ObjectSchema<typeof asked, undefined>>;

const readAsked = (proposal: Asked) => ({
  wanted: proposal.wanted,
  reason: proposal.reason,
  proposedAt: proposal.proposed_at,
  replyUntil: proposal.reply_until,
  reply: proposal.reply,
  repliedAt: proposal.replied_at,
});

/** A proposal without a decision. */
export const pendingProposalSchema = v.pipe(
  v.object({ ...asked, decision: v.null() }),
  v.transform((proposal) => readAsked(proposal)),
);

/**
 * A proposal with its decision; `words` is the reason for it. `isSingle`: one organiser decided alone, because there is
 * no second one.
 */
export const decidedProposalSchema = v.pipe(
  v.object({
    ...asked,
    decision: v.picklist(["released", "void", "reset"]),
    words: v.string(),
    decided_at: time,
    is_single: v.boolean(),
  }),
  v.transform((proposal) => ({
    ...readAsked(proposal),
    decision: proposal.decision,
    words: proposal.words,
    decidedAt: proposal.decided_at,
    isSingle: proposal.is_single,
  })),
);

export type PendingProposal = v.InferOutput<typeof pendingProposalSchema>;
export type DecidedProposal = v.InferOutput<typeof decidedProposalSchema>;

/**
 * The answer of reply_to_void: `saved`, also when it replaces a reply; `closed` if it was decided meanwhile;
 * `not_found` without a proposal.
 */
export const replyAnswerSchema = v.object({ outcome: v.picklist(["saved", "closed", "not_found"]) });
export type VoidReplyOutcome = v.InferOutput<typeof replyAnswerSchema>;
