import { studentKey } from "../lib/raw-storage";

/**
 * @param owner the student whose results they are, or null for those that are nobody's yet
 * @returns the stored entry in which results wait to be sent (`unsent-mock-tests.ts`)
 */
export function unsentKey(owner: string | null): string {
  return studentKey("mockTestsUnsent", owner);
}
