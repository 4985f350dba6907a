import type { Attack } from "../../harness/attack";
import { attackWithOddValues, attackWithDanglingReferences, type OddValue } from "../../harness/odd-values";
import type { TestDatabase } from "../../harness/test-databases";
import { adminId, enrol, finish, save, setClock, sit, start } from "./sitting";

/** Databases that hold a row of every kind already. */
const seededDatabases = new WeakSet<TestDatabase>();

/** A finished exam with two sessions, one that runs, and a rehearsal. */
export async function seedEveryTable(database: TestDatabase): Promise<void> {
  if (seededDatabases.has(database)) return;
  const { owner } = database;
  const first = await sit(database);
  const second = await start(owner, first.sitter);
  await save(owner, second, [
    [1000, 1, "a"],
    [2000, 2, null],
  ]);
  await owner`select public.note_room_events(${second.attempt_id}, ${second.session_no}, ${second.ticket},
    '[{"kind": "hidden", "at_ms": 1000, "for_ms": 500}]')`;
  await finish(owner, second, 2);
  await owner`insert into private.kept_answer_decisions (attempt_id, is_counted, reason, decided_by, decided_at)
    values (${second.attempt_id}, true, 'a power cut', ${adminId}, private.exam_now())`;
  await sit(database);
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
const receipts = "private.exam_receipts";
const roomEvents = "private.exam_room_events";
const decisions = "private.kept_answer_decisions";

/** The columns that must not be null. */
const requiredColumns = {
  [attempts]: ["last_session_no", "paper_id", "seed", "standing", "started_at", "student_id"],
  [sessions]: ["acked_seq", "calls", "calls_until", "started_at", "ticket_hash"],
  [events]: ["answered_at", "n", "received_at"],
  [receipts]: ["code", "issued_at", "letters"],
  [decisions]: ["decided_at", "decided_by", "is_counted", "reason"],
  [roomEvents]: ["at_ms", "attempt_id", "kind", "noted_at", "session_no"],
};

const finished = "finished_at is not null";
const running = "finished_at is null";
const ofExam = "exam_id is not null";

const odd: OddValue[] = [
  [attempts, "seed = 'none'", "an attempt without an order of its questions"],
  [attempts, "last_session_no = 201", "an attempt of 201 page loads"],
  [attempts, "ended_by = 'nobody'", "an attempt with an unknown ending", finished],
  [attempts, "standing = 'lost'", "an attempt without a valid status"],
  [attempts, "held_for = 'fun'", "an attempt that is held for fun"],
  [attempts, "standing = 'held', held_for = null", "an attempt that is held for no reason"],
  [attempts, "finished_at = started_at - interval '1 s'", "an end before the start", finished],
  [attempts, "finished_at = started_at", "an end without an ending", running],
  [attempts, "deadline_at = started_at", "a deadline that is written down while it runs", running],
  [attempts, "order_id = null", "an exam that nobody paid", ofExam],
  [attempts, "edition_id = null, order_id = null", "an exam of no edition", ofExam],
  [attempts, "class_id = null", "an exam of no class", ofExam],
  [attempts, "student_name = ''", "an attempt under an empty name", ofExam],
  [sessions, "session_no = 0", "a session before the first"],
  [sessions, "acked_seq = -1", "fewer answers than none"],
  [events, "seq = 0", "an answer before the first"],
  [events, "option = 'e'", "a fifth option"],
  [events, "answered_at = received_at + interval '1 ms'", "an answer from the future"],
  [receipts, "no = 0", "a receipt before the first"],
  [receipts, "letters = 'abx'", "letters that are no options"],
  [receipts, "code = 'OLIU-0000-0000'", "a code that cannot be read out"],
  [decisions, "reason = ''", "a decision for no reason"],
  [roomEvents, "kind = 'Looked away!'", "a sentence about a child"],
  [roomEvents, "for_ms = -1", "a time that runs backwards"],
];

const danglingReferences: OddValue[] = [
  [attempts, "class_id = gen_random_uuid()", "an attempt in an unknown class"],
  [attempts, "edition_id = gen_random_uuid()", "an attempt in an unknown edition", ofExam],
  [attempts, "order_id = gen_random_uuid()", "an attempt of an unknown order", ofExam],
  [attempts, "paper_id = gen_random_uuid()", "an attempt of an unknown paper"],
  [attempts, "student_id = gen_random_uuid()", "an attempt of an unknown student"],
  [sessions, "attempt_id = gen_random_uuid()", "a session of an unknown attempt", "acked_seq = 0"],
  [events, "session_no = 77", "an answer of an unknown session"],
  [receipts, "attempt_id = gen_random_uuid()", "a receipt of an unknown attempt"],
  [decisions, "attempt_id = gen_random_uuid()", "a decision on an unknown attempt"],
  [decisions, "decided_by = gen_random_uuid()", "a decision by an unknown admin"],
  [roomEvents, "session_no = 77", "a room event of an unknown session"],
];

/** Values that a row must never have, and references to something that does not exist. */
export const oddValueAttacks: Attack[] = [
  ...attackWithOddValues(seedEveryTable, requiredColumns, odd),
  ...attackWithDanglingReferences(seedEveryTable, danglingReferences),
];
