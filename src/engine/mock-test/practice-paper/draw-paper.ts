import { challengeCount, sectionLetters, type SectionLetter } from "../../../items/sections";
import { createRandom, shuffle } from "../../../lib/random";
import type { Choice } from "../choice";
import { getItemForm } from "../ideas";
import type { Question } from "../questions";
import { dealPapers, type PaperNumber, type Unit } from "./deal-papers";

/** A question of a practice paper, in its section. */
export type PaperQuestion = Question & { section: SectionLetter };

type Rules = Pick<Choice, "subjectSlug" | "classNumber"> & {
  number: PaperNumber;
  /** The number of questions of a paper. */
  size: number;
  /** Today in IST as `YYYY-MM-DD`; questions that are out of date by then are not asked. */
  today: string;
};

/** Returns whether a unit is a single question that is hard enough for section C. */
function isChallenge({ first, questions }: Unit): boolean {
  return questions.length === 1 && first.level === 3;
}

/** Returns the order for section A: plain questions (1 to 3, by level), other forms (11 to 13), passages last (20). */
function getSectionRank({ first }: Unit): number {
  if (first.passage) return 20;
  return (getItemForm(first) === "plain" ? 0 : 10) + first.level;
}

/** Returns the units, in their order, that fit into `maxQuestions` questions; a unit that does not fit is skipped. */
function takeUnits(units: readonly Unit[], maxQuestions: number): Unit[] {
  let freeCount = maxQuestions;
  return units.filter(({ questions }) => {
    if (questions.length > freeCount) return false;
    freeCount -= questions.length;
    return true;
  });
}

/**
 * Draws a practice paper: sections A, B and C as in an exam, each in a random order of this paper, as are the options.
 * Section C has five of the hardest questions. Section A has half of the paper, the plainest questions. Section B has
 * the others, with the passages.
 *
 * @param questions the whole set
 * @param rules the set, the paper's number, its size, and today's date
 * @returns the paper's questions; the same set gives the same questions on every device
 */
export function drawPaper(questions: readonly Question[], rules: Rules): PaperQuestion[] {
  const { subjectSlug, classNumber, number, size, today } = rules;
  const random = createRandom(`class${classNumber}-${subjectSlug} paper ${number}`);
  const validQuestions = questions.filter(({ validUntil }) => !validUntil || validUntil >= today);
  const units = shuffle(dealPapers(validQuestions, size).get(number) ?? [], random);
  const challengeUnits = units.filter(isChallenge).slice(0, challengeCount);
  const otherUnits = units.filter((unit) => !challengeUnits.includes(unit));
  const rankedUnits = otherUnits.toSorted((a, b) => getSectionRank(a) - getSectionRank(b));
  const coreUnits = takeUnits(rankedUnits, Math.floor(size / 2));
  const appliedUnits = otherUnits.filter((unit) => !coreUnits.includes(unit));
  const sections = { A: shuffle(coreUnits, random), B: appliedUnits, C: challengeUnits };
  return sectionLetters.flatMap((section) =>
    sections[section]
      .flatMap((unit) => unit.questions)
      .map((question) =>
        Object.assign({}, question, { options: shuffle(question.options, random), section }),
      ),
  );
}
