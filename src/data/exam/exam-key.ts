import { studentKey } from "../../lib/raw-storage";

const prefix = "exam:";

/**
 * @param name what is kept of an attempt, such as `room`
 * @param studentId whose attempt it is
 * @param attemptId its id
 * @returns the stored entry it is kept in. A logout leaves all of these (exam section 5 no. 10); another student's login takes
 *   those that are not theirs
 */
export function examKey(name: string, studentId: string, attemptId: string): string {
  return `${studentKey(prefix + name, studentId)}:${attemptId}`;
}

/**
 * @param key the name of a stored entry
 * @returns whether something of an attempt is kept in it, whoever's
 */
export function isExamKey(key: string): boolean {
  return key.startsWith(prefix);
}

/**
 * @param key the name of a stored entry
 * @param studentId a student
 * @returns whether something of an attempt of theirs is kept in it
 */
export function isExamKeyOf(key: string, studentId: string): boolean {
  return isExamKey(key) && key.split(":")[2] === studentId;
}
