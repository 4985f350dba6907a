import { studentKey } from "../../lib/raw-storage";

/**
 * @param studentId the student's id, or null for a visitor
 * @returns the key of the result that has not been shown yet
 */
export function pendingKey(studentId: string | null): string {
  return studentKey("mockTestPendingResult", studentId);
}
