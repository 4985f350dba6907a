import { removeRoom, sendOrphanedAnswers, type SendingDependencies } from "./unsent-answers";
import { readCopy } from "./room-copy";
import { isRoomKey, isUnsentAnswersKey, findOwnerOfExamKey } from "./room-keys";

/**
 * Removes other students' exam data when a student logs in on a shared device (docs/exam.md section 5 no. 9): their
 * exams with keys and answers immediately, and their unsent answers after they were sent. This also tries to send them
 * (decision 051). The data of the family's own children stays.
 *
 * @param familyIds the ids of the logged-in student and of brothers and sisters
 * @param dependencies the device, and the server's functions
 */
export async function removeOtherStudentsData(
  familyIds: readonly string[],
  dependencies: SendingDependencies,
): Promise<void> {
  const { storage } = dependencies.device;
  const isOtherStudents = (key: string) => !familyIds.includes(findOwnerOfExamKey(key));
  for (const key of storage.listKeys().filter((name) => isRoomKey(name) && isOtherStudents(name))) {
    const copy = readCopy(storage, key);
    if (copy) removeRoom(storage, copy);
    storage.remove(key);
  }
  const unsentKeys = storage.listKeys().filter((key) => isUnsentAnswersKey(key) && isOtherStudents(key));
  for (const owner of new Set(unsentKeys.map(findOwnerOfExamKey)))
    await sendOrphanedAnswers(dependencies, owner);
}
