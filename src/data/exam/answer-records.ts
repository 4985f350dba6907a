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

const answerRecordSchema = v.variant("outcome", [
  v.pipe(
    v.object({
      outcome: v.literal("answer_record"),
      attempt_id: v.string(),
      paper_id: v.string(),
      kind: v.picklist(["exam", "reserve", "rehearsal"]),
      exam_id: v.nullable(v.string()),
      edition_id: v.nullable(v.string()),
      subject: v.string(),
      class: v.string(),
      edition: v.nullable(v.string()),
      seed: v.string(),
      answer_record_code: v.string(),
      answer_record_no: v.number(),
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
    v.transform((answerRecord) => ({
      outcome: answerRecord.outcome,
      attemptId: answerRecord.attempt_id,
      paperId: answerRecord.paper_id,
      kind: answerRecord.kind,
      examId: answerRecord.exam_id,
      editionId: answerRecord.edition_id,
      subject: answerRecord.subject,
      class: answerRecord.class,
      edition: answerRecord.edition,
      seed: answerRecord.seed,
      answerRecordCode: answerRecord.answer_record_code,
      answerRecordNo: answerRecord.answer_record_no,
      letters: answerRecord.letters,
      answered: answerRecord.answered,
      startedAt: answerRecord.started_at,
      finishedAt: answerRecord.finished_at,
      deadlineAt: answerRecord.deadline_at,
      endedBy: answerRecord.ended_by,
      isClosed: answerRecord.is_closed,
      heldFor: answerRecord.held_for,
      questions: answerRecord.questions,
      sessions: answerRecord.sessions,
      roomEvents: answerRecord.room_events,
      silences: answerRecord.silences,
      serverNowMs: answerRecord.server_now,
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
 * The reply of get_answer_record, which returns an answer record. Fields named `…At` are ISO in UTC. Fields named `…Ms` are
 * milliseconds; `atMs` of an event counts from the attempt's start (docs/exam.md section 6).
 */
export type AnswerRecordReply = v.InferOutput<typeof answerRecordSchema>;

/**
 * The answer record of an attempt that has ended. The order in which the child saw the questions follows from `seed`
 * and each question's section, passage and number of options. Questions have their texts after the paper is closed; in
 * a rehearsal they also have `credited` (the letters that are right), `isRight`, `why`, `mistake` and `topic`.
 */
export type AnswerRecord = Extract<AnswerRecordReply, { outcome: "answer_record" }>;
export type AnswerRecordQuestion = AnswerRecord["questions"][number];

/**
 * @param attemptId one of the logged-in student's own attempts
 * @returns the answer record, or that the attempt is still running
 * @throws AppError `forbidden` for another student's attempt, or the error of the failed request
 */
export async function getAnswerRecord(attemptId: string): Promise<AnswerRecordReply> {
  const client = await getClient();
  return readReply(answerRecordSchema, client.rpc("get_answer_record", { p_attempt_id: attemptId }));
}

/**
 * @param attemptId one of the logged-in student's own attempts
 * @returns the query of its answer record
 */
export const answerRecordQuery = (attemptId: string) =>
  queryOptions({ queryKey: ["answer-record", attemptId], queryFn: () => getAnswerRecord(attemptId) });
