import * as v from "valibot";
import { AppError } from "../../../lib/app-error";
import { report } from "../../../lib/report";
import { waitForReply } from "../room/wait-for-reply";
import type { Device } from "../device";
import { maxEventsPerCall, type AnswerEvent, type ExamApi, type Ticket } from "../exam-api";
import { readCopy, removeCopy, type RoomCopy } from "./room-copy";
import { isRoomKey, isUnsentAnswersKey, findOwnerOfExamKey, unsentAnswersKey } from "./room-keys";
import { eventSchema, listUnsentEvents } from "../room/session-log";

const unsentAnswersSchema = v.object({
  attemptId: v.string(),
  sessionNo: v.number(),
  ticket: v.string(),
  events: v.array(eventSchema),
});

type Storage = Device["storage"];

/** The device with the answers, and the server. */
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
 * Sends as many unsent answers of a session as one call may carry.
 *
 * @param dependencies device and server
 * @param ticket the session's ticket
 * @param events the unsent ones, without a gap
 * @returns the events that are still unsent; none if the server will not take them
 * @throws AppError with the error of the failed request
 */
export async function sendBatch(
  { device, api }: SendingDependencies,
  ticket: Ticket,
  events: AnswerEvent[],
): Promise<AnswerEvent[]> {
  const batch = events.slice(0, maxEventsPerCall);
  const reply = await waitForReply(device, (signal) => api.saveAnswers(ticket, batch, signal));
  if (reply.outcome === "saved") return events.filter(({ seq }) => seq > reply.ackedSeq);
  report("sending the unsent answers of a removed exam", reply.outcome);
  return [];
}

/**
 * Sends the unsent answers of a student's removed exams: the ticket is enough. Answers that cannot be sent now stay.
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
      const { events: unsent, ...ticket } = stored.output;
      let events = unsent;
      try {
        while (events.length > 0) {
          events = await sendBatch(dependencies, ticket, events);
          storage.write(key, { ...ticket, events });
        }
        storage.remove(key);
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== "offline") report("sending unsent answers", error);
      }
    }
  }
}

/** The number of events in each exam's copy when this page last sent everything. */
const sentEventCounts = new Map<string, number>();

/**
 * Sends a student's unsent answers while their exam is not open on this page: of removed rooms, and of rooms that were
 * closed or crashed before everything was sent. They count until 180 s after the deadline, and the child may never
 * reopen the exam. A room's copy stays as it is: it may be open in another tab, which gets its own acknowledgements.
 *
 * @param studentId the logged-in student
 * @param dependencies the device, and the server's functions
 */
export async function sendUnsentAnswers(studentId: string, dependencies: SendingDependencies): Promise<void> {
  const { device } = dependencies;
  await sendOrphanedAnswers(dependencies, studentId);
  const isOwn = (key: string) => isRoomKey(key) && findOwnerOfExamKey(key) === studentId;
  for (const key of device.storage.listKeys().filter((name) => isOwn(name))) {
    const copy = readCopy(device.storage, key);
    let unsent = copy ? listUnsentEvents(copy.session) : [];
    if (copy && unsent.length > 0 && sentEventCounts.get(key) !== copy.session.events.length) {
      const { attemptId, session } = copy;
      const ticket = { attemptId, sessionNo: session.sessionNo, ticket: session.ticket };
      try {
        while (unsent.length > 0) unsent = await sendBatch(dependencies, ticket, unsent);
        sentEventCounts.set(key, session.events.length);
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== "offline") {
          report("sending the unsent answers of a closed exam", error);
        }
      }
    }
  }
}
