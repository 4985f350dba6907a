import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { getClient } from "../client";
import { timeSchema } from "../iso-schemas";
import { readReply } from "../read-reply";
import { holdReasons } from "./my-exams";
import { itemTextEntries, passageSchema } from "../../engine/exam/paper/paper";
import { serverTimeSchema } from "../../engine/exam/server-time";

const eventSchema = v.pipe(
  v.object({
    seq: v.number(),
    n: v.number(),
    option: v.nullable(v.string()),
    answered_at: timeSchema,
    received_at: timeSchema,
    counted: v.boolean(),
  }),
  v.transform(({ answered_at: answeredAt, received_at: receivedAt, counted, ...event }) => ({
    ...event,
    answeredAt,
    receivedAt,
    isCounted: counted,
  })),
);

const sessionSchema = v.pipe(
  v.object({ session_no: v.number(), started_at: timeSchema, events: v.array(eventSchema) }),
  v.transform(({ session_no: sessionNo, started_at: startedAt, events }) => ({
    sessionNo,
    startedAt,
    events,
  })),
);

const questionSchema = v.pipe(
  v.object({
    n: v.number(),
    option: v.nullable(v.string()),
    ...v.partial(v.object(itemTextEntries)).entries,
    section: itemTextEntries.section,
    option_count: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(4)),
    passage_id: v.optional(v.string()),
    passage: v.optional(passageSchema),
    credited: v.optional(v.array(v.string())),
    is_right: v.optional(v.boolean()),
    why: v.optional(v.string()),
    mistake: v.optional(v.string()),
    topic: v.optional(v.string()),
  }),
  v.transform(({ is_right: isRight, option_count: optionCount, passage_id: passageId, ...question }) => ({
    ...question,
    isRight,
    optionCount,
    passageId,
  })),
);

const roomEventSchema = v.pipe(
  v.object({
    session_no: v.number(),
    kind: v.string(),
    at_ms: v.number(),
    for_ms: v.nullable(v.number()),
  }),
  v.transform(({ session_no: sessionNo, kind, at_ms: atMs, for_ms: forMs }) => ({
    sessionNo,
    kind,
    atMs,
    forMs,
  })),
);

const receiptSchema = v.variant("outcome", [
  v.pipe(
    v.object({
      outcome: v.literal("receipt"),
      attempt_id: v.string(),
      paper_id: v.string(),
      kind: v.picklist(["exam", "reserve", "rehearsal"]),
      exam_id: v.nullable(v.string()),
      edition_id: v.nullable(v.string()),
      subject: v.string(),
      class: v.string(),
      edition: v.nullable(v.string()),
      seed: v.string(),
      receipt_code: v.string(),
      receipt_no: v.number(),
      letters: v.string(),
      answered: v.number(),
      started_at: timeSchema,
      finished_at: timeSchema,
      deadline_at: timeSchema,
      ended_by: v.picklist(["student", "time"]),
      is_closed: v.boolean(),
      held_for: v.nullish(v.picklist(holdReasons), null),
      questions: v.array(questionSchema),
      sessions: v.array(sessionSchema),
      room_events: v.array(roomEventSchema),
      silences: v.array(v.object({ from: timeSchema, until: v.nullable(timeSchema) })),
      server_now: serverTimeSchema,
    }),
    v.transform((receipt) => ({
      outcome: receipt.outcome,
      attemptId: receipt.attempt_id,
      paperId: receipt.paper_id,
      kind: receipt.kind,
      examId: receipt.exam_id,
      editionId: receipt.edition_id,
      subject: receipt.subject,
      class: receipt.class,
      edition: receipt.edition,
      seed: receipt.seed,
      receiptCode: receipt.receipt_code,
      receiptNo: receipt.receipt_no,
      letters: receipt.letters,
      answered: receipt.answered,
      startedAt: receipt.started_at,
      finishedAt: receipt.finished_at,
      deadlineAt: receipt.deadline_at,
      endedBy: receipt.ended_by,
      isClosed: receipt.is_closed,
      heldFor: receipt.held_for,
      questions: receipt.questions,
      sessions: receipt.sessions,
      roomEvents: receipt.room_events,
      silences: receipt.silences,
      serverNowMs: receipt.server_now,
    })),
  ),
  v.pipe(
    v.object({ outcome: v.literal("running"), deadline_at: timeSchema, server_now: serverTimeSchema }),
    v.transform(({ outcome, deadline_at: deadlineAt, server_now: serverNowMs }) => ({
      outcome,
      deadlineAt,
      serverNowMs,
    })),
  ),
]);

/**
 * The reply of get_receipt, which returns an answer record. Fields named `…At` are ISO in UTC. Fields named `…Ms` are
 * milliseconds; `atMs` of an event counts from the attempt's start (docs/exam.md section 6).
 */
export type ReceiptReply = v.InferOutput<typeof receiptSchema>;

/**
 * The answer record of an attempt that has ended. The order in which the child saw the questions follows from `seed`
 * and each question's section, passage and number of options. Questions have their texts after the paper is closed; in
 * a rehearsal they also have `credited` (the letters that are right), `isRight`, `why`, `mistake` and `topic`.
 */
export type Receipt = Extract<ReceiptReply, { outcome: "receipt" }>;
export type ReceiptQuestion = Receipt["questions"][number];

/**
 * @param attemptId one of the logged-in student's own attempts
 * @returns the answer record, or that the attempt is still running
 * @throws AppError `forbidden` for another student's attempt, or the error of the failed request
 */
export async function getReceipt(attemptId: string): Promise<ReceiptReply> {
  const client = await getClient();
  return readReply(receiptSchema, client.rpc("get_receipt", { p_attempt_id: attemptId }));
}

/**
 * @param attemptId one of the logged-in student's own attempts
 * @returns the query of its answer record
 */
export const receiptQuery = (attemptId: string) =>
  queryOptions({ queryKey: ["exam-receipt", attemptId], queryFn: () => getReceipt(attemptId) });
