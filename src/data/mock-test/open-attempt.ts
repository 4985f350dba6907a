import { dayInIndia } from "../../lib/day-in-india";
import { createSeed } from "../../lib/random";
import { listQuestions, type Question } from "../questions";
import { readAttempt, storeAttempt, type Attempt } from "./attempt";
import { readChoice, type Choice } from "./choice";
import { listSeenIds, rememberQuestions } from "./seen-questions";
import { selectQuestions } from "./select-questions";
import { startTime, systemClock, type Clock } from "./test-clock";

/** Draws a new test from the whole file, with a seed of its own; stored nowhere yet. Its questions may be none. */
function drawAttempt(
  studentId: string | null,
  choice: Choice,
  file: readonly Question[],
  wallMs: number,
): Attempt {
  const seed = createSeed();
  const today = dayInIndia(new Date(wallMs));
  const questions = selectQuestions(file, { seed, seenIds: listSeenIds(choice), today });
  const untouched = { answers: {}, markedIds: [], spentMs: {}, index: 0 };
  return { studentId, choice, seed, questions, startedAtMs: wallMs, ...untouched, ...startTime(wallMs) };
}

/**
 * Opens the test of /mocktest: the one under way, else a new one of the stored choice.
 *
 * @param studentId who is logged in, or null
 * @param clock when it starts
 * @returns the attempt, stored already; null when the question file is missing or empty, or nothing was chosen
 */
export async function openAttempt(
  studentId: string | null,
  clock: Clock = systemClock,
): Promise<Attempt | null> {
  const choice = readChoice(studentId);
  const file =
    readAttempt(studentId) || !choice ? [] : await listQuestions(choice.subjectSlug, choice.classNumber);
  // Looked at again: the other tab, or this page shown twice, may have opened the test meanwhile.
  const underWay = readAttempt(studentId);
  if (underWay || !choice) return underWay;
  const attempt = drawAttempt(studentId, choice, file, clock.wallMs());
  if (attempt.questions.length === 0) return null;
  rememberQuestions(choice, attempt.questions);
  storeAttempt(attempt);
  return attempt;
}
