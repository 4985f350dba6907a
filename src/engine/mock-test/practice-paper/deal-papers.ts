import { groupBy } from "../../../lib/group-by";
import { createRandom } from "../../../lib/random";
import { getIdeaKey } from "../ideas";
import type { Question } from "../questions";

/** The practice papers of a set. */
export const paperNumbers = [1, 2, 3] as const;

export type PaperNumber = (typeof paperNumbers)[number];

/** A single question, or all questions about one passage, in the set's order. */
export type Unit = { first: Question; questions: readonly Question[] };

/** A part of the set: the papers that contain its questions, and the number of its questions. */
type Part = { papers: readonly PaperNumber[]; size: number };

const paperPairs = [
  [1, 2],
  [1, 3],
  [2, 3],
] as const;

/**
 * Divides a set into parts: questions of one paper only, of two papers, and of none. If the set has fewer questions
 * than three papers need, some questions are in two papers, but none is in all three, and each pair of papers shares
 * about the same number of questions.
 */
function listParts(questionCount: number, paperSize: number): Part[] {
  const repeatedCount = Math.max(0, 3 * paperSize - questionCount);
  const sharedParts = paperPairs.map((papers, index) => ({
    papers,
    size: Math.floor((repeatedCount + 2 - index) / 3),
  }));
  const partsOfOnePaper = paperNumbers.map((number) => {
    const sharedPartsOfPaper = sharedParts.filter(({ papers }) => papers.some((paper) => paper === number));
    return {
      papers: [number],
      size: paperSize - sharedPartsOfPaper.reduce((sum, part) => sum + part.size, 0),
    };
  });
  const usedCount = 3 * paperSize - repeatedCount;
  return [...sharedParts, ...partsOfOnePaper, { papers: [], size: questionCount - usedCount }];
}

/** Returns a random number by which a question is sorted. It stays the same when other questions are added. */
function createSortNumber({ id }: Question): number {
  return createRandom(id)();
}

/** Compares by code units: `localeCompare` may differ between browsers. */
function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/**
 * Lists the units in the order in which they are dealt: passages first, because a single question always fits in;
 * then by topic, level and family, so that similar questions go to different papers. A passage's questions stay in the
 * set's order.
 */
function listUnits(questions: readonly Question[]): Unit[] {
  const units = groupBy(questions, (question) => (question.passage ? getIdeaKey(question) : question.id));
  return [...units.values()]
    .flatMap((members) => {
      const [first] = members;
      return first ? [{ first, questions: members, sortNumber: createSortNumber(first) }] : [];
    })
    .toSorted(
      (a, b) =>
        b.questions.length - a.questions.length ||
        compareTexts(a.first.topic, b.first.topic) ||
        a.first.level - b.first.level ||
        compareTexts(a.first.family, b.first.family) ||
        a.sortNumber - b.sortNumber,
    );
}

/** The number of questions by kind, which is a topic or a level. */
type Tally = Map<string, number>;

function listKinds({ topic, level }: Question): string[] {
  return [`topic ${topic}`, `level ${level}`];
}

function addTo(tally: Tally, unit: Unit): void {
  for (const kind of unit.questions.flatMap(listKinds)) tally.set(kind, (tally.get(kind) ?? 0) + 1);
}

function computeAverage(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}

/**
 * Deals a set to its three practice papers. The same questions give the same papers on every device. The papers share
 * as few questions as possible: none if the set is large enough for three papers, otherwise each pair shares about a
 * third of the repeated questions. All questions about a passage are in the same papers. Topics and levels are dealt
 * out evenly.
 *
 * @param questions the set
 * @param size the number of questions of a paper; papers are shorter if the set has fewer than 1.5 times this number
 * @returns the units of each paper
 */
export function dealPapers(questions: readonly Question[], size: number): Map<PaperNumber, Unit[]> {
  const paperSize = Math.min(size, Math.floor((2 * questions.length) / 3));
  const share = paperSize / questions.length;
  const parts = listParts(questions.length, paperSize).map(({ papers: ownPapers, size: partSize }) => ({
    papers: ownPapers,
    size: partSize,
    freeCount: partSize,
  }));
  const papers = new Map(
    paperNumbers.map((number) => [number, { units: [] as Unit[], tally: new Map() as Tally }]),
  );
  const dealtTally: Tally = new Map();
  let dealtCount = 0;
  for (const unit of listUnits(questions)) {
    addTo(dealtTally, unit);
    dealtCount += unit.questions.length;
    const kinds = listKinds(unit.first);
    // By how many questions each paper is behind its share of the dealt questions, in this topic and level.
    const lags = new Map(
      [...papers].map(([number, { tally }]) => [
        number,
        kinds.reduce((lag, kind) => lag + share * (dealtTally.get(kind) ?? 0) - (tally.get(kind) ?? 0), 0),
      ]),
    );
    // By how many questions a part is behind its share, plus the average lag of its papers.
    const measureLag = (part: (typeof parts)[number]) =>
      (part.size * dealtCount) / questions.length -
      (part.size - part.freeCount) +
      computeAverage(part.papers.map((number) => lags.get(number) ?? 0));
    let best: { part: (typeof parts)[number]; lag: number } | undefined;
    for (const part of parts) {
      const lag = measureLag(part);
      if (part.freeCount >= unit.questions.length && (!best || lag > best.lag)) best = { part, lag };
    }
    if (!best) continue;
    best.part.freeCount -= unit.questions.length;
    for (const number of best.part.papers) {
      papers.get(number)?.units.push(unit);
      addTo(papers.get(number)?.tally ?? new Map(), unit);
    }
  }
  return new Map([...papers].map(([number, { units }]) => [number, units]));
}
