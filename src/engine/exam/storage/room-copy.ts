import * as v from "valibot";
import type { Device } from "../device";
import { roomKey } from "./room-keys";
import { listUnsentEvents, moveToSession, sessionLogSchema } from "../room/session-log";
import type { StartedSession } from "../start-outcome";

type Storage = Device["storage"];

const questionNumbersSchema = v.array(v.number());

const copySchema = v.object({
  studentId: v.string(),
  attemptId: v.string(),
  paperId: v.string(),
  sealedPath: v.string(),
  paperKey: v.string(),
  seed: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  startedAtMs: v.number(),
  deadlineAtMs: v.number(),
  /**
   * The server's time, and the device's time at that moment. They give an estimated time after a reload without a
   * network.
   */
  time: v.object({ serverMs: v.number(), wallMs: v.number() }),
  session: sessionLogSchema,
  answers: v.record(v.string(), v.string()),
  /** The numbers of the questions that are marked for review, and of those that were shown. */
  markedNs: questionNumbersSchema,
  seenNs: questionNumbersSchema,
  /** The place of the shown question in the student's order, from 0. */
  index: v.pipe(v.number(), v.integer(), v.minValue(0)),
  roomEvents: v.array(v.object({ kind: v.string(), at_ms: v.number(), for_ms: v.optional(v.number()) })),
  /** Who ended the exam, so that it accepts no more answers; null while it is open. */
  ending: v.nullable(v.picklist(["student", "time"])),
  /** The id of the page that writes this copy. A page that finds another id here stops writing. */
  pageId: v.string(),
});

const writerSchema = v.object({ pageId: v.string() });

/**
 * The copy of an exam on the device (the "room" is the exam page): everything needed to continue without a network
 * (docs/exam.md section 5 no. 5).
 */
export type RoomCopy = v.InferOutput<typeof copySchema>;

/**
 * @param storage the device's storage
 * @param key the copy's key (`room-keys.ts`)
 * @returns the copy; null if there is none or it is damaged
 */
export function readCopy(storage: Storage, key: string): RoomCopy | null {
  const checked = v.safeParse(copySchema, storage.read(key));
  return checked.success ? checked.output : null;
}

/**
 * @param storage the device's storage
 * @param studentId the student's id
 * @param paperId the paper's id
 * @returns the copy of the latest attempt of this paper, or null
 */
export function findCopy(storage: Storage, studentId: string, paperId: string): RoomCopy | null {
  return (
    storage
      .listKeys()
      .filter((key) => key.startsWith(roomKey(studentId)))
      .map((key) => readCopy(storage, key))
      .filter((copy) => copy?.paperId === paperId)
      .toSorted((a, b) => (b?.startedAtMs ?? 0) - (a?.startedAtMs ?? 0))[0] ?? null
  );
}

/**
 * @param storage the device's storage
 * @param copy stored under its student and attempt
 * @returns whether the copy was written
 */
export function writeCopy(storage: Storage, copy: RoomCopy): boolean {
  return storage.write(roomKey(copy.studentId, copy.attemptId), copy);
}

/**
 * @param storage the device's storage
 * @param copy the copy of an exam that is over
 */
export function removeCopy(storage: Storage, { studentId, attemptId }: RoomCopy): void {
  storage.remove(roomKey(studentId, attemptId));
}

/**
 * @param storage the device's storage
 * @param copy this page's copy
 * @returns whether another page has taken the exam over
 */
export function isTakenByAnother(storage: Storage, copy: RoomCopy): boolean {
  // This runs before every write, so only the page id is checked.
  const stored = storage.read(roomKey(copy.studentId, copy.attemptId));
  return v.is(writerSchema, stored) && stored.pageId !== copy.pageId;
}

/** The parts of a new copy that do not come from the server's session. */
type CopyBasics = Pick<RoomCopy, "studentId" | "paperId" | "sealedPath" | "pageId" | "time">;

/**
 * @param basics the student, the paper, the page and the time
 * @param session the session that the server started
 * @returns the copy of an exam that is new on this device
 */
export function createCopy(basics: CopyBasics, session: StartedSession): RoomCopy {
  return {
    ...basics,
    attemptId: session.attemptId,
    paperKey: session.paperKey,
    seed: session.seed,
    startedAtMs: session.startedAtMs,
    deadlineAtMs: session.deadlineAtMs,
    session: { sessionNo: session.sessionNo, ticket: session.ticket, ackedSeq: 0, events: [] },
    answers: Object.fromEntries(session.answers.map(({ n, option }) => [n, option])),
    markedNs: [],
    seenNs: [],
    index: 0,
    roomEvents: [],
    ending: null,
  };
}

/**
 * @param copy the device's copy of the exam
 * @param session a newer session of the same attempt
 * @returns the copy moved to that session. Its answers are those of the server, replaced by the unsent answers, which
 * the new session will send. If the exam has already ended on this device, the answers stay unchanged
 */
export function continueCopy(copy: RoomCopy, session: StartedSession): RoomCopy {
  const answers = new Map(session.answers.map(({ n, option }) => [n, option]));
  for (const { n, option } of listUnsentEvents(copy.session)) {
    if (option === null) answers.delete(n);
    else answers.set(n, option);
  }
  return {
    ...copy,
    deadlineAtMs: session.deadlineAtMs,
    paperKey: session.paperKey,
    session: moveToSession(copy.session, session),
    answers: copy.ending ? copy.answers : Object.fromEntries(answers),
  };
}
