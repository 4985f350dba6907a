import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { getClient } from "../client";
import { narrowColumns, readReply } from "../read-reply";
import { getRows } from "../request";
import { toStorableLine } from "../../lib/storable-text";

/** An exam of an edition. */
export type ExamOfEdition = { editionId: string; examId: string };

/** The panel asks for an exam's state at this interval, in milliseconds (docs/exam.md section 10). */
const pollMs = 15_000;

/** The panel asks for lists of children at this interval, in milliseconds; longer, because each read is logged. */
const listPollMs = 60_000;

const participantStates = v.picklist(["not_begun", "running", "silent", "finished", "kept"]);
const participantColumns = v.object({ state: participantStates });
const decisionColumns = v.object({
  kind: v.picklist(["minutes", "hours", "cancel", "grant", "reserve"]),
  state: v.picklist(["waiting", "taken", "withdrawn"]),
});

/**
 * A student's state in an exam. `silent`: the exam page has sent nothing for some time. `kept`: answers arrived too
 * late, and nobody has decided whether they count.
 */
export type ParticipantState = v.InferOutput<typeof participantStates>;

async function listExamDay({ editionId, examId }: ExamOfEdition) {
  const client = await getClient();
  return getRows(
    client
      .rpc("list_exam_day", { p_edition_id: editionId, p_exam_id: examId })
      .select(
        "classId:class_id, className:class_name, status, hasReserve:has_reserve, opensAt:opens_at, lastStartAt:last_start_at, closesAt:closes_at, extraSeconds:extra_seconds, cancelledAt:cancelled_at, enrolled, running, silent, finished, kept, unrefunded, unrefundedPaise:unrefunded_paise, waitingRefunds:waiting_refunds, inLobby:in_lobby, hasConflictOfInterest:has_conflict_of_interest, serverNow:server_now",
      ),
  );
}

/**
 * The paper of one class: its times (ISO), and how many students are enrolled, are taking the exam, have finished it
 * and so on. `kept`: students with undecided late answers; `unrefunded`: families whose money for a cancelled exam is
 * not refunded, `waitingRefunds`: those whose refund waits for a decision under Payments instead.
 */
export type PaperCounts = Awaited<ReturnType<typeof listExamDay>>[number];

/** All exam day queries have this key, so that a decision refreshes them. */
export const examDayKey = ["admin-exam-day"] as const;

/**
 * @param exam the exam
 * @returns the query of the papers of its classes with the numbers of students, refreshed every 15 seconds
 */
export const examDayQuery = (exam: ExamOfEdition) =>
  queryOptions({
    queryKey: [...examDayKey, "papers", exam],
    queryFn: () => listExamDay(exam),
    refetchInterval: pollMs,
  });

/**
 * A filter of students. `no_consent`: the result waits for a guardian's consent; `no_device_check`: the student has
 * checked no device.
 */
export type ParticipantStateFilter = ParticipantState | "all" | "no_consent" | "no_device_check";

/** The filters of the list of students. */
export type ParticipantSearch = { state: ParticipantStateFilter; search: string; classId: string };

/** The maximum number of rows that are shown. */
export const maxParticipantsShown = 50;

async function listParticipants(
  { editionId, examId }: ExamOfEdition,
  { state, search, classId }: ParticipantSearch,
) {
  const client = await getClient();
  const call = client
    .rpc("list_exam_participants", {
      p_edition_id: editionId,
      p_exam_id: examId,
      p_state: state,
      p_search: toStorableLine(search),
      p_limit: maxParticipantsShown,
      p_offset: 0,
      ...(classId !== "" && { p_class_id: classId }),
    })
    .select(
      "studentId:student_id, name, email, className:class_name, state, startedAt:started_at, deadlineAt:deadline_at, finishedAt:finished_at, lastContactAt:last_contact_at, extraSeconds:extra_seconds, hasGuardianConsent:has_guardian_consent",
    );
  return narrowColumns(participantColumns, await getRows(call));
}

/**
 * A student who is enrolled in an exam, or has started it. Times are ISO; `lastContactAt` is the time of the exam
 * page's last request, null before the start.
 */
export type Participant = Awaited<ReturnType<typeof listParticipants>>[number];

/**
 * @param exam the exam
 * @param search the filters
 * @returns the query of the first 50 matching students, by name, refreshed every minute
 */
export const participantsQuery = (exam: ExamOfEdition, search: ParticipantSearch) =>
  queryOptions({
    queryKey: [...examDayKey, "participants", exam, search],
    queryFn: () => listParticipants(exam, search),
    staleTime: listPollMs,
    refetchInterval: listPollMs,
  });

