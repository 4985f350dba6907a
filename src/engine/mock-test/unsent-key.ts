import { studentKey } from "../../lib/raw-storage";

/** The key of a visitor's unsent results. The key of a student's results is this with the student's id. */
const visitorsKey = "mockTestsUnsent";

/**
 * @param owner the student whose results they are, or null for a visitor's
 * @returns the key of the unsent results (`unsent-mock-tests.ts`)
 */
export function unsentKey(owner: string | null): string {
  return studentKey(visitorsKey, owner);
}

/**
 * @param key the key of a stored entry
 * @returns whether the entry has unsent results of any student or visitor
 */
export function isUnsentKey(key: string): boolean {
  return key === visitorsKey || key.startsWith(studentKey(visitorsKey, ""));
}
