/** The page of `deck.ts`: selects the questions of the mistakes deck, a mock test and a practice paper in the browser, and measures the time of each selection. */
import { listExplanations, listQuestions } from "../../src/data/question-files";
import { storeDeck, type Card } from "../../src/engine/mock-test/mistakes-deck";
import { drawPaper } from "../../src/engine/mock-test/practice-paper/draw-paper";
import { selectQuestions } from "../../src/engine/mock-test/select-questions";
import { pickDueQuestions } from "../../src/features/mock-test/deck/due-questions";

const classNumber = 5;
const subjects = ["maths", "science", "english", "computer", "gk", "reasoning", "speedmaths", "spellbee"];
const cardCount = 10;
const rounds = 15;

/** Creates ten due cards with mistakes of all subjects in turn. */
async function createCards(): Promise<Card[]> {
  const mistakes = await Promise.all(
    subjects.map(async (subjectSlug) => {
      const explanations = Object.entries(await listExplanations(subjectSlug, classNumber));
      const subjectMistakes = explanations.flatMap(([itemId, { mistakes: byOption = {} }]) =>
        Object.values(byOption).map((mistake) => ({ subjectSlug, itemId, mistake })),
      );
      return [...new Map(subjectMistakes.map((card) => [card.mistake, card])).values()];
    }),
  );
  return Array.from({ length: cardCount }, (_, index) => {
    const card = mistakes[index % subjects.length]?.[Math.floor(index / subjects.length)];
    if (!card) throw new Error("A set has too few mistakes.");
    return { ...card, classNumber, dueDay: "2026-01-01", step: 0 };
  });
}

async function measureMs(action: () => unknown): Promise<number> {
  const startedAt = performance.now();
  await action();
  return performance.now() - startedAt;
}

/** Milliseconds of each selection with loaded files; `first` is the deck's first one, which also fetches and parses the files. */
export type DrawTimes = { first: number; deck: number[]; test: number[]; paper: number[] };

async function measureDraws(): Promise<DrawTimes> {
  storeDeck(null, { cards: await createCards(), answered: { day: "", count: 0 } });
  const draw = async () => {
    const { length } = await pickDueQuestions(null);
    if (length !== cardCount) throw new Error(`The deck asks ${length} questions.`);
  };
  const times: DrawTimes = { first: await measureMs(draw), deck: [], test: [], paper: [] };
  const file = await listQuestions("maths", classNumber);
  const paper = { subjectSlug: "maths", classNumber, number: 1, size: 50, today: "2026-01-01" } as const;
  for (let round = 0; round < rounds; round += 1) {
    times.deck.push(await measureMs(draw));
    const rules = { seed: String(round), seenIds: new Set<string>(), today: "2026-01-01" };
    times.test.push(await measureMs(() => selectQuestions(file, rules)));
    times.paper.push(await measureMs(() => drawPaper(file, paper)));
  }
  return times;
}

Object.assign(globalThis, { measureDraws });
