import { studentKey } from "../../lib/raw-storage";

const name = "mockTestsUnsent";

/**
 * @param owner the student whose results they are, or null for those that are nobody's yet
 * @returns the stored entry in which results wait to be sent (`unsent-mock-tests.ts`)
 */
export function unsentKey(owner: string | null): string {
  return studentKey(name, owner);
}

/**
 * @param key the name of a stored entry
 * @returns whether results wait in it, of any student
 */
export function isUnsentKey(key: string): boolean {
  return key === name || key.startsWith(studentKey(name, ""));
}
