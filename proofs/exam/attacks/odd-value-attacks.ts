import type { Attack } from "../../harness/attack";
import { attackWithOddValues, attackWithDanglingReferences, type OddValue } from "../../harness/odd-values";
import type { TestDatabase } from "../../harness/test-databases";
import { adminId, enrol, finishExam, saveAnswers, setClock, startAttempt, startExam } from "./exam-calls";

/** Databases in which `seedEveryTable` has run. */
const seededDatabases = new WeakSet<TestDatabase>();

/** Makes sure that every table of exams has a row: creates a finished exam with two sessions, a running exam, and a rehearsal. */
export async function seedEveryTable(database: TestDatabase): Promise<void> {
  if (seededDatabases.has(database)) return;
  const { owner } = database;
  const firstSession = await startAttempt(database);
  const secondSession = await startExam(owner, firstSession.student);
  await saveAnswers(owner, secondSession, [
    [1000, 1, "a"],
    [2000, 2, null],
  ]);
  await owner`select public.note_room_events(${secondSession.attempt_id}, ${secondSession.session_no}, ${secondSession.ticket},
    '[{"kind": "hidden", "at_ms": 1000, "for_ms": 500}]')`;
  await finishExam(owner, secondSession, 2);
  await owner`insert into private.kept_answer_decisions (attempt_id, is_counted, reason, decided_by, decided_at)
    values (${secondSession.attempt_id}, true, 'a power cut', ${adminId}, private.exam_now())`;
  await startAttempt(database);
  const [rehearsal] = await owner`select id from private.papers where kind = 'rehearsal' and from_class = 3`;
  const visitor = await enrol(database, "{}");
  await owner`with me as materialized (select set_config('request.jwt.claims', ${JSON.stringify({ sub: visitor.id })}, true))
    select public.start_exam(${String(rehearsal?.["id"])}) from me`;
  await setClock(database, 20);
  seededDatabases.add(database);
}

const attempts = "private.exam_attempts";
const sessions = "private.exam_sessions";
const events = "private.exam_events";
const answerRecords = "private.answer_records";
const roomEvents = "private.exam_room_events";
const keptAnswerDecisions = "private.kept_answer_decisions";

/** The columns that must not be null. */
const requiredColumns = {
  [attempts]: ["last_session_no", "paper_id", "seed", "status", "started_at", "student_id"],
  [sessions]: ["acked_seq", "calls", "calls_until", "started_at", "ticket_hash"],
  [events]: ["answered_at", "n", "received_at"],
  [answerRecords]: ["code", "issued_at", "letters"],
  [keptAnswerDecisions]: ["decided_at", "decided_by", "is_counted", "reason"],
  [roomEvents]: ["at_ms", "attempt_id", "kind", "noted_at", "session_no"],
};

/** Conditions that select the row to change. */
const isFinished = "finished_at is not null";
const isRunning = "finished_at is null";
const isExam = "exam_id is not null";

const oddValues: OddValue[] = [
  [attempts, "seed = 'none'", "an attempt with an invalid seed"],
  [attempts, "last_session_no = 201", "an attempt with 201 page loads"],
  [attempts, "ended_by = 'nobody'", "an attempt with an unknown value in ended_by", isFinished],
  [attempts, "status = 'lost'", "an attempt with an unknown status"],
  [attempts, "held_for = 'fun'", "an attempt held for an unknown reason"],
  [attempts, "status = 'held', held_for = null", "an attempt held without a reason"],
  [attempts, "finished_at = started_at - interval '1 s'", "an end before the start", isFinished],
  [attempts, "finished_at = started_at", "an end without ended_by", isRunning],
  [attempts, "deadline_at = started_at", "a stored deadline of a running attempt", isRunning],
  [attempts, "order_id = null", "an exam without an order", isExam],
  [attempts, "edition_id = null, order_id = null", "an exam without an edition", isExam],
  [attempts, "class_id = null", "an exam without a class", isExam],
  [attempts, "student_name = ''", "an attempt with an empty name", isExam],
  [sessions, "session_no = 0", "a session with number 0"],
  [sessions, "acked_seq = -1", "a session with -1 answers"],
  [events, "seq = 0", "an answer with number 0"],
  [events, "option = 'e'", "a fifth option"],
  [events, "answered_at = received_at + interval '1 ms'", "an answer given after it was received"],
  [answerRecords, "no = 0", "an answer record with number 0"],
  [answerRecords, "letters = 'abx'", "an answer record with invalid letters"],
  [answerRecords, "code = 'OLIU-0000-0000'", "an answer record code with letters that are easily confused"],
  [keptAnswerDecisions, "reason = ''", "a decision without a reason"],
  [roomEvents, "kind = 'Looked away!'", "a recorded event with free text"],
  [roomEvents, "for_ms = -1", "a recorded event with a negative duration"],
];

const danglingReferences: OddValue[] = [
  [attempts, "class_id = gen_random_uuid()", "an attempt in an unknown class"],
  [attempts, "edition_id = gen_random_uuid()", "an attempt in an unknown edition", isExam],
  [attempts, "order_id = gen_random_uuid()", "an attempt of an unknown order", isExam],
  [attempts, "paper_id = gen_random_uuid()", "an attempt of an unknown paper"],
  [attempts, "student_id = gen_random_uuid()", "an attempt of an unknown student"],
  [sessions, "attempt_id = gen_random_uuid()", "a session of an unknown attempt", "acked_seq = 0"],
  [events, "session_no = 77", "an answer of an unknown session"],
  [answerRecords, "attempt_id = gen_random_uuid()", "an answer record of an unknown attempt"],
  [keptAnswerDecisions, "attempt_id = gen_random_uuid()", "a decision on an unknown attempt"],
  [keptAnswerDecisions, "decided_by = gen_random_uuid()", "a decision by an unknown admin"],
  [roomEvents, "session_no = 77", "a room event of an unknown session"],
];

/** Attacks with values that a row must never have, and with references to rows that do not exist. */
export const oddValueAttacks: Attack[] = [
  ...attackWithOddValues(seedEveryTable, requiredColumns, oddValues),
  ...attackWithDanglingReferences(seedEveryTable, danglingReferences),
];
