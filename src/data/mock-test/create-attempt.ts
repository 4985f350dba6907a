import { dayInIndia } from "../../lib/day-in-india";
import { createSeed } from "../../lib/random";
import type { Question } from "../questions";
import type { Attempt } from "./attempt";
import type { Choice } from "./choice";
import { selectQuestions } from "./select-questions";
import { startTime } from "./test-clock";

type Start = {
  studentId: string | null;
  choice: Choice;
  /** The whole question file. */
  file: readonly Question[];
  /** What this browser asked in its last tests of the choice. */
  seenIds: ReadonlySet<string>;
  /** Now, by the wall clock. */
  wallMs: number;
};

/**
 * Draws a new test, with a seed of its own. It is stored nowhere yet.
 *
 * @param start who starts what, and when
 * @returns the attempt; null where the file has nothing to ask
 */
export function createAttempt({ studentId, choice, file, seenIds, wallMs }: Start): Attempt | null {
  const seed = createSeed();
  const today = dayInIndia(new Date(wallMs));
  const questions = selectQuestions(file, { seed, seenIds, today });
  if (questions.length === 0) return null;
  const untouched = { answers: {}, markedIds: [], spentMs: {}, index: 0 };
  return { studentId, choice, seed, questions, startedAtMs: wallMs, ...untouched, ...startTime(wallMs) };
}
