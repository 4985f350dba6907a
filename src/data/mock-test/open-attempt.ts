import { dayInIndia } from "../../lib/day-in-india";
import { createSeed } from "../../lib/random";
import { listExplanations, listQuestions, type Question } from "../questions";
import { readAttempt, storeAttempt, type Attempt } from "./attempt";
import { readChoice, type Choice } from "./choice";
import { listPractisedIds } from "./mistakes";
import { listSeenIds, rememberQuestions } from "./seen-questions";
import { selectQuestions } from "./select-questions";
import { startTime, systemClock, type Clock } from "./test-clock";

type Material = { file: readonly Question[]; practisedIds: ReadonlySet<string> };

/** What a test of that choice is drawn from; its explanations only where it is to practise a mistake. */
async function fetchMaterial({ subjectSlug, classNumber, mistake }: Choice): Promise<Material> {
  const reading = listQuestions(subjectSlug, classNumber);
  const explanations = mistake === undefined ? {} : await listExplanations(subjectSlug, classNumber);
  return { file: await reading, practisedIds: listPractisedIds(mistake ?? "", explanations) };
}

/** Draws a new test from the whole file, with a seed of its own; stored nowhere yet. Its questions may be none. */
function drawAttempt(
  studentId: string | null,
  choice: Choice,
  { file, practisedIds }: Material,
  wallMs: number,
): Attempt {
  const seed = createSeed();
  const today = dayInIndia(new Date(wallMs));
  const questions = selectQuestions(file, { seed, seenIds: listSeenIds(choice), today, practisedIds });
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
  const material = readAttempt(studentId) || !choice ? null : await fetchMaterial(choice);
  // Looked at again: the other tab, or this page shown twice, may have opened the test meanwhile.
  const underWay = readAttempt(studentId);
  if (underWay || !choice || !material) return underWay;
  const attempt = drawAttempt(studentId, choice, material, clock.wallMs());
  if (attempt.questions.length === 0) return null;
  rememberQuestions(choice, attempt.questions);
  storeAttempt(attempt);
  return attempt;
}
