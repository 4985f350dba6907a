import type { Device } from "../device";
import { lateAnswersMs } from "../late-answers";
import { readCopy } from "./room-copy";
import { isRoomKey } from "./room-keys";
import { removeRoom } from "./unsent-answers";

/**
 * Deletes every student's exams that no longer take answers from the device: a shared computer must not keep questions
 * and answers after a logout. Unsent answers stay (docs/exam.md section 5 no. 9).
 *
 * @param device the storage and the wall clock of the device
 */
export function removeEndedRooms({ storage, clock }: Pick<Device, "storage" | "clock">): void {
  for (const key of storage.listKeys().filter(isRoomKey)) {
    const copy = readCopy(storage, key);
    if (!copy) continue;
    // The device's clock may be wrong by hours: it only shows how much time has passed.
    const serverNowMs = copy.time.serverMs + (clock.wallMs() - copy.time.wallMs);
    if (serverNowMs > copy.deadlineAtMs + lateAnswersMs) removeRoom(storage, copy);
  }
}
