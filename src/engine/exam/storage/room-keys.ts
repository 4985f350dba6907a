import { studentKey } from "../../../lib/raw-storage";

/** The prefixes of the keys of an exam's entries; the student's and the attempt's id follow. */
const roomKeyPrefix = "examRoom";
const unsentAnswersKeyPrefix = "examLeftovers";

/**
 * @param studentId the student's id
 * @param attemptId the attempt; without it, the common prefix of all of this student's keys
 * @returns the key of an exam's copy (`room-copy.ts`)
 */
export function roomKey(studentId: string, attemptId = ""): string {
  return `${studentKey(roomKeyPrefix, studentId)}:${attemptId}`;
}

/**
 * @param studentId the student with unsent answers
 * @param attemptId the attempt's id
 * @param sessionNo the number of the session
 * @returns the key of a session's unsent answers after its exam was removed (`unsent-answers.ts`)
 */
export function unsentAnswersKey(studentId: string, attemptId: string, sessionNo: number): string {
  return `${studentKey(unsentAnswersKeyPrefix, studentId)}:${attemptId}:${sessionNo}`;
}

/**
 * @param key the key of a stored entry
 * @returns whether it is the copy of an exam, of any student
 */
export function isRoomKey(key: string): boolean {
  return key.startsWith(`${roomKeyPrefix}:`);
}

/**
 * @param key the key of a stored entry
 * @returns whether it holds unsent answers of a deleted exam, of any student
 */
export function isUnsentAnswersKey(key: string): boolean {
  return key.startsWith(`${unsentAnswersKeyPrefix}:`);
}

/**
 * @param key the key of a stored entry
 * @returns whether it stays on the device after a logout: an exam continues after logging in again (docs/exam.md
 * section 5 no. 10)
 */
export function isExamKey(key: string): boolean {
  return isRoomKey(key) || isUnsentAnswersKey(key);
}

/**
 * @param key the key of an exam's copy or of unsent answers
 * @returns the id of the student it belongs to
 */
export function findOwnerOfExamKey(key: string): string {
  return key.split(":")[1] ?? "";
}
