import * as v from "valibot";
import { sectionLetters, type SectionLetter } from "../../../items/sections";
import { readStored, studentKey, writeStored } from "../../../lib/storage";
import { queueMistakes } from "../queued-tests";
import { judge, listWrongChoices, scoreTest, type Verdict } from "../score";
import { dropPaper, paperEntries, type OpenPaper } from "./open-paper";

const resultSchema = v.object({
  ...paperEntries,
  /** The chosen option, and the milliseconds spent, by question id. */
  answers: v.record(v.string(), v.string()),
  spentMs: v.record(v.string(), v.number()),
  startedAt: v.pipe(v.string(), v.isoTimestamp()),
  completedAt: v.pipe(v.string(), v.isoTimestamp()),
  endedBy: v.picklist(["student", "time"]),
});

/** A submitted practice paper. Times are ISO in UTC; the time while the clock was stopped does not count. */
export type PaperResult = v.InferOutput<typeof resultSchema>;

/** The maximum number of stored scores; no child takes so many papers. */
const maxScores = 100;

const scoresSchema = v.array(
  v.object({
    subjectSlug: v.string(),
    classNumber: v.number(),
    number: v.number(),
    correct: v.number(),
    total: v.number(),
  }),
);

/** The last score of a paper. */
export type PaperScore = v.InferOutput<typeof scoresSchema>[number];

const resultKey = (studentId: string | null) => studentKey("practicePaperResult", studentId);
const scoresKey = (studentId: string | null) => studentKey("practicePaperScores", studentId);

/**
 * @param studentId the logged-in student, or null
 * @returns the result of the last paper that was submitted on this device, or null
 */
export function readPaperResult(studentId: string | null): PaperResult | null {
  return readStored(resultKey(studentId), resultSchema);
}

/**
 * @param studentId the logged-in student, or null
 * @returns the last score of each paper on this device
 */
export function listPaperScores(studentId: string | null): PaperScore[] {
  return readStored(scoresKey(studentId), scoresSchema) ?? [];
}

function addScore({ studentId, choice, number, questions, answers }: PaperResult): void {
  const { subjectSlug, classNumber } = choice;
  const { correct, total } = scoreTest(questions, answers);
  const others = listPaperScores(studentId).filter(
    (other) =>
      other.subjectSlug !== subjectSlug || other.classNumber !== classNumber || other.number !== number,
  );
  const score = { subjectSlug, classNumber, number, correct, total };
  writeStored(scoresKey(studentId), [score, ...others].slice(0, maxScores));
}

/**
 * Submits a paper: its result replaces the open paper and the last result, its score is stored, and its mistakes are
 * queued for the mistakes deck.
 *
 * @param open the paper
 * @param remainingMs the time that was left
 */
export function submitPaper({ paper, progress }: OpenPaper, remainingMs: number): void {
  const { startedAtMs, ...fixedParts } = paper;
  /** Converts values by question number to values by question id. */
  const keyById = <Value>(values: Readonly<Record<string, Value>>) =>
    Object.fromEntries(
      paper.questions.flatMap(({ id }, index) => {
        const value = values[index + 1];
        return value === undefined ? [] : [[id, value] as const];
      }),
    );
  const result: PaperResult = {
    ...fixedParts,
    answers: keyById(progress.answers),
    spentMs: keyById(progress.spentMs),
    startedAt: new Date(startedAtMs).toISOString(),
    completedAt: new Date(startedAtMs + paper.seconds * 1000 - Math.round(remainingMs)).toISOString(),
    endedBy: remainingMs > 0 ? "student" : "time",
  };
  const { studentId, choice, questions, answers, completedAt } = result;
  const { subjectSlug, classNumber } = choice;
  dropPaper(studentId);
  writeStored(resultKey(studentId), result);
  addScore(result);
  queueMistakes(studentId, {
    wrong: { subjectSlug, classNumber, chosen: listWrongChoices(questions, answers) },
    completedAt,
  });
}

/**
 * @param result the result of a paper
 * @returns the marks of each section, in the order of the sections
 */
export function listSectionMarks({
  questions,
  answers,
}: PaperResult): { section: SectionLetter; marks: number; of: number }[] {
  return sectionLetters.flatMap((section) => {
    const { correct, total } = scoreTest(
      questions.filter((question) => question.section === section),
      answers,
    );
    return total === 0 ? [] : [{ section, marks: correct, of: total }];
  });
}

/**
 * @param result the result of a paper
 * @returns how many answers were right and wrong, and how many questions have none
 */
export function countVerdicts({
  questions,
  answers,
}: PaperResult): Record<Extract<Verdict, "correct" | "wrong" | "unanswered">, number> {
  const counts = { correct: 0, wrong: 0, unanswered: 0 };
  for (const question of questions) counts[judge(question, answers)] += 1;
  return counts;
}
