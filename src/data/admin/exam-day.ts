import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { getClient } from "../client";
import { narrowColumns, readAnswer } from "../read-answer";
import { getRows } from "../request";
import { toStorableLine } from "../../lib/storable-text";

/** An exam of an edition. */
export type ExamOfEdition = { editionId: string; examId: string };

/** So often the panel asks how an exam goes, in milliseconds (exam section 10). */
const pollMs = 15_000;

const sitterStates = v.picklist(["not_begun", "running", "silent", "finished", "kept"]);
const sitterColumns = v.object({ state: sitterStates });
const decisionColumns = v.object({
  kind: v.picklist(["minutes", "hours", "call_off", "grant", "reserve"]),
  state: v.picklist(["waiting", "taken", "withdrawn"]),
});

/** Where somebody stands in an exam; `kept`: answers came too late, and nobody has decided on them. */
export type SitterState = v.InferOutput<typeof sitterStates>;

/** Why something cannot be decided, by the names that the database gives. */
const refusals = [
  "reason_missing",
  "waits_already",
  "not_found",
  "no_paper",
  "no_hours",
  "over",
  "called_off",
  "too_much",
  "past_midnight",
  "begun",
  "another_day",
  "hours_unordered",
  "opens_too_soon",
  "own_exam",
  "own_decision",
  "nothing_given",
  "not_enrolled",
  "too_early",
  "too_late",
  "decided_already",
  "published",
] as const;

export type Refusal = (typeof refusals)[number];

const answerSchema = v.object({
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
});

/** What the server says to a decision: how far it went, or why it cannot be. */
export type DecisionOutcome = v.InferOutput<typeof answerSchema>["outcome"];

/**
 * @param outcome what the server said
 * @returns whether nothing has changed
 */
export function isRefusal(outcome: DecisionOutcome): outcome is Refusal {
  return refusals.some((refusal) => refusal === outcome);
}

async function listExamDay({ editionId, examId }: ExamOfEdition) {
  const client = await getClient();
  return getRows(
    client
      .rpc("list_exam_day", { p_edition_id: editionId, p_exam_id: examId })
      .select(
        "classId:class_id, className:class_name, status, hasReserve:has_reserve, opensAt:opens_at, lastStartAt:last_start_at, closesAt:closes_at, extraSeconds:extra_seconds, calledOffAt:called_off_at, enrolled, running, silent, finished, kept, serverNow:server_now",
      ),
  );
}

/** How an exam goes in one class. Moments are ISO times. */
export type PaperCounts = Awaited<ReturnType<typeof listExamDay>>[number];

/** Everything about an exam's day lies under this key, so that a decision renews it. */
export const examDayKey = ["admin-exam-day"] as const;

/**
 * @param exam which
 * @returns the query of how it goes by class, asked anew every 15 seconds
 */
export const examDayQuery = (exam: ExamOfEdition) =>
  queryOptions({
    queryKey: [...examDayKey, "papers", exam],
    queryFn: () => listExamDay(exam),
    refetchInterval: pollMs,
  });

/** Whom to look for. */
export type SitterSearch = { state: SitterState | "all"; search: string; classId: string };

/** As many as are shown at once. */
export const sittersPerPage = 50;

async function listSitters({ editionId, examId }: ExamOfEdition, { state, search, classId }: SitterSearch) {
  const client = await getClient();
  const call = client
    .rpc("list_exam_sitters", {
      p_edition_id: editionId,
      p_exam_id: examId,
      p_state: state,
      p_search: toStorableLine(search),
      p_limit: sittersPerPage,
      p_offset: 0,
      ...(classId !== "" && { p_class_id: classId }),
    })
    .select(
      "studentId:student_id, name, email, className:class_name, state, startedAt:started_at, deadlineAt:deadline_at, finishedAt:finished_at, heardAt:heard_at, extraSeconds:extra_seconds",
    );
  return narrowColumns(sitterColumns, await getRows(call));
}

/** Somebody who is enrolled in an exam, or has begun it. */
export type Sitter = Awaited<ReturnType<typeof listSitters>>[number];

/**
 * @param exam which
 * @param search whom to look for
 * @returns the query of the first 50 of them, by name, asked anew every 15 seconds
 */
export const sittersQuery = (exam: ExamOfEdition, search: SitterSearch) =>
  queryOptions({
    queryKey: [...examDayKey, "sitters", exam, search],
    queryFn: () => listSitters(exam, search),
    refetchInterval: pollMs,
  });

