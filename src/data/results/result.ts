import * as v from "valibot";
import { sectionLetters } from "../../items/sections";
import { Rank } from "../../lib/rank";
import { day, time } from "../iso-schemas";
import { count, decidedProposal, paperFacts, unpublishedOutcomes } from "./result-outcomes";

/** The awards of ranks (docs/exam.md section 7); `participation` is everybody else who took the exam, and a reserve paper. */
export const awards = ["gold", "silver", "bronze", "participation"] as const;
export type Award = (typeof awards)[number];

/** Marks of some questions, and what those who took the exam have of them on average; null until the result is
 * final, of a reserve paper, and where fewer than ten sat: that would tell what another child has. */
const partMarks = { marks: count, of: count, average: v.nullable(v.number()) };

/**
 * The marks of a published paper, by the current key version.
 *
 * `name` is the name as it is on the certificate: frozen at the first start, spelling corrected. `sections` come in the
 * order A, B, C without those that the paper does not have, `topics` in the order in which the paper has them first.
 */
const marked = {
  ...decidedProposal,
  paper: paperFacts,
  name: v.string(),
  marks: count,
  of: count,
  answered: count,
  sections: v.array(v.object({ section: v.picklist(sectionLetters), ...partMarks })),
  topics: v.array(v.object({ topic: v.string(), ...partMarks })),
};

/**
 * One change of a published result (E8), the oldest first. `cause` is `key` (a new key version), `answers` (kept answers that
 * an organiser has counted) or `void` (of another's attempt, which can raise this one). `n` is the question of the file where
 * it was one; `reason` the words for the family. Ranks and awards are null where there were none yet.
 */
const changeSchema = v.pipe(
  v.object({
    changed_at: time,
    cause: v.picklist(["key", "answers", "void"]),
    n: v.nullable(count),
    reason: v.string(),
    old_marks: count,
    new_marks: count,
    old_rank: v.nullable(count),
    new_rank: v.nullable(count),
    // Of all who took the exam, as it was frozen: none of the two ranks is shown without it.
    ranked_of: v.nullable(count),
    old_award: v.nullable(v.picklist(awards)),
    new_award: v.nullable(v.picklist(awards)),
  }),
  v.transform((change) => {
    const rankOf = (rank: number | null) =>
      rank === null || change.ranked_of === null ? null : new Rank(rank, change.ranked_of);
    return {
      changedAt: change.changed_at,
      cause: change.cause,
      n: change.n,
      reason: change.reason,
      oldMarks: change.old_marks,
      newMarks: change.new_marks,
      oldRank: rankOf(change.old_rank),
      newRank: rankOf(change.new_rank),
      oldAward: change.old_award,
      newAward: change.new_award,
    };
  }),
);

/**
 * Why a neighbour has another rank: the first rule of docs/exam.md section 7 in which the two differ, and both numbers. `rank` is
 * the nearest other rank above or below, which several may share; never a person. `section_c` are marks in section C,
 * `difficulty` the difficulty score.
 */
const neighbour = v.object({
  rank: count,
  rule: v.picklist(["marks", "section_c", "difficulty"]),
  own: count,
  theirs: count,
});

/**
 * A rank among the `n` who took the exam. `tied` is how many others share the rank. From N = 10, else
 * null: `mean`, `above` and `below`. From N = 30, else null: `percentile`, the share of all who took the exam that
 * are behind, in whole per cent, rounded down; `likely`, the marks that another paper like this would bring nine
 * times in ten (the marks ± 1.645 standard errors of measurement, rounded, within 0 and the paper's marks); and
 * `distribution`, how many of those who took the exam have 0, 1, 2 … marks.
 */
const rankingSchema = v.pipe(
  v.object({
    rank: count,
    n: count,
    tied: count,
    mean: v.nullable(v.number()),
    percentile: v.nullable(count),
    likely: v.nullable(v.object({ from: count, to: count })),
    distribution: v.nullable(v.array(count)),
    above: v.nullable(neighbour),
    below: v.nullable(neighbour),
  }),
  v.transform(({ rank, above, below, ...ranking }) => {
    const place = (other: v.InferOutput<typeof neighbour> | null) =>
      other && { ...other, rank: new Rank(other.rank, ranking.n) };
    return { ...ranking, rank: new Rank(rank, ranking.n), above: place(above), below: place(below) };
  }),
);

/**
 * - `provisional`: marks without ranks. Keys may be challenged until `challenge_until`; `challenges` are the family's own so
 *   far, `challenges_answered` how many of them have an answer. `expectedOn` (`final_on` in SQL) is the edition's result date.
 * - `final`: `ranking` is null of a reserve paper alone, which has no rank. `award` has the day it is promised for, null of a
 *   participation. `certificate_code` is the one valid code; null while a result that was held is waiting for its own.
 */
export const resultSchema = v.variant("outcome", [
  ...unpublishedOutcomes,
  v.pipe(
    v.object({
      outcome: v.literal("provisional"),
      ...marked,
      final_on: v.nullable(day),
      challenge_until: time,
      challenges: count,
      challenges_answered: count,
      changes: v.array(changeSchema),
      server_now: time,
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
      ...marked,
      standing: v.nullable(rankingSchema),
      award: v.object({ tier: v.picklist(awards), promised_on: v.nullable(day) }),
      certificate_code: v.nullable(v.string()),
      changes: v.array(changeSchema),
    }),
    v.transform(
      ({
        certificate_code: certificateCode,
        void_proposal: proposal,
        standing: ranking,
        award,
        ...result
      }) => ({
        ...result,
        proposal,
        ranking,
        certificateCode,
        award: { tier: award.tier, promisedOn: award.promised_on },
      }),
    ),
  ),
]);

/** The answer of get_result to a student about a paper. Times are ISO in UTC, days those of India. */
export type ResultAnswer = v.InferOutput<typeof resultSchema>;
export type ProvisionalResult = Extract<ResultAnswer, { outcome: "provisional" }>;
export type FinalResult = Extract<ResultAnswer, { outcome: "final" }>;
/** A result that has marks. */
export type MarkedResult = ProvisionalResult | FinalResult;
export type Ranking = NonNullable<FinalResult["ranking"]>;
export type Neighbour = NonNullable<Ranking["above"]>;
export type ResultChange = MarkedResult["changes"][number];
