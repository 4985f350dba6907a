import * as v from "valibot";
import { itemTextEntries, passageSchema } from "../../engine/exam/paper/paper";
import { timeSchema } from "../iso-schemas";
import { countSchema, resultPaperSchema, unpublishedOutcomes } from "./result-outcomes";

/**
 * The letters of the options that get the mark, in the order of the paper's file. `all`: every participant gets the
 * mark, even without an answer, because the question was dropped or has no right answer.
 */
export const creditedSchema = v.union([
  v.literal("all"),
  v.pipe(v.array(v.picklist(["a", "b", "c", "d"])), v.minLength(1)),
]);

/**
 * A challenge of this family: the claimed right letters of the paper's file (an empty list: no option is right) and the
 * reason. The organisers reply by the question's `decision`.
 */
const challengeSchema = v.pipe(
  v.object({
    claim: v.array(v.picklist(["a", "b", "c", "d"])),
    reason: v.string(),
    filed_at: timeSchema,
  }),
  v.transform(({ filed_at: filedAt, ...challenge }) => ({ ...challenge, filedAt })),
);

/**
 * The organisers' decision about a question, with a text for all participants: the key is kept, or the credited letters
 * have changed. Null until there is a decision.
 */
const decisionSchema = v.pipe(
  v.object({
    is_kept: v.boolean(),
    old_credited: creditedSchema,
    reason: v.string(),
    decided_at: timeSchema,
  }),
  v.transform(({ is_kept: isKeyKept, old_credited: oldCredited, decided_at: decidedAt, ...decision }) => ({
    ...decision,
    isKeyKept,
    oldCredited,
    decidedAt,
  })),
);

/**
 * A question of the paper. The child's own numbers and letters follow from the seed, `section`, `passage_id` and
 * `option_count` (src/engine/exam/paper/own-numbering.ts).
 * - `n`: its number in the file
 * - `option`: the counted answer, null for none; `has_mark`: whether the child got the mark
 * - `mistake`: the mistake behind the chosen wrong option, if the key names one
 * - `say`: the spoken word of a Spell Bee question
 * - `facility`: the share of participants who got the mark, 0 to 1; null with fewer than 30 participants
 * - `chosen`: how many chose each letter of the file, once the result is final; null for a letter that fewer than five
 *   chose, and for all letters with fewer than 30 participants
 */
export const reviewQuestionSchema = v.pipe(
  v.object({
    n: countSchema,
    ...itemTextEntries,
    option_count: v.pipe(countSchema, v.minValue(2), v.maxValue(4)),
    passage_id: v.optional(v.string()),
    passage: v.optional(passageSchema),
    say: v.optional(v.string()),
    topic: v.string(),
    option: v.nullable(v.string()),
    credited: creditedSchema,
    has_mark: v.boolean(),
    why: v.string(),
    mistake: v.optional(v.string()),
    facility: v.nullable(v.number()),
    chosen: v.nullable(v.record(v.picklist(["a", "b", "c", "d"]), v.nullable(countSchema))),
    challenge: v.nullable(challengeSchema),
    decision: v.nullable(decisionSchema),
  }),
  v.transform(({ option_count: optionCount, passage_id: passageId, has_mark: isCredited, ...question }) => ({
    ...question,
    optionCount,
    passageId,
    isCredited,
  })),
);

/**
 * `state` is the state of the paper. `may_challenge` is true until `challenge_until`, while some of the five challenges
 * per paper are left; also for a held attempt, but not for a void one or a final paper.
 */
export const reviewSchema = v.variant("outcome", [
  ...unpublishedOutcomes,
  v.pipe(
    v.object({
      outcome: v.literal("review"),
      paper: resultPaperSchema,
      state: v.picklist(["provisional", "final"]),
      seed: v.string(),
      marks: countSchema,
      of: countSchema,
      may_challenge: v.boolean(),
      challenge_until: timeSchema,
      challenges_left: countSchema,
      questions: v.array(reviewQuestionSchema),
      server_now: timeSchema,
    }),
    v.transform((review) => ({
      outcome: review.outcome,
      paper: review.paper,
      state: review.state,
      seed: review.seed,
      marks: review.marks,
      of: review.of,
      mayChallenge: review.may_challenge,
      challengeUntil: review.challenge_until,
      challengesLeft: review.challenges_left,
      questions: review.questions,
      serverNow: review.server_now,
    })),
  ),
]);

/** The reply of get_review to a student about a paper. Times are ISO in UTC. */
export type ReviewReply = v.InferOutput<typeof reviewSchema>;
export type Review = Extract<ReviewReply, { outcome: "review" }>;
export type ReviewQuestion = Review["questions"][number];
export type Credited = ReviewQuestion["credited"];

/**
 * The reply of challenge_key(p_paper_id, p_n, p_claim, p_reason). `p_n` is the number in the file; `p_claim` the right
 * letters of the file (`b`, `bd`) or `none`; `p_reason` 10 to 1,000 characters.
 *
 * - `filed`: the challenge is saved, or the same challenge was saved before; with `challenges_left` for this paper.
 * - `already_filed`: this family has challenged this question with other words.
 * - `limit`: five questions of this paper have been challenged. `closed`: the seven days are over, or the result is
 *   final.
 * - `not_found`: no published attempt of this student, or no such question.
 */
export const challengeReplySchema = v.variant("outcome", [
  v.pipe(
    v.object({ outcome: v.literal("filed"), challenges_left: countSchema }),
    v.transform(({ outcome, challenges_left: challengesLeft }) => ({ outcome, challengesLeft })),
  ),
  v.object({ outcome: v.picklist(["already_filed", "limit", "closed", "not_found"]) }),
]);

export type ChallengeReply = v.InferOutput<typeof challengeReplySchema>;
