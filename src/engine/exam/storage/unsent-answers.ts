import * as v from "valibot";
import { AppError } from "../../../lib/app-error";
import { report } from "../../../lib/report";
import { waitForReply } from "../room/wait-for-reply";
import type { Device } from "../device";
import { maxAnswerEventsPerCall, type ExamApi } from "../exam-api";
import { readCopy, removeCopy, type RoomCopy } from "./room-copy";
import { isRoomKey, isUnsentAnswersKey, findOwnerOfExamKey, unsentAnswersKey } from "./room-keys";
import {
  acknowledge,
  eventSchema,
  findLastSeq,
  listUnsentEvents,
  renumber,
  type SessionLog,
} from "../room/session-log";

const unsentAnswersSchema = v.object({
  attemptId: v.string(),
  sessionNo: v.number(),
  ticket: v.string(),
  events: v.array(eventSchema),
});

type Storage = Device["storage"];

/** The device that stores the answers, and the server. */
export type SendingDependencies = { device: Device; api: Pick<ExamApi, "saveAnswers"> };

/**
 * Removes an exam from the device with its paper key and answers. Only answers that the server has not acknowledged
 * stay, until they are sent (docs/exam.md section 5 no. 9).
 *
 * @param storage the device's storage
 * @param copy the device's copy of the exam
 */
export function removeRoom(storage: Storage, copy: RoomCopy): void {
  const { studentId, attemptId, session } = copy;
  const { sessionNo, ticket } = session;
  const events = listUnsentEvents(session);
  if (events.length > 0) {
    storage.write(unsentAnswersKey(studentId, attemptId, sessionNo), {
      attemptId,
      sessionNo,
      ticket,
      events,
    });
  }
  removeCopy(storage, copy);
}

/**
 * The maximum number of calls for one session: a session has at most 3,000 answers, which 30 calls can carry, and a few
 * more may be needed after answers were renumbered.
 */
const maxCalls = 40;

type SendingSteps = {
  /** Returns the session as it is stored now; called before its unsent answers get new numbers. */
  readAgain: (log: SessionLog) => SessionLog;
  /** Called with the session after each reply. */
  onReply?: (log: SessionLog) => void;
};

/** Sends as many unsent answers as one call may carry. Returns the session after the reply. */
async function sendBatch(
  { device, api }: SendingDependencies,
  attemptId: string,
  log: SessionLog,
  readAgain: SendingSteps["readAgain"],
): Promise<SessionLog> {
  const { sessionNo, ticket, ackedSeq } = log;
  const batch = listUnsentEvents(log).slice(0, maxAnswerEventsPerCall);
  const reply = await waitForReply(device, (signal) =>
    api.saveAnswers({ attemptId, sessionNo, ticket }, batch, signal),
  );
  if (reply.outcome === "saved") return acknowledge(log, batch.at(-1)?.seq ?? ackedSeq, reply.ackedSeq);
  // The server has other answers under these numbers, or does not have the earlier numbers.
  if (reply.outcome === "changed" || reply.outcome === "gap") return renumber(readAgain(log), reply.ackedSeq);
  // The server accepts no more answers with this ticket.
  report("sending the unsent answers of a closed exam", reply.outcome);
  return { ...log, events: [] };
}

/**
 * Sends all unsent answers of a session.
 *
 * @throws AppError with the error of the failed request; `unavailable` if the server still refuses the numbers after 40
 * calls
 */
async function sendAll(
  dependencies: SendingDependencies,
  attemptId: string,
  session: SessionLog,
  { readAgain, onReply }: SendingSteps,
): Promise<void> {
  let log = session;
  for (let calls = 0; listUnsentEvents(log).length > 0; calls += 1) {
    if (calls === maxCalls) throw new AppError("unavailable");
    log = await sendBatch(dependencies, attemptId, log, readAgain);
    onReply?.(log);
  }
}

/** Reports an error, but not a missing network: unsent answers are sent again later. */
function reportUnlessOffline(what: string, error: unknown): void {
  if (!(error instanceof AppError) || error.code !== "offline") report(what, error);
}

/**
 * Sends the unsent answers of a student's removed exams; only their tickets are needed for it. Answers that cannot be
 * sent stay stored.
 *
 * @param dependencies device and server
 * @param studentId the student's id
 */
export async function sendOrphanedAnswers(
  dependencies: SendingDependencies,
  studentId: string,
): Promise<void> {
  const { storage } = dependencies.device;
  const isOwn = (key: string) => isUnsentAnswersKey(key) && findOwnerOfExamKey(key) === studentId;
  for (const key of storage.listKeys().filter((key) => isOwn(key))) {
    const stored = v.safeParse(unsentAnswersSchema, storage.read(key));
    if (!stored.success) storage.remove(key);
    else {
      const { attemptId, ...session } = stored.output;
      const log = { ...session, ackedSeq: (session.events[0]?.seq ?? 1) - 1 };
      try {
        await sendAll(dependencies, attemptId, log, {
          readAgain: (current) => current,
          onReply: (updatedLog) =>
            storage.write(key, { ...stored.output, events: listUnsentEvents(updatedLog) }),
        });
        storage.remove(key);
      } catch (error) {
        reportUnlessOffline("sending unsent answers", error);
      }
    }
  }
}

/**
 * Sends the unsent answers of an exam's copy, which may be open in another tab. The copy is read again before answers are
 * renumbered: that tab may have sent newer answers, and it stores each answer before it sends it. Otherwise an old answer
 * could get a higher number than a newer one, and would count instead of it.
 */
async function sendCopy(dependencies: SendingDependencies, key: string, copy: RoomCopy): Promise<void> {
  await sendAll(dependencies, copy.attemptId, copy.session, {
    readAgain: (log) => {
      const stored = readCopy(dependencies.device.storage, key)?.session;
      // If the session differs, another tab has moved the answers to a new session, or has sent and removed them.
      return stored?.sessionNo === log.sessionNo ? stored : { ...log, events: [] };
    },
  });
}

/**
 * The answers that this page has sent completely: for each exam's storage key, the session and the number of its last
 * answer.
 */
const lastSentByKey = new Map<string, string>();

/**
 * Sends a student's unsent answers while the exam is not open on this page: of removed rooms, and of rooms that were
 * closed or crashed before all answers were sent. Such answers count until 180 s after the deadline, and the child may
 * never reopen the exam. A room's copy stays as it is: it may be open in another tab, which gets its own
 * acknowledgements.
 *
 * @param studentId the logged-in student
 * @param dependencies the device, and the server's functions
 */
export async function sendUnsentAnswers(studentId: string, dependencies: SendingDependencies): Promise<void> {
  const { storage } = dependencies.device;
  await sendOrphanedAnswers(dependencies, studentId);
  const isOwn = (key: string) => isRoomKey(key) && findOwnerOfExamKey(key) === studentId;
  for (const key of storage.listKeys().filter((name) => isOwn(name))) {
    const copy = readCopy(storage, key);
    if (!copy) continue;
    const state = `${copy.session.sessionNo}.${findLastSeq(copy.session)}`;
    if (lastSentByKey.get(key) === state) continue;
    try {
      await sendCopy(dependencies, key, copy);
      lastSentByKey.set(key, state);
    } catch (error) {
      reportUnlessOffline("sending the unsent answers of a closed exam", error);
    }
  }
}
