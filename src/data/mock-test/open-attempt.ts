import { listQuestions } from "../questions";
import { readAttempt, storeAttempt, type Attempt } from "./attempt";
import { readChoice } from "./choice";
import { createAttempt } from "./create-attempt";
import { listSeenIds, rememberQuestions } from "./seen-questions";
import { systemClock, type Clock } from "./test-clock";

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
  const attempt = createAttempt({
    studentId,
    choice,
    file,
    seenIds: listSeenIds(choice),
    wallMs: clock.wallMs(),
  });
  if (!attempt) return null;
  rememberQuestions(choice, attempt.questions);
  storeAttempt(attempt);
  return attempt;
}
