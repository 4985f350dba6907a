import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { createRandom } from "../../../src/lib/random";
import { projectFolder } from "../../../tools/local/project-folder";

const studentCount = 2000;
const questionCount = 40;
const sectionCCount = 5;
/** The number of simulated exams, over which the results are averaged. */
const examCount = 40;

const bankSchema = v.array(v.object({ level: v.picklist([1, 2, 3]) }));

/** The three numbers that decide a rank. */
type RankingValues = { marks: number; sectionC: number; difficulty: number };

/**
 * Draws a paper from a set and returns the difficulties of its questions; the hardest are section C. A level is one unit of
 * ability, and level 2 is half a unit above the average student.
 */
function drawPaper(levels: readonly number[], random: () => number): number[] {
  const difficulties = levels
    .map((level) => ({ level, position: random() }))
    .toSorted((a, b) => a.position - b.position)
    .slice(0, questionCount)
    .map(({ level }) => level - 1.5 + (random() - 0.5));
  return difficulties.toSorted((a, b) => a - b);
}

/** Draws an ability: the sum of twelve random numbers is nearly normally distributed. */
const drawAbility = (random: () => number) => Array.from({ length: 12 }, random).reduce((a, b) => a + b, -6);

/** Whether a student answers a question correctly. A student who does not know the answer guesses it one time in four. */
const isCorrect = (ability: number, difficulty: number, random: () => number) =>
  random() < 1 / (1 + Math.exp(difficulty - 1.2 * ability)) || random() < 0.25;

/** Simulates an exam of all students. */
function simulateExam(difficulties: readonly number[], random: () => number): RankingValues[] {
  const rows = Array.from({ length: studentCount }, () => {
    const ability = drawAbility(random);
    return difficulties.map((difficulty) => isCorrect(ability, difficulty, random));
  });
  const missedCounts = difficulties.map((_, index) => rows.filter((row) => !row[index]).length);
  return rows.map((row) => ({
    marks: row.filter(Boolean).length,
    sectionC: row.slice(-sectionCCount).filter(Boolean).length,
    difficulty: row.reduce((sum, isRight, index) => sum + (isRight ? (missedCounts[index] ?? 0) : 0), 0),
  }));
}

/** Counts the students who share a rank if they are ranked by these scores. */
function countTied(scores: readonly number[], rank: number): number {
  const ordered = scores.toSorted((a, b) => b - a);
  return ordered.filter((score) => score === ordered[rank - 1]).length;
}

/**
 * Simulates exams of 40 questions from a set with 2,000 random students, and counts how many share rank 10 and rank 100.
 *
 * @param set the file name of a published set
 * @returns averages by marks only, and by all three rules of docs/exam.md section 7
 */
export function simulateTies(set: string) {
  const bank = v.parse(
    bankSchema,
    JSON.parse(readFileSync(join(projectFolder, "public", "data", set), "utf8")),
  );
  const levels = bank.map(({ level }) => level);
  const random = createRandom(set);
  const totals = { marks10: 0, marks100: 0, all10: 0, all100: 0 };
  for (let exam = 0; exam < examCount; exam += 1) {
    const students = simulateExam(drawPaper(levels, random), random);
    const marks = students.map((student) => student.marks);
    const all = students.map(
      ({ marks: ownMarks, sectionC, difficulty }) => (ownMarks * 100 + sectionC) * 1e6 + difficulty,
    );
    totals.marks10 += countTied(marks, 10) / examCount;
    totals.marks100 += countTied(marks, 100) / examCount;
    totals.all10 += countTied(all, 10) / examCount;
    totals.all100 += countTied(all, 100) / examCount;
  }
  return totals;
}
