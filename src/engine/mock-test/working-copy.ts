import { readAttempt, storeAttempt, type Attempt } from "./attempt";
import { mergeTime } from "./time-spent";

/** One tab's working copy of a test, and its base, what that tab last saw stored: where they differ, the tab has changed it. */
export type WorkingCopy = { own: Attempt; base: Attempt | null };

/**
 * @param own the attempt as it was opened
 * @returns the tab's working copy; it has no base where storage is full or closed
 */
export function createWorkingCopy(own: Attempt): WorkingCopy {
  return { own, base: readAttempt(own.studentId)?.seed === own.seed ? own : null };
}

/** An answer is never taken back, so one that is not stored is only not stored yet. */
function mergeAnswers(own: Attempt, base: Attempt | null, stored: Attempt): Attempt["answers"] {
  const changed = Object.entries(own.answers).filter(([id, option]) => base?.answers[id] !== option);
  return { ...own.answers, ...stored.answers, ...Object.fromEntries(changed) };
}

function mergeMarks(own: Attempt, base: Attempt | null, stored: Attempt): string[] {
  const isMarkedIn = (attempt: Attempt | null, id: string) => attempt?.markedIds.includes(id) === true;
  const isMarked = (id: string) => {
    const isChanged = isMarkedIn(own, id) !== isMarkedIn(base, id);
    return isMarkedIn(isChanged ? own : stored, id);
  };
  return own.questions.map(({ id }) => id).filter((id) => isMarked(id));
}

/**
 * Takes in what other tabs have stored of the test since: their answers, marks and times, but nothing over what this tab
 * has changed itself and not stored yet.
 *
 * @param copy as this tab has it
 * @returns as the tabs have it together; null once the test has ended, or another has started, in another tab
 */
export function mergeStored(copy: WorkingCopy): WorkingCopy | null {
  const { own, base } = copy;
  const stored = readAttempt(own.studentId);
  if (!stored && !base) return copy;
  if (stored?.seed !== own.seed) return null;
  const answers = mergeAnswers(own, base, stored);
  const markedIds = mergeMarks(own, base, stored);
  const spentMs = mergeTime(own.spentMs, stored.spentMs);
  return { own: { ...own, answers, markedIds, spentMs }, base: stored };
}

/**
 * @param copy as it is to be stored
 * @returns the copy, with what is stored now as its base
 */
export function saveWorkingCopy(copy: WorkingCopy): WorkingCopy {
  return storeAttempt(copy.own) ? { ...copy, base: copy.own } : copy;
}

/**
 * @param a an attempt
 * @param b the same one, as it is somewhere else
 * @returns whether an answer or a mark differs; times and places always do
 */
export function hasOtherAnswers(a: Attempt, b: Attempt): boolean {
  return a.questions.some(
    ({ id }) => a.answers[id] !== b.answers[id] || a.markedIds.includes(id) !== b.markedIds.includes(id),
  );
}
