import * as v from "valibot";
import { sectionLetters } from "../../items/sections";
import { Rank } from "../../lib/rank";
import { daySchema, timeSchema } from "../iso-schemas";
import {
  countSchema,
  decidedProposalEntries,
  resultPaperSchema,
  unpublishedOutcomes,
} from "./result-outcomes";

/**
 * The awards of ranks (docs/exam.md section 7); `participation` is for everybody else who took the exam, and for
 * reserve papers.
 */
export const awards = ["gold", "silver", "bronze", "participation"] as const;
export type AwardTier = (typeof awards)[number];

/**
 * Marks in some of the questions, `marks` out of `of`, and the average of all participants. The average is null until
 * the result is final, for a reserve paper, and with fewer than ten participants, where it could reveal another child's
 * marks.
 */
const partMarks = { marks: countSchema, of: countSchema, average: v.nullable(v.number()) };

/**
 * The marks of a published paper, by the current key version: `marks` out of `of`. `answered` is the number of
 * questions with a counted answer.
 *
 * `name` is the name as it is on the certificate: frozen at the first start, spelling corrected. `sections` are the
 * paper's sections in the order A, B, C; `topics` are in the order of their first question.
 */
const markedEntries = {
  ...decidedProposalEntries,
  paper: resultPaperSchema,
  name: v.string(),
  marks: countSchema,
  of: countSchema,
  answered: countSchema,
  sections: v.array(v.object({ section: v.picklist(sectionLetters), ...partMarks })),
  topics: v.array(v.object({ topic: v.string(), ...partMarks })),
};

/**
 * One change of a published result. `cause` is `key` (a new key version), `answers` (late answers that an organiser has
 * counted) or `void` (another student's attempt was voided, which can improve this rank). `n` is the question's number
 * in the file if a question was changed; `reason` is the text for the family. Ranks and awards are null before the
 * final result.
 */
const changeSchema = v.pipe(
  v.object({
    changed_at: timeSchema,
    cause: v.picklist(["key", "answers", "void"]),
    n: v.nullable(countSchema),
    reason: v.string(),
    old_marks: countSchema,
    new_marks: countSchema,
    old_rank: v.nullable(countSchema),
    new_rank: v.nullable(countSchema),
    // The frozen number of participants, which is shown with both ranks.
    ranked_of: v.nullable(countSchema),
    old_award: v.nullable(v.picklist(awards)),
    new_award: v.nullable(v.picklist(awards)),
  }),
  v.transform((change) => {
    const toRank = (rank: number | null) =>
      rank === null || change.ranked_of === null ? null : new Rank(rank, change.ranked_of);
    return {
      changedAt: change.changed_at,
      cause: change.cause,
      n: change.n,
      reason: change.reason,
      oldMarks: change.old_marks,
      newMarks: change.new_marks,
      oldRank: toRank(change.old_rank),
      newRank: toRank(change.new_rank),
      oldAward: change.old_award,
      newAward: change.new_award,
    };
  }),
);

/**
 * Why the next student above or below has another rank: the first rule of docs/exam.md section 7 in which the two
 * differ, with both values: `own` is this student's, `theirs` the other student's. `rank` is the nearest other rank,
 * which several students may share; no student is named. `section_c` is the marks in section C, `difficulty` the
 * difficulty score.
 */
const neighbourSchema = v.object({
  rank: countSchema,
  rule: v.picklist(["marks", "section_c", "difficulty"]),
  own: countSchema,
  theirs: countSchema,
});

/**
 * A rank among the `n` students who took the exam. `tied` is how many other students share the rank.
 *
 * `mean`, `above` and `below` are null with fewer than 10 participants. These are null with fewer than 30 participants:
 * - `percentile`: the share of participants with a lower rank, in whole percent, rounded down
 * - `likely`: the range of marks on a similar paper, nine times in ten (the marks ± 1.645 standard errors of
 *   measurement, rounded, between 0 and the paper's marks)
 * - `distribution`: how many participants have 0, 1, 2 … marks
 */
const rankingSchema = v.pipe(
  v.object({
    rank: countSchema,
    n: countSchema,
    tied: countSchema,
    mean: v.nullable(v.number()),
    percentile: v.nullable(countSchema),
    likely: v.nullable(v.object({ from: countSchema, to: countSchema })),
    distribution: v.nullable(v.array(countSchema)),
    above: v.nullable(neighbourSchema),
    below: v.nullable(neighbourSchema),
  }),
  v.transform(({ rank, above, below, ...ranking }) => {
    const withRank = (other: v.InferOutput<typeof neighbourSchema> | null) =>
      other && { ...other, rank: new Rank(other.rank, ranking.n) };
    return { ...ranking, rank: new Rank(rank, ranking.n), above: withRank(above), below: withRank(below) };
  }),
);

/**
 * - `provisional`: marks without ranks. Keys may be challenged until `challenge_until`; `challenges` is the number of
 *   the family's own challenges, `challenges_answered` how many of them have a reply. `expectedOn` (`final_on` in
 *   SQL) is the edition's result date.
 * - `final`: `ranking` is null only for a reserve paper, which has no ranks. `award` has the promised day, null for a
 *   participation award. `certificate_code` is the valid code; null until the certificate of a formerly held result is
 *   issued.
 */
export const resultSchema = v.variant("outcome", [
  ...unpublishedOutcomes,
  v.pipe(
    v.object({
      outcome: v.literal("provisional"),
      ...markedEntries,
      final_on: v.nullable(daySchema),
      challenge_until: timeSchema,
      challenges: countSchema,
      challenges_answered: countSchema,
      changes: v.array(changeSchema),
      server_now: timeSchema,
    }),
    v.transform((result) => ({
      outcome: result.outcome,
      proposal: result.void_proposal,
      paper: result.paper,
      name: result.name,
      marks: result.marks,
      of: result.of,
      answered: result.answered,
      sections: result.sections,
      topics: result.topics,
      expectedOn: result.final_on,
      challengeUntil: result.challenge_until,
      challenges: result.challenges,
      challengesAnswered: result.challenges_answered,
      changes: result.changes,
      serverNow: result.server_now,
    })),
  ),
  v.pipe(
    v.object({
      outcome: v.literal("final"),
      ...markedEntries,
      ranking: v.nullable(rankingSchema),
      award: v.object({ tier: v.picklist(awards), promised_on: v.nullable(daySchema) }),
      certificate_code: v.nullable(v.string()),
      changes: v.array(changeSchema),
    }),
    v.transform(
      ({ certificate_code: certificateCode, void_proposal: proposal, ranking, award, ...result }) => ({
        ...result,
        proposal,
        ranking,
        certificateCode,
        award: { tier: award.tier, promisedOn: award.promised_on },
      }),
    ),
  ),
]);

/** The reply of get_result to a student about a paper. Times are ISO in UTC, days those of India. */
export type ResultReply = v.InferOutput<typeof resultSchema>;
export type ProvisionalResult = Extract<ResultReply, { outcome: "provisional" }>;
export type FinalResult = Extract<ResultReply, { outcome: "final" }>;
/** A result that has marks. */
export type MarkedResult = ProvisionalResult | FinalResult;
export type Ranking = NonNullable<FinalResult["ranking"]>;
export type Neighbour = NonNullable<Ranking["above"]>;
export type ResultChange = MarkedResult["changes"][number];
