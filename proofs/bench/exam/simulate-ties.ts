import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { createRandom } from "../../../src/lib/random";
import { projectFolder } from "../../../tools/local/project-folder";

const studentCount = 2000;
const questionCount = 40;
const challengeCount = 5;
/** How many children a rank is shared by, on the average of so many exams. */
const examCount = 40;

const bankSchema = v.array(v.object({ level: v.picklist([1, 2, 3]) }));

type Triple = { marks: number; sectionC: number; difficulty: number };

/**
 * The difficulties of a paper from one of our sets: its hardest questions are section C. A level is one unit of ability, and
 * the middle one half a unit above the average child: an olympiad has room at the top.
 */
function drawPaper(levels: readonly number[], random: () => number): number[] {
  const drawn = levels
    .map((level) => ({ level, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .slice(0, questionCount)
    .map(({ level }) => level - 1.5 + (random() - 0.5));
  return drawn.toSorted((a, b) => a - b);
}

/** Somebody's ability: the sum of twelve numbers by chance is as good as normally distributed. */
const drawAbility = (random: () => number) => Array.from({ length: 12 }, random).reduce((a, b) => a + b, -6);

/** Whether somebody has a question right: who does not know it guesses one of four. */
const knows = (ability: number, difficulty: number, random: () => number) =>
  random() < 1 / (1 + Math.exp(difficulty - 1.2 * ability)) || random() < 0.25;

function sit(difficulties: readonly number[], random: () => number): Triple[] {
  const rows = Array.from({ length: studentCount }, () => {
    const ability = drawAbility(random);
    return difficulties.map((difficulty) => knows(ability, difficulty, random));
  });
  const others = difficulties.map((_, place) => rows.filter((row) => !row[place]).length);
  return rows.map((row) => ({
    marks: row.filter(Boolean).length,
    sectionC: row.slice(-challengeCount).filter(Boolean).length,
    difficulty: row.reduce((sum, isRight, place) => sum + (isRight ? (others[place] ?? 0) : 0), 0),
  }));
}

/** How many share the rank that is at a place, where they are distinguished by this number. */
function countTied(codes: readonly number[], place: number): number {
  const ordered = codes.toSorted((a, b) => b - a);
  return ordered.filter((code) => code === ordered[place - 1]).length;
}

/**
 * Lets 2,000 children by chance sit exams of 40 questions from one of our sets, and counts who shares rank 10 and rank 100.
 *
 * @param set a file of the bank, without its folder
 * @returns averages by marks alone, and by all three rules of docs/exam.md section 7
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
    const triples = sit(drawPaper(levels, random), random);
    const marks = triples.map((own) => own.marks);
    const all = triples.map((own) => (own.marks * 100 + own.sectionC) * 1e6 + own.difficulty);
    totals.marks10 += countTied(marks, 10) / examCount;
    totals.marks100 += countTied(marks, 100) / examCount;
    totals.all10 += countTied(all, 10) / examCount;
    totals.all100 += countTied(all, 100) / examCount;
  }
  return totals;
}
