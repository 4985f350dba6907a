import { AppError } from "../../../lib/app-error";
import { report } from "../../../lib/report";
import { browserDevice } from "../device";
import { sendLeftovers, sendSome } from "./unsent-answers";
import { networkDoor } from "../../../data/exam/exam-api";
import { readCopy } from "./room-copy";
import { isRoomKey, ownerOfExamKey } from "./room-keys";
import { listWaiting } from "../room/session-log";

/** The rooms whose answers this page has delivered, with how many events they had then. */
const delivered = new Map<string, number>();

/**
 * Delivers what waits of a student's exams outside the room: of rooms that are gone, and of those that were closed or crashed
 * before everything was sent. It counts until 180 s after the deadline, and the child may never come back to the room. A room's
 * copy is left as it is: it may be open in another tab, which hears for itself what has arrived.
 *
 * @param studentId the logged-in student
 * @param ground the device, and the server's functions
 */
export async function deliverWaiting(
  studentId: string,
  ground = { device: browserDevice, door: networkDoor },
): Promise<void> {
  const { device } = ground;
  await sendLeftovers(ground, studentId);
  const isOwn = (key: string) => isRoomKey(key) && ownerOfExamKey(key) === studentId;
  for (const key of device.storage.listKeys().filter((name) => isOwn(name))) {
    const copy = readCopy(device.storage, key);
    let waiting = copy ? listWaiting(copy.session) : [];
    if (copy && waiting.length > 0 && delivered.get(key) !== copy.session.events.length) {
      const { attemptId, session } = copy;
      const ticket = { attemptId, sessionNo: session.sessionNo, ticket: session.ticket };
      try {
        while (waiting.length > 0) waiting = await sendSome(ground, ticket, waiting);
        delivered.set(key, session.events.length);
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== "offline") {
          report("delivering a closed room's answers", error);
        }
      }
    }
  }
}
