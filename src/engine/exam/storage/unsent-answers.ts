import * as v from "valibot";
import { AppError } from "../../../lib/app-error";
import { report } from "../../../lib/report";
import { waitForReply } from "../room/wait-for-reply";
import type { Device } from "../device";
import { maxEventsPerCall, type AnswerEvent, type ExamDoor, type Ticket } from "../exam-api";
import { removeCopy, type RoomCopy } from "./room-copy";
import { isLeftoversKey, leftoversKey, ownerOfExamKey } from "./room-keys";
import { eventSchema, listWaiting } from "../room/session-log";

const leftoversSchema = v.object({
  attemptId: v.string(),
  sessionNo: v.number(),
  ticket: v.string(),
  events: v.array(eventSchema),
});

type Storage = Device["storage"];

/** Where what waits is sent from, and to. */
type Ground = { device: Device; door: ExamDoor };

/**
 * Takes a room off the device: paper's key, answers and all go, and only what no answer came to yet stays until it is sent
 * (exam section 5 no. 9).
 *
 * @param storage the device's
 * @param copy the room's
 */
export function wipeRoom(storage: Storage, copy: RoomCopy): void {
  const { studentId, attemptId, session } = copy;
  const { sessionNo, ticket } = session;
  const events = listWaiting(session);
  if (events.length > 0) {
    storage.write(leftoversKey(studentId, attemptId, sessionNo), { attemptId, sessionNo, ticket, events });
  }
  removeCopy(storage, copy);
}

/**
 * Sends what waits of a session in one call, as much as fits.
 *
 * @param ground device and server
 * @param ticket the session's
 * @param events what waits, without a gap
 * @returns what is left to send; none where nothing more can come of it
 * @throws AppError why no answer came
 */
export async function sendSome(
  { device, door }: Ground,
  ticket: Ticket,
  events: AnswerEvent[],
): Promise<AnswerEvent[]> {
  const some = events.slice(0, maxEventsPerCall);
  const reply = await waitForReply(device, (signal) => door.saveAnswers(ticket, some, signal));
  if (reply.outcome === "saved") return events.filter(({ seq }) => seq > reply.ackedSeq);
  report("delivering what was left of an exam", reply.outcome);
  return [];
}

/**
 * Sends what waits of a student's rooms that are gone: the ticket is enough. What cannot be sent now stays.
 *
 * @param ground device and server
 * @param studentId whose
 */
export async function sendLeftovers(ground: Ground, studentId: string): Promise<void> {
  const { storage } = ground.device;
  const isOwn = (key: string) => isLeftoversKey(key) && ownerOfExamKey(key) === studentId;
  for (const key of storage.listKeys().filter((key) => isOwn(key))) {
    const stored = v.safeParse(leftoversSchema, storage.read(key));
    if (!stored.success) storage.remove(key);
    else {
      const { events: waiting, ...ticket } = stored.output;
      let events = waiting;
      try {
        while (events.length > 0) {
          events = await sendSome(ground, ticket, events);
          storage.write(key, { ...ticket, events });
        }
        storage.remove(key);
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== "offline") report("sending what was left", error);
      }
    }
  }
}
