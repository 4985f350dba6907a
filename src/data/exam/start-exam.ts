import { getClient } from "../client";
import { readReply } from "../read-reply";
import { startSchema, type StartOutcome } from "../../engine/exam/start-outcome";

/**
 * Starts an exam, or continues it in a new session.
 *
 * @param paperId the paper's id
 * @returns the session, or why the exam does not start
 * @throws AppError `unauthenticated` or `forbidden` if the caller is not a student, `rate_limited` for more than 30
 * page loads a minute, or the error of the failed request
 */
export async function startExam(paperId: string): Promise<StartOutcome> {
  const client = await getClient();
  return readReply(startSchema, client.rpc("start_exam", { p_paper_id: paperId }));
}
