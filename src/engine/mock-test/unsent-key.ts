import { studentKey } from "../../lib/raw-storage";

/** The key of a visitor's unsent results, and the beginning of the keys of students' unsent results. */
const visitorsKey = "mockTestsUnsent";

/**
 * @param owner the student who owns the results, or null for a visitor
 * @returns the key of the unsent results (`unsent-mock-tests.ts`)
 */
export function unsentKey(owner: string | null): string {
  return studentKey(visitorsKey, owner);
}

/**
 * @param key a storage key
 * @returns whether its value is unsent results of any student or visitor
 */
export function isUnsentKey(key: string): boolean {
  return key === visitorsKey || key.startsWith(studentKey(visitorsKey, ""));
}
