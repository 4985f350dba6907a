import * as v from "valibot";
import { day } from "../iso-schemas";
import { decidedProposalSchema, pendingProposalSchema } from "./void-proposal";

/** 0, 1, 2 … */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * The exam of a result. `examDay` is the day of the exam in the edition, also for a reserve paper; null until it is
 * set.
 */
export const paperFacts = v.pipe(
  v.object({
    paper_id: v.string(),
    kind: v.picklist(["exam", "reserve"]),
    subject: v.string(),
    class: v.string(),
    edition: v.string(),
    exam_day: v.nullable(day),
  }),
  v.transform(({ paper_id: paperId, exam_day: examDay, ...paper }) => ({ ...paper, paperId, examDay })),
);

export type ResultPaper = v.InferOutput<typeof paperFacts>;

/** The decided proposal to void the attempt; null if there is none. */
export const decidedProposal = { void_proposal: v.nullable(decidedProposalSchema) };

const decidedOutcome = <Outcome extends "void" | "reset">(outcome: Outcome) =>
  v.pipe(
    v.object({ outcome: v.literal(outcome), paper: paperFacts, void_proposal: decidedProposalSchema }),
    v.transform(({ void_proposal: proposal, ...rest }) => ({ ...rest, proposal })),
  );

/**
 * The common answers of get_result and get_review while there is nothing to show. The first that applies is given.
 *
 * - `called_off`: the exam was called off.
 * - `held` for `void`: a void of the attempt is proposed, whether the result is published or not.
 * - `void`, `reset`: decided by two organisers, or by the only one; after a reset the exam can be taken again.
 * - `not_sat`: the paper is closed and no answer of this student counts; `began` is true if an attempt was started. No
 *   rank, award or certificate, and no review (docs/exam.md section 7).
 * - `held` for another reason, which is in `held_for`.
 * - `not_yet`: the paper is not published. `expected_on` is the edition's result date; null until it is set.
 */
export const unpublishedOutcomes = [
  v.object({ outcome: v.literal("called_off"), paper: paperFacts }),
  v.variant("held_for", [
    v.pipe(
      v.object({
        outcome: v.literal("held"),
        paper: paperFacts,
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
        paper: paperFacts,
        held_for: v.picklist(["refund", "dispute", "consent"]),
      }),
      v.transform(({ outcome, paper, held_for: heldFor }) => ({ outcome, paper, heldFor })),
    ),
  ]),
  decidedOutcome("void"),
  decidedOutcome("reset"),
  v.object({ outcome: v.literal("not_sat"), paper: paperFacts, began: v.boolean() }),
  v.pipe(
    v.object({
      outcome: v.literal("not_yet"),
      paper: paperFacts,
      expected_on: v.nullable(day),
      ...decidedProposal,
    }),
    v.transform(({ outcome, paper, expected_on: expectedOn, void_proposal: proposal }) => ({
      outcome,
      paper,
      expectedOn,
      proposal,
    })),
  ),
] as const;

/** Shown instead of a missing result or review. */
export type Unpublished = v.InferOutput<(typeof unpublishedOutcomes)[number]>;

/** A proposed or decided void of the attempt. */
export type VoidCase = Extract<Unpublished, { outcome: "void" } | { outcome: "reset" } | { heldFor: "void" }>;

/**
 * @param answer any answer about a paper
 * @returns whether a void of the attempt is proposed or decided
 */
export function isVoidCase(answer: { outcome: string } | VoidCase): answer is VoidCase {
  return (
    answer.outcome === "void" ||
    answer.outcome === "reset" ||
    ("heldFor" in answer && answer.heldFor === "void")
  );
}
