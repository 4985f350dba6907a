import { readAttempt, storeAttempt, type Attempt } from "./attempt";
import { mergeTime } from "./time-spent";

/**
 * One tab's working copy of a test, and its base: the stored attempt that this tab last read. Their differences are
 * this tab's own changes.
 */
export type WorkingCopy = { own: Attempt; base: Attempt | null };

/**
 * @param own the opened attempt
 * @returns the tab's working copy, without a base if storage is full or blocked
 */
export function createWorkingCopy(own: Attempt): WorkingCopy {
  return { own, base: readAttempt(own.studentId)?.seed === own.seed ? own : null };
}

/**
 * Merges the answers. Keeps this tab's answers that storage does not have: no other tab has removed them, because a child
 * cannot clear an answer.
 */
function mergeAnswers(own: Attempt, base: Attempt | null, storedAttempt: Attempt): Attempt["answers"] {
  const changedAnswers = Object.entries(own.answers).filter(([id, option]) => base?.answers[id] !== option);
  return { ...own.answers, ...storedAttempt.answers, ...Object.fromEntries(changedAnswers) };
}

function mergeMarkedIds(own: Attempt, base: Attempt | null, storedAttempt: Attempt): string[] {
  const isMarkedIn = (attempt: Attempt | null, id: string) => attempt?.markedIds.includes(id) === true;
  const isMarked = (id: string) => {
    const isChanged = isMarkedIn(own, id) !== isMarkedIn(base, id);
    return isMarkedIn(isChanged ? own : storedAttempt, id);
  };
  return own.questions.map(({ id }) => id).filter((id) => isMarked(id));
}

/** Stopping the clock in one tab stops it in every tab. */
function mergeClockStop(own: Attempt, base: Attempt | null, storedAttempt: Attempt): boolean | undefined {
  return own.isClockStopped === base?.isClockStopped ? storedAttempt.isClockStopped : own.isClockStopped;
}

/**
 * Merges the answers, marked questions and times that other tabs have stored into this tab's copy. Changes of this tab that are
 * not stored yet replace those of other tabs.
 *
 * @param copy this tab's working copy
 * @returns the merged copy; null if another tab has ended the test or started another one
 */
export function mergeStored(copy: WorkingCopy): WorkingCopy | null {
  const { own, base } = copy;
  const storedAttempt = readAttempt(own.studentId);
  if (!storedAttempt && !base) return copy;
  if (storedAttempt?.seed !== own.seed) return null;
  const answers = mergeAnswers(own, base, storedAttempt);
  const markedIds = mergeMarkedIds(own, base, storedAttempt);
  const spentMs = mergeTime(own.spentMs, storedAttempt.spentMs);
  const isClockStopped = mergeClockStop(own, base, storedAttempt);
  return { own: { ...own, answers, markedIds, spentMs, isClockStopped }, base: storedAttempt };
}

/**
 * @param copy the working copy to store
 * @returns the copy, whose base is the attempt that is now stored; unchanged if it could not be stored
 */
export function saveWorkingCopy(copy: WorkingCopy): WorkingCopy {
  return storeAttempt(copy.own) ? { ...copy, base: copy.own } : copy;
}

/**
 * @param a an attempt
 * @param b the same attempt at another time
 * @returns whether answers, marked questions or the stopped clock differ; times and the shown question are not compared
 */
export function hasDifferentAnswers(a: Attempt, b: Attempt): boolean {
  return (
    a.isClockStopped !== b.isClockStopped ||
    a.questions.some(
      ({ id }) => a.answers[id] !== b.answers[id] || a.markedIds.includes(id) !== b.markedIds.includes(id),
    )
  );
}
