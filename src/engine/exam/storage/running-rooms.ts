import { readStoredUnchecked } from "../../../lib/raw-storage";
import { isRoomKey, findOwnerOfExamKey } from "./room-keys";

/**
 * The parts of a room's copy (`room-copy.ts`) that this module needs. They are checked without a schema library,
 * because every page loads this module.
 */
type PartialCopy = {
  deadlineAtMs?: unknown;
  time?: { serverMs?: unknown; wallMs?: unknown } | null;
  ending?: unknown;
};

/** Returns the deadline by the device's wall clock, which may be wrong; 0 for an exam that accepts no more answers. */
function readDeadlineMs(key: string): number {
  const { deadlineAtMs, time, ending } = (readStoredUnchecked(key) ?? {}) as PartialCopy;
  const { serverMs, wallMs } = time ?? {};
  const isComplete =
    typeof deadlineAtMs === "number" && typeof serverMs === "number" && typeof wallMs === "number";
  return isComplete && ending === null ? deadlineAtMs - serverMs + wallMs : 0;
}

/**
 * @param nowMs the current time of the device's wall clock, in milliseconds since 1970
 * @param studentId checks only this student's exams; all students' if omitted
 * @returns whether an exam or a rehearsal is running in this browser, also if its tab was closed
 */
export function isRoomRunning(nowMs: number, studentId?: string): boolean {
  return Object.keys(localStorage)
    .filter((key) => isRoomKey(key) && (studentId === undefined || findOwnerOfExamKey(key) === studentId))
    .some((key) => readDeadlineMs(key) > nowMs);
}
