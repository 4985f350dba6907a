import { readAttempt, storeAttempt, type Attempt } from "./attempt";
import { readChoice } from "./choice";
import { loadDraw } from "./load-draw";
import { systemClock, type Clock } from "../clock";

/**
 * Opens the test of /mocktest: the one under way, else a new one of the stored choice.
 *
 * @param studentId the logged-in student, or null
 * @param clock when it starts
 * @returns the attempt, stored already; null when the question file is missing or empty, or nothing was chosen;
 * rejects where a new test is wanted and the script that draws it cannot be had
 */
export async function openAttempt(
  studentId: string | null,
  clock: Clock = systemClock,
): Promise<Attempt | null> {
  const choice = readChoice(studentId);
  const left = readAttempt(studentId);
  if (left || !choice) return left;
  const { drawAttempt, fetchMaterial } = await loadDraw();
  const material = await fetchMaterial(choice);
  // Looked at again: the other tab, or this page shown twice, may have opened the test meanwhile.
  const underWay = readAttempt(studentId);
  if (underWay) return underWay;
  const attempt = drawAttempt(studentId, choice, material, clock.wallMs());
  if (attempt.questions.length === 0) return null;
  storeAttempt(attempt);
  return attempt;
}
