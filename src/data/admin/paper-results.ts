import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { getClient } from "../client";
import { narrowColumns, readReply } from "../read-reply";
import { getRows } from "../request";

const columns = v.object({
  kind: v.picklist(["exam", "reserve"]),
  status: v.picklist(["sealed", "provisional", "final"]),
});

/**
 * The panel asks for the state of results at these intervals, in milliseconds: the server applies a decision within a
 * minute.
 */
const pollMs = { inProgress: 5_000, idle: 60_000 };

async function listPaperResults(editionId: string) {
  const client = await getClient();
  const rows = await getRows(
    client
      .rpc("list_paper_results", { p_edition_id: editionId })
      .select(
        "paperId:paper_id, examId:exam_id, classId:class_id, examName:exam_name, className:class_name, kind, status, hasConflictOfInterest:has_conflict_of_interest, closesAt:closes_at, closedAt:closed_at, participantCount:participants, mean, lateAnswerAttempts:kept, undecided, unanswered, unconfirmed, checks, provisionalAt:provisional_at, challengeUntil:challenge_until, finalAt:final_at, isInProgress:is_waiting, failedWith:failed_with, changedAt:changed_at, serverNow:server_now",
      ),
  );
  return narrowColumns(columns, rows);
}

/**
 * A sealed paper and the state of its results. Times are ISO in UTC, `mean` is in marks. `participantCount` and `mean`
 * are null until the paper closes, and for an organiser whose child is in this class (`hasConflictOfInterest`).
 * - `lateAnswerAttempts`: the number of attempts with late answers that nobody has decided on
 * - `undecided`, `unanswered`: the numbers of suspect questions without a decision, and of questions with challenges
 *   without a reply
 * - `checks`: the number of students to check, who are medal winners or drawn at random; `unconfirmed`: how many of
 *   them are not confirmed yet
 * - `isInProgress`: the server has not carried out a decision yet; `failedWith`: the error code of its last try
 * - `changedAt`: when its statistics, decisions or challenges last changed
 */
export type PaperResults = Awaited<ReturnType<typeof listPaperResults>>[number];

/** All queries of results have this key, so that every decision refreshes them. */
export const resultsKey = ["admin-results"] as const;

/**
 * @param editionId the edition's id
 * @returns the query of the edition's sealed papers with their results, refreshed every minute, or every 5 seconds
 * while a decision is being applied
 */
export const paperResultsQuery = (editionId: string) =>
  queryOptions({
    queryKey: [...resultsKey, "list", editionId],
    queryFn: () => listPaperResults(editionId),
    refetchInterval: ({ state }) =>
      state.data?.some(({ isInProgress }) => isInProgress) ? pollMs.inProgress : pollMs.idle,
  });

const publishSchema = v.variant("outcome", [
  v.object({
    outcome: v.picklist([
      "waiting",
      "waits_already",
      "published_already",
      "not_closed",
      "not_provisional",
      "conflict_of_interest",
      "not_found",
    ]),
  }),
  v.object({ outcome: v.literal("too_early"), until: v.string() }),
  v.object({ outcome: v.picklist(["kept_answers", "unconfirmed"]), count: v.number() }),
  v.object({ outcome: v.picklist(["undecided", "unanswered"]), questions: v.array(v.number()) }),
  v.object({ outcome: v.literal("many_golds"), golds: v.number() }),
]);

/** The server's reply to a publication. Only `waiting` means that something was changed. `until` is ISO in UTC. */
export type PublishOutcome = v.InferOutput<typeof publishSchema>;

/**
 * Asks the server to publish a paper's provisional or final results. The server publishes them within a minute.
 *
 * @param golds how many gold medals the organiser has approved, if there are more than 15
 * @returns `waiting` if the publication is queued, otherwise why it is not (`waits_already`: it was queued before)
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function publishResults(
  paperId: string,
  state: "provisional" | "final",
  golds: number,
): Promise<PublishOutcome> {
  const client = await getClient();
  return readReply(
    publishSchema,
    client.rpc("publish_results", { p_paper_id: paperId, p_state: state, p_golds: golds }),
  );
}
