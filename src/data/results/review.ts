import * as v from "valibot";
import { itemText, passageSchema } from "../../engine/exam/paper/paper";
import { time } from "../iso-schemas";
import { count, paperFacts, unpublishedOutcomes } from "./result-outcomes";

/** Letters of the file that have the mark; `all`: everybody has it, answered or not (dropped, or no right answer). */
export const creditedSchema = v.union([
  v.literal("all"),
  v.pipe(v.array(v.picklist(["a", "b", "c", "d"])), v.minLength(1)),
]);

/**
 * A challenge of this family: what it takes for right (letters of the file; none of them: an empty list) and why. A challenge
 * is never changed. Its answer is the question's: `decision`.
 */
const challengeSchema = v.pipe(
  v.object({
    claim: v.array(v.picklist(["a", "b", "c", "d"])),
    reason: v.string(),
    filed_at: time,
  }),
  v.transform(({ filed_at: filedAt, ...challenge }) => ({ ...challenge, filedAt })),
);

/**
 * The organisers' decision about a question, in words that every participant reads: the key is kept, or what is
 * credited has changed. Null where nobody has decided.
 */
const decisionSchema = v.pipe(
  v.object({
    stands: v.boolean(),
    old_credited: creditedSchema,
    words: v.string(),
    decided_at: time,
  }),
  v.transform(({ old_credited: oldCredited, decided_at: decidedAt, ...decision }) => ({
    ...decision,
    oldCredited,
    decidedAt,
  })),
);

/**
 * A question of the paper, `n` its number in the file: own numbers and letters are made of the seed, `section`,
 * `passage_id` and `option_count` (src/engine/exam/paper/own-numbering.ts). `option` is what counts, null for no
 * answer; `has_mark` whether it brought the mark. `mistake` is what leads to the wrong option that was chosen, where
 * the key names one. `say` is the word of a Spell Bee's clip. `facility` is the share of those who took the exam that
 * have the mark, 0 to 1; null below N = 30. `chosen` is how many chose each letter of the file, once the result is final: null
 * for a letter that fewer than five chose, and as a whole below N = 30.
 */
const questionSchema = v.pipe(
  v.object({
    n: count,
    ...itemText,
    option_count: v.pipe(count, v.minValue(2), v.maxValue(4)),
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
    chosen: v.nullable(v.record(v.picklist(["a", "b", "c", "d"]), v.nullable(count))),
    challenge: v.nullable(challengeSchema),
    decision: v.nullable(decisionSchema),
  }),
  v.transform(({ option_count: optionCount, passage_id: passageId, has_mark: hasMark, ...question }) => ({
    ...question,
    optionCount,
    passageId,
    hasMark,
  })),
);

/**
 * `state` as the paper's. `may_challenge`: until `challenge_until`, at most five questions a paper, `challenges_left` of them; a
 * held attempt may, a void one may not, and a final paper takes none.
 */
export const reviewSchema = v.variant("outcome", [
  ...unpublishedOutcomes,
  v.pipe(
    v.object({
      outcome: v.literal("review"),
      paper: paperFacts,
      state: v.picklist(["provisional", "final"]),
      seed: v.string(),
      marks: count,
      of: count,
      may_challenge: v.boolean(),
      challenge_until: time,
      challenges_left: count,
      questions: v.array(questionSchema),
      server_now: time,
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

/** The answer of get_review to a student about a paper. Times are ISO in UTC. */
export type ReviewAnswer = v.InferOutput<typeof reviewSchema>;
export type Review = Extract<ReviewAnswer, { outcome: "review" }>;
export type ReviewQuestion = Review["questions"][number];
export type Credited = ReviewQuestion["credited"];

/**
 * The answer of challenge_key(p_paper_id, p_n, p_claim, p_reason). `p_n` is the number in the file; `p_claim` letters
 * of the file one after another (`b`, `bd`) or `none`; `p_reason` 10 to 1,000 characters.
 *
 * - `filed`: it is there, also where the same family sends the same again; `challenges_left` for this paper.
 * - `already_filed`: this family has challenged this question with other words.
 * - `limit`: five questions of this paper have been challenged. `closed`: the seven days are over, or the result is
 *   final.
 * - `not_found`: no published attempt of this student, or no such question.
 */
export const challengeAnswerSchema = v.variant("outcome", [
  v.pipe(
    v.object({ outcome: v.literal("filed"), challenges_left: count }),
    v.transform(({ outcome, challenges_left: challengesLeft }) => ({ outcome, challengesLeft })),
  ),
  v.object({ outcome: v.picklist(["already_filed", "limit", "closed", "not_found"]) }),
]);

export type ChallengeAnswer = v.InferOutput<typeof challengeAnswerSchema>;
