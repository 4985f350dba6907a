import { dayInIndia } from "../../../lib/day-in-india";
import type { Choice } from "../choice";
import type { QuestionFiles } from "../questions";
import type { PaperNumber } from "./deal-papers";
import { drawPaper } from "./draw-paper";
import { dropPaper, calculatePaperRemainingMs, readOpenPaper, startPaper } from "./open-paper";
import { submitPaper } from "./paper-result";

type NewPaper = {
  studentId: string | null;
  choice: Choice;
  number: PaperNumber;
  /** The number of questions of the paper. */
  size: number;
  /** The time limit, in seconds. */
  seconds: number;
};

/**
 * Draws a paper and starts it. An unfinished paper is submitted if its time is over, otherwise deleted.
 *
 * @param newPaper the paper to start
 * @param files reads the question files
 * @param wallMs returns the time of the wall clock, in milliseconds since 1970
 * @returns `started`; `no_questions` if the file is missing or empty; `not_stored` if the device's storage is full or
 * blocked
 */
export async function startNewPaper(
  newPaper: NewPaper,
  files: Pick<QuestionFiles, "listQuestions">,
  wallMs: () => number,
): Promise<"started" | "no_questions" | "not_stored"> {
  const { studentId, choice, number, size, seconds } = newPaper;
  const questionsOfSet = await files.listQuestions(choice.subjectSlug, choice.classNumber);
  const startedAtMs = wallMs();
  const today = dayInIndia(new Date(startedAtMs));
  const questions = drawPaper(questionsOfSet, { ...choice, number, size, today });
  if (questions.length === 0) return "no_questions";
  const unfinishedPaper = readOpenPaper(studentId);
  if (unfinishedPaper && calculatePaperRemainingMs(unfinishedPaper, startedAtMs) === 0)
    submitPaper(unfinishedPaper, 0);
  else dropPaper(studentId);
  return startPaper({ studentId, choice, number, questions, seconds, startedAtMs })
    ? "started"
    : "not_stored";
}
