import { studentKey } from "../../lib/raw-storage";

/**
 * @param studentId whose, or null for nobody's
 * @returns the stored entry of the result that has not been shown yet
 */
export function pendingKey(studentId: string | null): string {
  return studentKey("mockTestPendingResult", studentId);
}
