import { readStoredUnchecked } from "../../../lib/raw-storage";
import { isRoomKey, findOwnerOfExamKey } from "./room-keys";

/**
 * The parts of a room's copy that are needed here (`room-copy.ts`). Checked without a schema library, because every
 * page loads this.
 */
type PartialCopy = {
  deadlineAtMs?: unknown;
  time?: { serverMs?: unknown; wallMs?: unknown } | null;
  ending?: unknown;
};

/** The deadline by this device's own wall clock, even if it is wrong; 0 for an exam that takes no more answers. */
function readDeadlineMs(key: string): number {
  const { deadlineAtMs, time, ending } = (readStoredUnchecked(key) ?? {}) as PartialCopy;
  const { serverMs, wallMs } = time ?? {};
  const isComplete =
    typeof deadlineAtMs === "number" && typeof serverMs === "number" && typeof wallMs === "number";
  return isComplete && ending === null ? deadlineAtMs - serverMs + wallMs : 0;
}

/**
 * @param nowMs now, by this device's wall clock, in milliseconds since 1970
 * @param studentId checks only this student's exams; all students' if omitted
 * @returns whether an exam or a rehearsal is running in this browser, in any tab or in one that was closed
 */
export function isRoomRunning(nowMs: number, studentId?: string): boolean {
  return Object.keys(localStorage)
    .filter((key) => isRoomKey(key) && (studentId === undefined || findOwnerOfExamKey(key) === studentId))
    .some((key) => readDeadlineMs(key) > nowMs);
}
