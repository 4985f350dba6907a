import { queryOptions } from "@tanstack/react-query";
import { getClient } from "../client";
import { readReply } from "../read-reply";
import { challengeReplySchema, reviewSchema, type ChallengeReply, type ReviewReply } from "./review";
import { resultSchema, type ResultReply } from "./result";
import { voidReplyOutcomeSchema, type VoidReplyOutcome } from "./void-proposal";

/**
 * @param paperId the paper of an exam that the logged-in student took or is enrolled in
 * @returns the result, or why there is none yet
 * @throws AppError `forbidden` for any other paper, or the error of the failed request
 */
export async function getResult(paperId: string): Promise<ResultReply> {
  const client = await getClient();
  return readReply(resultSchema, client.rpc("get_result", { p_paper_id: paperId }));
}

/**
 * @param paperId the paper of an exam that the logged-in student took or is enrolled in
 * @returns the query of the paper's result
 */
export const resultQuery = (paperId: string) =>
  queryOptions({ queryKey: ["exam-result", paperId], queryFn: () => getResult(paperId) });

/**
 * @param paperId the paper of an exam that the logged-in student took or is enrolled in
 * @returns the answers beside the key, or why they are not shown yet
 * @throws AppError `forbidden` for any other paper, or the error of the failed request
 */
export async function getReview(paperId: string): Promise<ReviewReply> {
  const client = await getClient();
  return readReply(reviewSchema, client.rpc("get_review", { p_paper_id: paperId }));
}

/**
 * @param paperId the paper of an exam that the logged-in student took or is enrolled in
 * @returns the query of the paper's review
 */
export const reviewQuery = (paperId: string) =>
  queryOptions({ queryKey: ["exam-review", paperId], queryFn: () => getReview(paperId) });

/**
 * Challenges the key of a question.
 *
 * @param paperId the paper of the logged-in student's own attempt, whose result is published
 * @param n the question's number in the file
 * @param claim the options that the family thinks are right, by their letters in the paper's file (not on the student's
 *   screen), such as `bd`; `none` if no option is right
 * @param reason 10 to 1,000 characters
 * @returns `filed` (also if the same challenge is sent twice), or why not
 * @throws AppError `forbidden` for any other paper, or the error of the failed request
 */
export async function challengeKey(
  paperId: string,
  n: number,
  claim: string,
  reason: string,
): Promise<ChallengeReply> {
  const client = await getClient();
  return readReply(
    challengeReplySchema,
    client.rpc("challenge_key", { p_paper_id: paperId, p_n: n, p_claim: claim, p_reason: reason }),
  );
}

/**
 * Replies to a proposal to void an attempt. Until the decision, a second reply replaces the first.
 *
 * @param paperId the paper of the logged-in student's attempt
 * @param reply 10 to 1,000 characters
 * @returns `saved`, or why not
 * @throws AppError `forbidden` for any other paper, or the error of the failed request
 */
export async function replyToVoid(paperId: string, reply: string): Promise<VoidReplyOutcome> {
  const client = await getClient();
  return readReply(
    voidReplyOutcomeSchema,
    client.rpc("reply_to_void", { p_paper_id: paperId, p_reply: reply }),
  );
}
