import { browserDevice } from "../device";
import { sendLeftovers, wipeRoom } from "./unsent-answers";
import { networkDoor } from "../../../data/exam/exam-api";
import { readCopy } from "./room-copy";
import { isLeftoversKey, isRoomKey, ownerOfExamKey } from "./room-keys";

/**
 * On a computer that several use, what is here of others' exams goes when a student logs in (exam section 5 no. 9): at once
 * the rooms with their keys and answers, and as soon as it is delivered, which is tried now, what still waits of them
 * (decision 051).
 *
 * @param studentId who is logged in
 * @param ground the device, and the server's functions
 */
export async function forgetOthers(
  studentId: string,
  ground = { device: browserDevice, door: networkDoor },
): Promise<void> {
  const { storage } = ground.device;
  const isOthers = (key: string) => ownerOfExamKey(key) !== studentId;
  for (const key of storage.listKeys().filter((name) => isRoomKey(name) && isOthers(name))) {
    const copy = readCopy(storage, key);
    if (copy) wipeRoom(storage, copy);
    storage.remove(key);
  }
  const waiting = storage.listKeys().filter((key) => isLeftoversKey(key) && isOthers(key));
  for (const owner of new Set(waiting.map(ownerOfExamKey))) await sendLeftovers(ground, owner);
}
