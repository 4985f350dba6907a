import * as v from "valibot";
import { timeSchema } from "../iso-schemas";

/**
 * A proposal to void an attempt (docs/exam.md section 9): `wanted` is the strictest possible decision, `void` (it does
 * not count) or `reset` (it does not count, and the exam can be taken again); `reason` is the organisers' text for the
 * family, `reply` the family's. Before `replyUntil`, organisers can decide against the family only after its
 * reply. Times are ISO in UTC.
 */
const commonEntries = {
  wanted: v.picklist(["void", "reset"]),
  reason: v.string(),
  proposed_at: timeSchema,
  reply_until: timeSchema,
  reply: v.nullable(v.string()),
  replied_at: v.nullable(timeSchema),
};
type CommonFields = v.InferOutput<v.ObjectSchema<typeof commonEntries, undefined>>;

const toCommonFields = (proposal: CommonFields) => ({
  wanted: proposal.wanted,
  reason: proposal.reason,
  proposedAt: proposal.proposed_at,
  replyUntil: proposal.reply_until,
  reply: proposal.reply,
  repliedAt: proposal.replied_at,
});

/** A proposal without a decision. */
export const pendingProposalSchema = v.pipe(
  v.object({ ...commonEntries, decision: v.null() }),
  v.transform((proposal) => toCommonFields(proposal)),
);

/**
 * A proposal with its decision and the reason for the decision. `isSingle`: one organiser decided alone, because there
 * is no second one.
 */
export const decidedProposalSchema = v.pipe(
  v.object({
    ...commonEntries,
    decision: v.picklist(["released", "void", "reset"]),
    decision_reason: v.string(),
    decided_at: timeSchema,
    is_single: v.boolean(),
  }),
  v.transform((proposal) => ({
    ...toCommonFields(proposal),
    decision: proposal.decision,
    decisionReason: proposal.decision_reason,
    decidedAt: proposal.decided_at,
    isSingle: proposal.is_single,
  })),
);

export type PendingProposal = v.InferOutput<typeof pendingProposalSchema>;
export type DecidedProposal = v.InferOutput<typeof decidedProposalSchema>;

/**
 * The reply of reply_to_void: `saved`, also if it replaces an earlier reply; `closed` if the proposal was decided
 * meanwhile; `not_found` without a proposal.
 */
export const voidReplyOutcomeSchema = v.object({ outcome: v.picklist(["saved", "closed", "not_found"]) });
export type VoidReplyOutcome = v.InferOutput<typeof voidReplyOutcomeSchema>;
