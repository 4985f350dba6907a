import { createSeed } from "../../lib/random";
import { listQuestions, type Question } from "../questions";
import { readAttempt, storeAttempt, type Attempt } from "./attempt";
import { readChoice, type Choice } from "./choice";
import { listSeenIds, rememberQuestions } from "./seen-questions";
import { selectQuestions } from "./select-questions";
import { startTime, systemClock, type Clock } from "./test-clock";

const istOffsetMs = 5.5 * 60 * 60 * 1000;

function drawQuestions(choice: Choice, file: readonly Question[], seed: string, wallMs: number): Question[] {
  const today = new Date(wallMs + istOffsetMs).toISOString().slice(0, 10);
  const questions = selectQuestions(file, { seed, seenIds: listSeenIds(choice), today });
  rememberQuestions(choice, questions);
  return questions;
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
  const seed = createSeed();
  const startedAtMs = clock.wallMs();
  const questions = drawQuestions(choice, file, seed, startedAtMs);
  if (questions.length === 0) return null;
  const untouched = { answers: {}, markedIds: [], spentMs: {}, index: 0 };
  const attempt = {
    studentId,
    choice,
    seed,
    questions,
    startedAtMs,
    ...untouched,
    ...startTime(startedAtMs),
  };
  storeAttempt(attempt);
  return attempt;
}