const moment = v.nullable(v.string());
const storySchema = v.variant("outcome", [
  v.object({ outcome: v.literal("not_found") }),
  v.object({
    outcome: v.literal("story"),
    name: v.nullable(v.string()),
    email: v.nullable(v.string()),
    phone: v.nullable(v.string()),
    class: v.string(),
    opens_at: moment,
    last_start_at: moment,
    grants: v.array(
      v.object({
        id: v.string(),
        is_reserve: v.boolean(),
        extra_seconds: v.number(),
        opens_at: moment,
        last_start_at: moment,
        reason: v.string(),
        is_waiting: v.boolean(),
      }),
    ),
    attempt: v.nullable(
      v.object({
        attempt_id: v.string(),
        started_at: v.string(),
        deadline_at: v.string(),
        finished_at: moment,
        ended_by: v.nullable(v.string()),
        question_count: v.nullable(v.number()),
        answered: v.number(),
        receipts: v.array(v.object({ no: v.number(), code: v.string() })),
        sessions: v.array(
          v.object({
            session_no: v.number(),
            started_at: v.string(),
            heard_at: moment,
            events: v.number(),
            longest_wait_seconds: v.nullable(v.number()),
          }),
        ),
        room_events: v.array(
          v.object({ kind: v.string(), at_ms: v.number(), for_ms: v.nullable(v.number()) }),
        ),
        kept: v.array(v.object({ n: v.number(), answered_at: v.string(), received_at: v.string() })),
        decision: v.nullable(v.object({ is_counted: v.boolean(), reason: v.string() })),
      }),
    ),
  }),
]);

/** One student in an exam, as organisers see it. */
export type Story = Extract<v.InferOutput<typeof storySchema>, { outcome: "story" }>;
export type AttemptStory = NonNullable<Story["attempt"]>;

/**
 * @param exam which
 * @param studentId whose
 * @returns the query of one student's hours, grants and story of the connection; each reading is written down
 */
export const storyQuery = (exam: ExamOfEdition, studentId: string) =>
  queryOptions({
    queryKey: [...examDayKey, "story", exam, studentId],
    queryFn: async () => {
      const client = await getClient();
      const { editionId, examId } = exam;
      return readAnswer(
        storySchema,
        client.rpc("read_exam_story", {
          p_student_id: studentId,
          p_edition_id: editionId,
          p_exam_id: examId,
        }),
      );
    },
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

/** Something that was decided about an exam, or waits for a second organiser. */
export type Decision = Awaited<ReturnType<typeof listDecisions>>[number];

/**
 * @param exam which
 * @returns the query of what was decided about it, what waits first, asked anew every 15 seconds
 */
export const decisionsQuery = (exam: ExamOfEdition) =>
  queryOptions({
    queryKey: [...examDayKey, "decisions", exam],
    queryFn: () => listDecisions(exam),
    refetchInterval: pollMs,
  });

/** What is decided for all who sit an exam; times of day in IST, such as `11:00`. */
export type ForEverybody =
  | { kind: "minutes"; seconds: number }
  | { kind: "hours"; opens: string; lastStart: string }
  | { kind: "call_off" };

/**
 * Decides something for everybody who sits an exam, in one class or (empty) in all.
 *
 * @returns `waiting` for a second organiser, `taken` where there is one, or why not
 * @throws AppError `forbidden` for anybody but an admin, or why no answer came
 */
export async function decideExam(
  { editionId, examId }: ExamOfEdition,
  classId: string,
  decision: ForEverybody,
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
  return (await readAnswer(answerSchema, call)).outcome;
}

/** What one student is given; moments are ISO times. */
export type ForOne = {
  isReserve: boolean;
  seconds: number;
  hours: { opensAt: string; lastStartAt: string } | null;
};

/**
 * Gives one student seconds more, hours of her own, or the reserve paper.
 *
 * @returns `given`, `waiting` for a second organiser, or why not
 * @throws AppError `forbidden` for anybody but an admin, or why no answer came
 */
export async function giveGrant(
  { editionId, examId }: ExamOfEdition,
  studentId: string,
  { isReserve, seconds, hours }: ForOne,
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
  return (await readAnswer(answerSchema, call)).outcome;
}

/**
 * Confirms what waits as the second organiser, or takes it back.
 *
 * @returns `confirmed`, `withdrawn`, or why not
 * @throws AppError `forbidden` for anybody but an admin, or why no answer came
 */
export async function answerDecision(id: string, isConfirmed: boolean): Promise<DecisionOutcome> {
  const client = await getClient();
  const call = client.rpc("confirm_exam_decision", { p_id: id, p_is_confirmed: isConfirmed });
  return (await readAnswer(answerSchema, call)).outcome;
}

/**
 * Decides whether the kept answers of an attempt count, once and for good.
 *
 * @returns `counted`, `left`, or why not
 * @throws AppError `forbidden` for anybody but an admin, or why no answer came
 */
export async function decideKeptAnswers(
  attemptId: string,
  isCounted: boolean,
  reason: string,
): Promise<DecisionOutcome> {
  const client = await getClient();
  const call = client.rpc("decide_kept_answers", {
    p_attempt_id: attemptId,
    p_is_counted: isCounted,
    p_reason: reason,
  });
  return (await readAnswer(answerSchema, call)).outcome;
}
