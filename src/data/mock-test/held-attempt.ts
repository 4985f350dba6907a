import { readAttempt, storeAttempt, type Attempt } from "./attempt";
import { mergeTime } from "./time-spent";

/** A test as one tab has it, beside what that tab last saw stored: where they differ, the tab has changed it since. */
export type HeldAttempt = { own: Attempt; seen: Attempt | null };

/**
 * @param own the attempt as it was opened
 * @returns that, beside what is stored of it: nothing where storage is full or closed
 */
export function holdAttempt(own: Attempt): HeldAttempt {
  return { own, seen: readAttempt(own.studentId)?.seed === own.seed ? own : null };
}

/** An answer is never taken back, so one that is not stored is only not stored yet. */
function joinAnswers(own: Attempt, seen: Attempt | null, stored: Attempt): Attempt["answers"] {
  const changed = Object.entries(own.answers).filter(([id, option]) => seen?.answers[id] !== option);
  return { ...own.answers, ...stored.answers, ...Object.fromEntries(changed) };
}

function joinMarks(own: Attempt, seen: Attempt | null, stored: Attempt): string[] {
  const isMarkedIn = (attempt: Attempt | null, id: string) => attempt?.markedIds.includes(id) === true;
  const isMarked = (id: string) => {
    const isChanged = isMarkedIn(own, id) !== isMarkedIn(seen, id);
    return isMarkedIn(isChanged ? own : stored, id);
  };
  return own.questions.map(({ id }) => id).filter((id) => isMarked(id));
}

/**
 * Takes in what other tabs have stored of the test since: their answers, marks and times, but nothing over what this tab
 * has changed itself and not stored yet.
 *
 * @param held as this tab has it
 * @returns as the tabs have it together; null once the test has ended, or another has begun, in another tab
 */
export function joinStored(held: HeldAttempt): HeldAttempt | null {
  const { own, seen } = held;
  const stored = readAttempt(own.studentId);
  if (!stored && !seen) return held;
  if (stored?.seed !== own.seed) return null;
  const answers = joinAnswers(own, seen, stored);
  const markedIds = joinMarks(own, seen, stored);
  const spentMs = mergeTime(own.spentMs, stored.spentMs);
  return { own: { ...own, answers, markedIds, spentMs }, seen: stored };
}

/**
 * @param held as it is to be stored
 * @returns what this tab has seen stored from now on
 */
export function storeHeld(held: HeldAttempt): HeldAttempt {
  return storeAttempt(held.own) ? { ...held, seen: held.own } : held;
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
