import { groupBy } from "../../../lib/group-by";
import { createRandom } from "../../../lib/random";
import { getIdeaKey } from "../ideas";
import type { Question } from "../questions";

/** The practice papers of a set. */
export const paperNumbers = [1, 2, 3] as const;

export type PaperNumber = (typeof paperNumbers)[number];

/** A question alone, or all questions about one passage, and the first of them. */
export type Unit = { first: Question; questions: readonly Question[] };

/** A part of the set: the papers that contain its questions, and how many questions are in it. */
type Part = { papers: readonly PaperNumber[]; size: number };

const paperPairs = [
  [1, 2],
  [1, 3],
  [2, 3],
] as const;

/**
 * Divides a set into parts: questions of one paper only, of two papers, and of none. If the set has fewer questions than
 * three papers need, the missing ones are repeated: a question is then in two papers, but never in all three, and each
 * pair of papers shares about the same number.
 */
function listParts(count: number, size: number): Part[] {
  const repeated = Math.max(0, 3 * size - count);
  const shared = paperPairs.map((papers, index) => ({
    papers,
    size: Math.floor((repeated + 2 - index) / 3),
  }));
  const alone = paperNumbers.map((number) => {
    const others = shared.filter(({ papers }) => papers.some((paper) => paper === number));
    return { papers: [number], size: size - others.reduce((sum, part) => sum + part.size, 0) };
  });
  const inPapers = 3 * size - repeated;
  return [...shared, ...alone, { papers: [], size: count - inPapers }];
}

/** A random but repeatable number for a question, to sort by. It does not change when other questions are added. */
function createSortNumber({ id }: Question): number {
  return createRandom(id)();
}

/** Compares by code units: `localeCompare` may differ between browsers. */
function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/**
 * Lists the units in the order in which they are dealt: passages first, because a single question fits in anywhere;
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
 * Deals a set to its three practice papers. The same questions give the same papers, everywhere and for everybody. The
 * papers share as few questions as possible: none if the set is large enough for three papers, else each pair about a
 * third of the questions that have to be repeated. All questions about a passage are in the same papers. Topics and
 * levels are dealt out evenly.
 *
 * @param questions the set
 * @param size questions per paper; reduced if the set has fewer than 1.5 times as many
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
  let count = 0;
  for (const unit of listUnits(questions)) {
    addTo(dealtTally, unit);
    count += unit.questions.length;
    const kinds = listKinds(unit.first);
    // How far each paper is behind its share of what has been dealt so far, in this topic and level.
    const lags = new Map(
      [...papers].map(([number, { tally }]) => [
        number,
        kinds.reduce((lag, kind) => lag + share * (dealtTally.get(kind) ?? 0) - (tally.get(kind) ?? 0), 0),
      ]),
    );
    // How far a part is behind its own share, plus how far its papers are behind on average.
    const measureLag = (part: (typeof parts)[number]) =>
      (part.size * count) / questions.length -
      (part.size - part.freeCount) +
      computeAverage(part.papers.map((number) => lags.get(number) ?? 0));
    let next: { part: (typeof parts)[number]; lag: number } | undefined;
    for (const part of parts) {
      const lag = measureLag(part);
      if (part.freeCount >= unit.questions.length && (!next || lag > next.lag)) next = { part, lag };
    }
    if (!next) continue;
    next.part.freeCount -= unit.questions.length;
    for (const number of next.part.papers) {
      papers.get(number)?.units.push(unit);
      addTo(papers.get(number)?.tally ?? new Map(), unit);
    }
  }
  return new Map([...papers].map(([number, { units }]) => [number, units]));
}
