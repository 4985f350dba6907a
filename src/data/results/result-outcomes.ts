import * as v from "valibot";
import { daySchema } from "../iso-schemas";
import { decidedProposalSchema, pendingProposalSchema } from "./void-proposal";

/** A whole number from 0. */
export const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * The exam of a result. `examDay` is the day of the exam in the edition, also for a reserve paper; null until it is
 * set.
 */
export const resultPaperSchema = v.pipe(
  v.object({
    paper_id: v.string(),
    kind: v.picklist(["exam", "reserve"]),
    subject: v.string(),
    class: v.string(),
    edition: v.string(),
    exam_day: v.nullable(daySchema),
  }),
  v.transform(({ paper_id: paperId, exam_day: examDay, ...paper }) => ({ ...paper, paperId, examDay })),
);

export type ResultPaper = v.InferOutput<typeof resultPaperSchema>;

/** The decided proposal to void the attempt; null if there is none. */
export const decidedProposalEntries = { void_proposal: v.nullable(decidedProposalSchema) };

const decidedOutcome = <Outcome extends "void" | "reset">(outcome: Outcome) =>
  v.pipe(
    v.object({ outcome: v.literal(outcome), paper: resultPaperSchema, void_proposal: decidedProposalSchema }),
    v.transform(({ void_proposal: proposal, ...rest }) => ({ ...rest, proposal })),
  );

/**
 * The replies that get_result and get_review share if there is no result to show. If several apply, the server returns
 * the first one of this list.
 *
 * - `cancelled`: the exam was cancelled.
 * - `held` for `void`: a void of the attempt is proposed, whether the result is published or not.
 * - `void`, `reset`: two organisers, or the only organiser, have decided so; after a reset the exam can be taken again.
 * - `no_answers`: the paper is closed and no answer of this student counts; `began` is true if an attempt was started. No
 *   rank, award or certificate, and no review (docs/exam.md section 7).
 * - `held` for another reason, which is in `held_for`.
 * - `not_yet`: the result is not published. `expected_on` is the edition's result date; null until it is set.
 */
export const unpublishedOutcomes = [
  v.object({ outcome: v.literal("cancelled"), paper: resultPaperSchema }),
  v.variant("held_for", [
    v.pipe(
      v.object({
        outcome: v.literal("held"),
        paper: resultPaperSchema,
        held_for: v.literal("void"),
        void_proposal: pendingProposalSchema,
      }),
      v.transform(({ outcome, paper, held_for: heldFor, void_proposal: proposal }) => ({
        outcome,
        paper,
        heldFor,
        proposal,
      })),
    ),
    v.pipe(
      v.object({
        outcome: v.literal("held"),
        paper: resultPaperSchema,
        held_for: v.picklist(["refund", "dispute", "consent"]),
      }),
      v.transform(({ outcome, paper, held_for: heldFor }) => ({ outcome, paper, heldFor })),
    ),
  ]),
  decidedOutcome("void"),
  decidedOutcome("reset"),
  v.object({ outcome: v.literal("no_answers"), paper: resultPaperSchema, began: v.boolean() }),
  v.pipe(
    v.object({
      outcome: v.literal("not_yet"),
      paper: resultPaperSchema,
      expected_on: v.nullable(daySchema),
      ...decidedProposalEntries,
    }),
    v.transform(({ outcome, paper, expected_on: expectedOn, void_proposal: proposal }) => ({
      outcome,
      paper,
      expectedOn,
      proposal,
    })),
  ),
] as const;

/** The reason why a result or review is missing. */
export type Unpublished = v.InferOutput<(typeof unpublishedOutcomes)[number]>;

/** A proposed or decided void of the attempt. */
export type VoidCase = Extract<Unpublished, { outcome: "void" } | { outcome: "reset" } | { heldFor: "void" }>;

/**
 * @param reply any reply about a paper
 * @returns whether a void of the attempt is proposed or decided
 */
export function isVoidCase(reply: { outcome: string } | VoidCase): reply is VoidCase {
  return (
    reply.outcome === "void" || reply.outcome === "reset" || ("heldFor" in reply && reply.heldFor === "void")
  );
}
