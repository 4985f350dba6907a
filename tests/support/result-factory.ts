import type { FinalResult, ProvisionalResult, Ranking } from "../../src/data/results/result";
import type { ResultPaper } from "../../src/data/results/result-outcomes";
import { Rank } from "../../src/lib/rank";

export const resultPaper: ResultPaper = {
  paperId: "9a9e0000-0000-4000-8000-000000000041",
  kind: "exam",
  subject: "Maths",
  class: "Class 5",
  edition: "Winter 2026-27",
  examDay: "2027-01-17",
};

/**
 * @param changes the fields that differ
 * @returns rank 64 among 2,310 participants; the second and the third rule separate it from its neighbours
 */
export function makeRanking(changes: Partial<Ranking> = {}): Ranking {
  return {
    rank: new Rank(64, 2310),
    n: 2310,
    tied: 0,
    mean: 31.4,
    percentile: 97,
    likely: { from: 40, to: 46 },
    distribution: null,
    above: { rank: new Rank(63, 2310), rule: "section_c", own: 3, theirs: 4 },
    below: { rank: new Rank(65, 2310), rule: "difficulty", own: 31_204, theirs: 30_988 },
    ...changes,
  };
}

const commonFields = {
  paper: resultPaper,
  proposal: null,
  name: "Asha Verma",
  marks: 43,
  of: 50,
  answered: 49,
  changes: [],
};

/**
 * @param changes the fields that differ
 * @returns Asha's final result, with a bronze medal
 */
export function makeFinalResult(changes: Partial<FinalResult> = {}): FinalResult {
  return {
    ...commonFields,
    outcome: "final",
    sections: [
      { section: "A", marks: 28, of: 30, average: 20.9 },
      { section: "B", marks: 12, of: 15, average: 8.6 },
      { section: "C", marks: 3, of: 5, average: 1.9 },
    ],
    topics: [
      { topic: "Large numbers", marks: 9, of: 9, average: 6.7 },
      { topic: "Fractions and decimals", marks: 10, of: 12, average: 7.2 },
      { topic: "Perimeter and area", marks: 8, of: 10, average: 5.5 },
      { topic: "Patterns", marks: 9, of: 9, average: 6.4 },
      { topic: "Time and money in everyday life", marks: 7, of: 10, average: 5.6 },
    ],
    ranking: makeRanking(),
    award: { tier: "bronze", promisedOn: "2027-05-01" },
    certificateCode: "OLY-W26-IMO05-7F3KQ9TX",
    ...changes,
  };
}

/**
 * @param changes the fields that differ
 * @returns Asha's provisional result, with challenges open until the 25th
 */
export function makeProvisionalResult(changes: Partial<ProvisionalResult> = {}): ProvisionalResult {
  const { sections, topics } = makeFinalResult();
  return {
    ...commonFields,
    outcome: "provisional",
    sections: sections.map(({ section, marks, of }) => ({ section, marks, of, average: null })),
    topics: topics.map(({ topic, marks, of }) => ({ topic, marks, of, average: null })),
    expectedOn: "2027-03-01",
    challengeUntil: "2027-01-25T05:34:00.000Z",
    challenges: 0,
    challengesAnswered: 0,
    serverNow: "2027-01-18T05:34:00.000Z",
    ...changes,
  };
}
