import { readAttempt, storeAttempt, type Attempt } from "./attempt";
import { readChoice } from "./choice";
import { loadDrawScript } from "./load-draw";
import type { QuestionFiles } from "./questions";
import { systemClock, type Clock } from "../clock";

/**
 * Opens the test of /mocktest: the running test, else a new one in the chosen subject and class.
 *
 * @param studentId the logged-in student, or null
 * @param files reads the question files
 * @param clock gives the start time
 * @returns the attempt, already stored; null if the question file is missing or empty, or nothing was chosen
 * @throws the error of the script that draws a new test, if it cannot be loaded
 */
export async function openAttempt(
  studentId: string | null,
  files: QuestionFiles,
  clock: Clock = systemClock,
): Promise<Attempt | null> {
  const choice = readChoice(studentId);
  const unfinishedAttempt = readAttempt(studentId);
  if (unfinishedAttempt || !choice) return unfinishedAttempt;
  const { drawAttempt, fetchQuestionPool } = await loadDrawScript();
  const pool = await fetchQuestionPool(choice, files);
  // Another tab, or a second render of this page, may have opened the test meanwhile.
  const openedMeanwhile = readAttempt(studentId);
  if (openedMeanwhile) return openedMeanwhile;
  const attempt = drawAttempt(studentId, choice, pool, clock.wallMs());
  if (attempt.questions.length === 0) return null;
  storeAttempt(attempt);
  return attempt;
}