const nullableTime = v.nullable(v.string());
const studentExamSchema = v.variant("outcome", [
  v.object({ outcome: v.literal("not_found") }),
  v.object({
    outcome: v.literal("story"),
    name: v.nullable(v.string()),
    email: v.nullable(v.string()),
    phone: v.nullable(v.string()),
    class: v.string(),
    has_paper: v.boolean(),
    opens_at: nullableTime,
    last_start_at: nullableTime,
    server_now: v.string(),
    grants: v.array(
      v.object({
        id: v.string(),
        is_reserve: v.boolean(),
        extra_seconds: v.number(),
        opens_at: nullableTime,
        last_start_at: nullableTime,
        reason: v.string(),
        is_waiting: v.boolean(),
      }),
    ),
    attempt: v.nullable(
      v.object({
        attempt_id: v.string(),
        started_at: v.string(),
        deadline_at: v.string(),
        finished_at: nullableTime,
        ended_by: v.nullable(v.string()),
        question_count: v.nullable(v.number()),
        answered: v.number(),
        answer_records: v.array(v.object({ no: v.number(), code: v.string() })),
        sessions: v.array(
          v.object({
            session_no: v.number(),
            started_at: v.string(),
            last_contact_at: nullableTime,
            events: v.number(),
            longest_wait_seconds: v.nullable(v.number()),
          }),
        ),
        room_events: v.array(
          v.object({ kind: v.string(), at_ms: v.number(), for_ms: v.nullable(v.number()) }),
        ),
        silences: v.array(v.object({ from: v.string(), until: nullableTime })),
        decide_after: nullableTime,
        too_late: v.number(),
        kept: v.array(v.object({ n: v.number(), answered_at: v.string(), received_at: v.string() })),
        order: v.nullable(
          v.object({
            class: v.string(),
            seed: v.string(),
            questions: v.array(
              v.pipe(
                v.object({
                  n: v.number(),
                  section: v.picklist(["A", "B", "C"]),
                  passage_id: v.optional(v.string()),
                  option_count: v.number(),
                }),
                v.transform(({ passage_id: passageId, option_count: optionCount, ...question }) => ({
                  ...question,
                  option: null,
                  passageId,
                  optionCount,
                })),
              ),
            ),
          }),
        ),
        decision: v.nullable(v.object({ is_counted: v.boolean(), reason: v.string() })),
      }),
    ),
  }),
]);

/** One student in an exam, as organisers see it; `story` is the server's name for a reply with data. */
export type StudentExamDetails = Extract<v.InferOutput<typeof studentExamSchema>, { outcome: "story" }>;

/**
 * The attempt of one student. `at_ms` and `for_ms` are milliseconds: since the start of the attempt, and of duration.
 * `kept` are the late answers that an organiser may count, from `decide_after` on; `too_late` is the number of answers
 * that arrived too late even for that. `order` gives the child's own question numbers; null without kept answers.
 */
export type AttemptDetails = NonNullable<StudentExamDetails["attempt"]>;

type TimedAttempt = Pick<StudentExamDetails, "attempt" | "server_now">;

/** The record of a running exam, and the page of its family, are read again at this interval, in milliseconds. */
export const runningExamPollMs = 20_000;

/**
 * @param details one student in an exam
 * @returns the milliseconds until the record is read again: while the exam runs, and when an organiser can decide on late
 *   answers; false if nothing more can arrive
 */
export function findRecordPollMs(details: TimedAttempt): number | false {
  return details.attempt?.finished_at === null ? runningExamPollMs : msUntilDecision(details);
}

/**
 * @returns the milliseconds until an organiser can decide on the student's late answers; false if no more can arrive
 */
function msUntilDecision({ attempt, server_now }: TimedAttempt): number | false {
  if (!attempt || !canMoreAnswersArrive(attempt, server_now)) return false;
  return Math.max(1000, Date.parse(attempt.decide_after ?? "") - Date.parse(server_now) + 1000);
}

/**
 * @param attempt an attempt
 * @param serverNow the server's time, ISO
 * @returns whether the attempt has late answers and more may still arrive, so that nobody can decide on them yet
 */
export const canMoreAnswersArrive = (
  { kept, decision, decide_after }: AttemptDetails,
  serverNow: string,
): boolean => kept.length > 0 && decision === null && decide_after !== null && serverNow <= decide_after;

/**
 * @param exam the exam
 * @param studentId the student's id
 * @returns the query of one student's exam times, grants and connection log; the server logs that an organiser has it
 *   open. The query is repeated when the window gets the focus, while the exam runs, and when an organiser can decide on
 *   late answers.
 */
export const studentExamQuery = (exam: ExamOfEdition, studentId: string) =>
  queryOptions({
    queryKey: [...examDayKey, "story", exam, studentId],
    queryFn: async () => {
      const client = await getClient();
      const { editionId, examId } = exam;
      return readReply(
        studentExamSchema,
        client.rpc("read_exam_timeline", {
          p_student_id: studentId,
          p_edition_id: editionId,
          p_exam_id: examId,
        }),
      );
    },
    refetchOnWindowFocus: "always",
    refetchInterval: ({ state: { data } }) => data?.outcome === "story" && findRecordPollMs(data),
  });

async function listDecisions({ editionId, examId }: ExamOfEdition) {
  const client = await getClient();
  const call = client
    .rpc("list_exam_decisions", { p_edition_id: editionId, p_exam_id: examId })
    .select(
      "id, kind, state, className:class_name, studentName:student_name, extraSeconds:extra_seconds, opensAt:opens_at, lastStartAt:last_start_at, reason, decidedBy:decided_by, decidedAt:decided_at, confirmedBy:confirmed_by, isSingle:is_single, isMine:is_mine",
    );
  return narrowColumns(decisionColumns, await getRows(call));
}

/** A decision about an exam, made or waiting for a second organiser. */
export type Decision = Awaited<ReturnType<typeof listDecisions>>[number];

/**
 * @param exam the exam
 * @returns the query of the decisions about the exam, waiting ones first, refreshed every minute
 */
export const decisionsQuery = (exam: ExamOfEdition) =>
  queryOptions({
    queryKey: [...examDayKey, "decisions", exam],
    queryFn: () => listDecisions(exam),
    staleTime: listPollMs,
    refetchInterval: listPollMs,
  });
