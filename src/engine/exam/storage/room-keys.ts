import { studentKey } from "../../../lib/raw-storage";

/** The prefixes of the storage keys of exams. The ids of the student and the attempt follow. */
const roomKeyPrefix = "examRoom";
const unsentAnswersKeyPrefix = "examLeftovers";

/**
 * @param studentId the student's id
 * @param attemptId the attempt's id, or nothing
 * @returns the key of an exam's copy (`room-copy.ts`); without an attempt, the prefix of all copies of this student
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
 * @param key a storage key
 * @returns whether its value is the copy of an exam, of any student
 */
export function isRoomKey(key: string): boolean {
  return key.startsWith(`${roomKeyPrefix}:`);
}

/**
 * @param key a storage key
 * @returns whether its value has unsent answers of a removed exam, of any student
 */
export function isUnsentAnswersKey(key: string): boolean {
  return key.startsWith(`${unsentAnswersKeyPrefix}:`);
}

/**
 * @param key a storage key
 * @returns whether its value stays on the device after a logout, so that an exam continues after the next login
 * (docs/exam.md section 5 no. 10)
 */
export function isExamKey(key: string): boolean {
  return isRoomKey(key) || isUnsentAnswersKey(key);
}

/**
 * @param key the key of an exam's copy or of unsent answers
 * @returns the id of the student who owns its value
 */
export function findOwnerOfExamKey(key: string): string {
  return key.split(":")[1] ?? "";
}
