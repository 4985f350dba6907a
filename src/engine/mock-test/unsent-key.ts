import { studentKey } from "../../lib/raw-storage";

const name = "mockTestsUnsent";

/**
 * @param owner the student whose results they are, or null for a visitor's
 * @returns the key of the unsent results (`unsent-mock-tests.ts`)
 */
export function unsentKey(owner: string | null): string {
  return studentKey(name, owner);
}

/**
 * @param key the key of a stored entry
 * @returns whether it holds unsent results, of any student
 */
export function isUnsentKey(key: string): boolean {
  return key === name || key.startsWith(studentKey(name, ""));
}
