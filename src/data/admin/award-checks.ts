import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { getClient } from "../client";
import { narrowColumns, readReply } from "../read-reply";
import { getRows } from "../request";
import { resultsKey } from "./paper-results";

const columns = v.object({
  award: v.picklist(["gold", "silver", "bronze", "participation"]),
  heldFor: v.nullable(v.picklist(["refund", "dispute", "void", "consent"])),
});

async function listAwardChecks(paperId: string, page: number, pageSize: number) {
  const client = await getClient();
  const rows = await getRows(
    client
      .rpc("list_award_checks", {
        p_paper_id: paperId,
        p_limit: pageSize,
        p_offset: (page - 1) * pageSize,
      })
      .select(
        "attemptId:attempt_id, name, email, phone, schoolName:school_name, award, needsConfirmation:is_needed, heldFor:held_for, confirmedAt:confirmed_at, confirmedBy:confirmed_by, proof, lateAnswerCount:late_letters",
      ),
  );
  return narrowColumns(columns, rows);
}

/**
 * A student whose award an organiser confirms before the final result. `award` is the award by the current ranks.
 * `needsConfirmation`: it still has to be confirmed. `lateAnswerCount` is the number of counted answers that arrived
 * after the deadline: up to three minutes later, or later still if an organiser counted them. Fields that are missing
 * in the account, or were deleted with it, are null.
 */
export type AwardCheck = Awaited<ReturnType<typeof listAwardChecks>>[number];

/**
 * @param paperId a paper
 * @param page from 1
 * @param pageSize the rows per page, at most 100
 * @returns the query of the awards to confirm, unconfirmed ones first; the server logs each read
 */
export const awardChecksQuery = (paperId: string, page: number, pageSize: number) =>
  queryOptions({
    queryKey: [...resultsKey, "checks", paperId, page, pageSize],
    queryFn: () => listAwardChecks(paperId, page, pageSize),
  });

const confirmSchema = v.object({
  outcome: v.picklist([
    "confirmed",
    "confirmed_already",
    "proof_missing",
    "proof_too_long",
    // The organiser took the exam.
    "own_exam",
    "conflict_of_interest",
    "not_found",
  ]),
});

/** The server's reply to a confirmation. Only `confirmed` means that something was changed. */
export type ConfirmOutcome = v.InferOutput<typeof confirmSchema>["outcome"];

/**
 * Confirms an award.
 *
 * @param proof the proof, 1 to 500 characters
 * @returns `confirmed`, or the reason why not
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function confirmAward(attemptId: string, proof: string): Promise<ConfirmOutcome> {
  const client = await getClient();
  const call = client.rpc("confirm_award", { p_attempt_id: attemptId, p_proof: proof });
  return (await readReply(confirmSchema, call)).outcome;
}
