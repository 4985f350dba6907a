import * as v from "valibot";
import { time } from "../iso-schemas";

/**
 * The question about an attempt (docs/exam.md section 9): `wanted` is what may follow at most, `void` (it does not count) or `reset`
 * (it does not count, and the exam can be sat again); `reason` is what the organisers wrote for the family, `reply` what the
 * family answered. Until `replyUntil` nothing is decided against the family without its reply. Times are ISO in UTC.
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

/** It waits for the reply, or for the decision. */
export const pendingProposalSchema = v.pipe(
  v.object({ ...asked, decision: v.null() }),
  v.transform((proposal) => readAsked(proposal)),
);

/** It is decided, in `words`; `isSingle` where one organiser decided alone, because there is no second one. */
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
 * The answer of reply_to_void: `saved`, again when it is changed; `closed` where it was decided meanwhile; `not_found` where
 * nobody asks.
 */
export const replyAnswerSchema = v.object({ outcome: v.picklist(["saved", "closed", "not_found"]) });
export type ReplyAnswer = v.InferOutput<typeof replyAnswerSchema>;
