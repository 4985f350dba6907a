import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { getClient } from "../client";
import { itemTextEntries, passageSchema } from "../../engine/exam/paper/paper";
import { readReply } from "../read-reply";
import { timeSchema } from "../iso-schemas";
import { countSchema } from "../results/result-outcomes";
import { creditedSchema } from "../results/review";
import { resultsKey, type PaperResults } from "./paper-results";

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
/** An option's letter in the paper's file. */
const letter = v.picklist(["a", "b", "c", "d"]);
const shares = v.record(letter, share);

const decisionSchema = v.pipe(
  v.object({
    is_kept: v.boolean(),
    old_credited: creditedSchema,
    credited: v.nullable(creditedSchema),
    reason: v.string(),
    decided_by: v.nullable(v.string()),
    decided_at: timeSchema,
    is_taken: v.boolean(),
  }),
  v.transform(
    ({
      old_credited: oldCredited,
      decided_by: decidedBy,
      decided_at: decidedAt,
      is_taken: isApplied,
      is_kept: isKeyKept,
      ...decision
    }) => ({ ...decision, oldCredited, decidedBy, decidedAt, isApplied, isKeyKept }),
  ),
);

const questionSchema = v.pipe(
  v.object({
    n: countSchema,
    ...itemTextEntries,
    passage_id: v.optional(v.string()),
    passage: v.optional(passageSchema),
    say: v.optional(v.string()),
    topic: v.nullable(v.string()),
    credited: creditedSchema,
    why: v.string(),
    facility: v.nullable(share),
    discrimination: v.nullable(v.number()),
    top_shares: shares,
    bottom_shares: shares,
    suspect_for: v.array(v.picklist(["discrimination", "facility", "letter"])),
    claims: v.record(v.string(), countSchema),
    decisions: v.array(decisionSchema),
  }),
  v.transform(
    ({
      passage_id: passageId,
      top_shares: topShares,
      bottom_shares: bottomShares,
      suspect_for: suspectFor,
      ...question
    }) => ({ ...question, passageId, topShares, bottomShares, suspectFor }),
  ),
);

const statisticsSchema = v.variant("outcome", [
  v.object({ outcome: v.picklist(["not_closed", "conflict_of_interest", "not_found"]) }),
  v.pipe(
    v.object({
      outcome: v.literal("statistics"),
      key_version: countSchema,
      participants: countSchema,
      families: countSchema,
      mean: v.nullable(v.number()),
      deviation: v.nullable(v.number()),
      kr20: v.nullable(v.number()),
      standard_error: v.nullable(v.number()),
      distribution: v.array(countSchema),
      medals: v.object({ gold: countSchema, silver: countSchema, bronze: countSchema }),
      undecided: v.array(countSchema),
      unanswered: v.array(countSchema),
      questions: v.array(questionSchema),
    }),
    v.transform(
      ({
        key_version: keyVersion,
        standard_error: standardError,
        participants: participantCount,
        deviation: standardDeviation,
        ...statistics
      }) => ({
        ...statistics,
        keyVersion,
        standardError,
        participantCount,
        standardDeviation,
      }),
    ),
  ),
]);

/**
 * Statistics of a closed paper. `families`: how many families get an email about a publication; `distribution`: how
 * many students have 0, 1, 2 … marks; `medals`: how many of each kind these marks would give; `undecided` (suspect
 * questions) and `unanswered` (challenges) are question numbers of the paper's file. Mean, standard deviation and
 * standard error are in marks.
 */
export type PaperStatistics = Extract<v.InferOutput<typeof statisticsSchema>, { outcome: "statistics" }>;

/**
 * A question with its statistics. `facility` is the share of students who got its mark; `topShares` and `bottomShares`
 * are the shares of students in the top and the bottom 27% who chose each letter of the paper's file; `claims` counts
 * the challenges by the claimed letters, or `none`.
 */
export type MeasuredQuestion = PaperStatistics["questions"][number];

/**
 * A decision on the key of a question. `isKeyKept`: the key is kept; otherwise `credited` replaces `oldCredited`.
 * `isApplied`: the server has carried the decision out.
 */
export type KeyDecision = MeasuredQuestion["decisions"][number];

/**
 * @param paper the paper from the list; the statistics are read again when the list reports a change
 * @returns the query of its statistics; the server logs each read, so it is not refreshed automatically
 */
export const statisticsQuery = ({ paperId, changedAt }: Pick<PaperResults, "paperId" | "changedAt">) =>
  queryOptions({
    queryKey: [...resultsKey, "statistics", paperId, changedAt],
    queryFn: async () => {
      const client = await getClient();
      return readReply(statisticsSchema, client.rpc("read_paper_statistics", { p_paper_id: paperId }));
    },
    staleTime: Infinity,
  });

const decideSchema = v.object({
  outcome: v.picklist([
    "kept",
    "waiting",
    "unchanged",
    "changed_meanwhile",
    "waits_already",
    "reason_missing",
    "reason_too_long",
    "no_option",
    "not_closed",
    "conflict_of_interest",
    "not_found",
  ]),
});

/** The server's reply to a decision on a key; only `kept` and `waiting` mean that something was changed. */
export type DecideKeyOutcome = v.InferOutput<typeof decideSchema>["outcome"];

/**
 * Decides on the key of a question for everybody who took the exam.
 *
 * @param question the question, and the decisions on it that were read
 * @param credited the right letters of the paper's file, such as `bd`, or `all`; null to keep the key
 * @param reason the text for all participants, 1 to 1,000 characters
 * @returns `kept`; `waiting` if the paper is marked again within a minute; or why not
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function decideKey(
  paperId: string,
  { n, decisions }: Pick<MeasuredQuestion, "n" | "decisions">,
  credited: string | null,
  reason: string,
): Promise<DecideKeyOutcome> {
  const client = await getClient();
  const call = client.rpc("decide_key", {
    p_paper_id: paperId,
    p_n: n,
    p_reason: reason,
    p_seen: decisions.length,
    ...(credited !== null && { p_credited: credited }),
  });
  return (await readReply(decideSchema, call)).outcome;
}

const keepSchema = v.object({
  outcome: v.picklist([
    "kept",
    "changed_meanwhile",
    "waits_already",
    "reason_missing",
    "reason_too_long",
    "not_closed",
    "conflict_of_interest",
    "not_found",
  ]),
});

/** The server's reply to a decision on all suspect questions. Only `kept` means that something was saved. */
export type KeepOutcome = v.InferOutput<typeof keepSchema>["outcome"];

/**
 * Keeps the key of all suspect questions without a decision, with the same text for each.
 *
 * @param questions the numbers of the suspect questions that were shown, in order; if other questions are suspect
 * now, nothing is saved
 * @param reason the text for all participants, 1 to 1,000 characters
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function keepKeys(
  paperId: string,
  questions: readonly number[],
  reason: string,
): Promise<KeepOutcome> {
  const client = await getClient();
  const call = client.rpc("keep_keys", { p_paper_id: paperId, p_reason: reason, p_seen: [...questions] });
  return (await readReply(keepSchema, call)).outcome;
}
