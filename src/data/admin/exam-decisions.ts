import * as v from "valibot";
import { getClient } from "../client";
import { readReply } from "../read-reply";
import type { ExamOfEdition } from "./exam-day";

/** Why a decision was refused, in the database's names. */
const refusals = [
  "reason_missing",
  "waits_already",
  "not_found",
  "no_paper",
  "no_hours",
  "over",
  "cancelled",
  "too_much",
  "past_midnight",
  "started",
  "another_day",
  "hours_unordered",
  "opens_too_soon",
  "unchanged",
  "own_exam",
  "conflict_of_interest",
  "own_decision",
  "nothing_given",
  "not_enrolled",
  "too_early",
  "too_late",
  "decided_already",
  "published",
] as const;

export type Refusal = (typeof refusals)[number];

const replySchema = v.object({
  outcome: v.picklist([
    "waiting",
    "taken",
    "given",
    "confirmed",
    "withdrawn",
    "counted",
    "left",
    ...refusals,
  ]),
  until: v.optional(v.string()),
});

/** The server's reply to a decision: the new state, or why it was refused. */
export type DecisionOutcome = v.InferOutput<typeof replySchema>["outcome"];

/**
 * @param outcome the server's reply
 * @returns whether the decision was refused, so that nothing has changed
 */
export function isRefusal(outcome: DecisionOutcome): outcome is Refusal {
  return refusals.some((refusal) => refusal === outcome);
}

/**
 * A decision for all students of an exam: extra time, other hours (in IST, such as `11:00`), or to cancel the exam.
 */
export type ExamDecision =
  | { kind: "minutes"; seconds: number }
  | { kind: "hours"; opens: string; lastStart: string }
  | { kind: "cancel" };

/**
 * Makes a decision for all students of an exam.
 *
 * @param classId one class; empty for all classes
 * @param reason stored with the decision
 * @returns `waiting` for a second organiser, `taken` if it is in force, or why not
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function decideExam(
  { editionId, examId }: ExamOfEdition,
  classId: string,
  decision: ExamDecision,
  reason: string,
): Promise<DecisionOutcome> {
  const client = await getClient();
  const call = client.rpc("decide_exam", {
    p_kind: decision.kind,
    p_edition_id: editionId,
    p_exam_id: examId,
    p_reason: reason,
    ...(classId !== "" && { p_class_id: classId }),
    ...(decision.kind === "minutes" && { p_extra_seconds: decision.seconds }),
    ...(decision.kind === "hours" && { p_opens: decision.opens, p_last_start: decision.lastStart }),
  });
  return (await readReply(replySchema, call)).outcome;
}

/** `left`: how many refunds are not queued yet; `aside`: how many payments an organiser has to decide on first. */
const refundReplySchema = v.object({
  outcome: v.literal("queued"),
  queued: v.number(),
  left: v.number(),
  aside: v.number(),
});

/**
 * Refunds a cancelled exam to everybody enrolled in one class, a few hundred at a time until all refunds are queued.
 *
 * @returns `queued`: the number of queued refunds; `undecided`: how many payments an organiser has to decide on first
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request; refunds queued by
 * then stay queued
 */
export async function refundCancelledExam(
  { editionId, examId }: ExamOfEdition,
  classId: string,
): Promise<{ queued: number; undecided: number }> {
  const client = await getClient();
  const parameters = { p_edition_id: editionId, p_exam_id: examId, p_class_id: classId };
  let total = 0;
  for (;;) {
    const reply = await readReply(refundReplySchema, client.rpc("refund_cancelled_exam", parameters));
    total += reply.queued;
    if (reply.left === 0 || reply.queued === 0) return { queued: total, undecided: reply.aside };
  }
}

/** A grant for one student: the reserve paper, extra seconds, or individual times (ISO), null for the exam's times. */
export type Grant = {
  isReserve: boolean;
  seconds: number;
  hours: { opensAt: string; lastStartAt: string } | null;
};

/**
 * Gives one student extra seconds, an individual time, or the reserve paper.
 *
 * @returns `given`, `waiting` for a second organiser, or why not
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function giveGrant(
  { editionId, examId }: ExamOfEdition,
  studentId: string,
  { isReserve, seconds, hours }: Grant,
  reason: string,
): Promise<DecisionOutcome> {
  const client = await getClient();
  const call = client.rpc("give_exam_grant", {
    p_student_id: studentId,
    p_edition_id: editionId,
    p_exam_id: examId,
    p_is_reserve: isReserve,
    p_reason: reason,
    p_extra_seconds: seconds,
    ...(hours && { p_opens_at: hours.opensAt, p_last_start_at: hours.lastStartAt }),
  });
  return (await readReply(replySchema, call)).outcome;
}

/**
 * Confirms a waiting decision as the second organiser, or withdraws it.
 *
 * @returns `confirmed`, `withdrawn`, or why not
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function resolveDecision(id: string, isConfirmed: boolean): Promise<DecisionOutcome> {
  const client = await getClient();
  const call = client.rpc("confirm_exam_decision", { p_id: id, p_is_confirmed: isConfirmed });
  return (await readReply(replySchema, call)).outcome;
}

/**
 * Decides whether the late answers of an attempt count. The decision is final.
 *
 * @returns `counted`, `left` (they do not count), or why not; with `too_early` the ISO time until which more may arrive
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function decideLateAnswers(
  attemptId: string,
  isCounted: boolean,
  reason: string,
): Promise<{ outcome: DecisionOutcome; until?: string | undefined }> {
  const client = await getClient();
  const call = client.rpc("decide_kept_answers", {
    p_attempt_id: attemptId,
    p_is_counted: isCounted,
    p_reason: reason,
  });
  return readReply(replySchema, call);
}
