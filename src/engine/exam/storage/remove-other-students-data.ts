import { removeRoom, sendOrphanedAnswers, type SendingDependencies } from "./unsent-answers";
import { readCopy } from "./room-copy";
import { isRoomKey, isUnsentAnswersKey, findOwnerOfExamKey } from "./room-keys";

/**
 * Removes other students' exam data when a student logs in on a shared device (docs/exam.md section 5 no. 9). Their
 * exams, with decryption keys and answers, are removed immediately. Their unsent answers are sent first, and stay on the
 * device if sending fails (decision 051). The data of the family's own children stays.
 *
 * @param familyStudentIds the ids of the logged-in student and of the other children of the family
 * @param dependencies the device, and the server's functions
 */
export async function removeOtherStudentsData(
  familyStudentIds: readonly string[],
  dependencies: SendingDependencies,
): Promise<void> {
  const { storage } = dependencies.device;
  const isOtherStudents = (key: string) => !familyStudentIds.includes(findOwnerOfExamKey(key));
  for (const key of storage.listKeys().filter((name) => isRoomKey(name) && isOtherStudents(name))) {
    const copy = readCopy(storage, key);
    if (copy) removeRoom(storage, copy);
    storage.remove(key);
  }
  const unsentKeys = storage.listKeys().filter((key) => isUnsentAnswersKey(key) && isOtherStudents(key));
  for (const owner of new Set(unsentKeys.map(findOwnerOfExamKey)))
    await sendOrphanedAnswers(dependencies, owner);
}
