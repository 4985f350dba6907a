import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { asha } from "../../../tests/support/factories";
import { deckKey } from "./deck-keys";
import {
  answerCard,
  claimDeck,
  createCard,
  doneStep,
  dropVisitorsDeck,
  listDueCards,
  mergeCards,
  readDeck,
  storeDeck,
  type Card,
} from "./mistakes-deck";
import { listQueuedTests, queueMistakes } from "./queued-tests";

const today = "2026-11-28";
const origin = { subjectSlug: "maths", classNumber: 5, mistake: "lost-zero", itemId: "c5-maths-1" };
const makeCard = (mistake: string, dueDay: string, changes: Partial<Card> = {}): Card => ({
  ...origin,
  mistake,
  dueDay,
  step: 0,
  ...changes,
});
const makeDeck = (cards: Card[], count = 0, day = today) => ({ cards, answered: { day, count } });
const listMistakes = (cards: readonly Card[]) => cards.map(({ mistake }) => mistake);

beforeEach(() => localStorage.clear());

describe("a mistake", () => {
  it("is due after 1, 3, 7 and 21 days, and then done", () => {
    let card = createCard(origin, "2026-12-30");
    const days = [card.dueDay];
    for (let time = 0; time < 4; time += 1) {
      card = answerCard(card, `c5-maths-${time}`, true, card.dueDay);
      days.push(card.dueDay);
    }
    expect(days).toEqual(["2026-12-31", "2027-01-03", "2027-01-10", "2027-01-31", "2027-01-31"]);
    expect(card).toMatchObject({ step: doneStep, itemId: "c5-maths-3", isUnsent: true });
    expect(listDueCards(makeDeck([card]), "2030-01-01")).toEqual([]);
  });

  it("is due the next day after a wrong answer, at any step", () => {
    for (const step of [0, 1, 2, 3]) {
      const card = answerCard(makeCard("lost-zero", today, { step }), "c5-maths-9", false, today);
      expect(card).toEqual({
        ...origin,
        itemId: "c5-maths-9",
        step: 0,
        dueDay: "2026-11-29",
        isUnsent: true,
      });
    }
  });

  it("is due a number of days after the answer, not after the last due day", () => {
    expect(answerCard(makeCard("a", "2026-11-01"), "c5-maths-2", true, today).dueDay).toBe("2026-12-01");
  });
});

it("a mistake in two answers of a test gives one card", () => {
  const cardsOfTest = [
    makeCard("halved", today),
    makeCard("lost-zero", today),
    makeCard("halved", today, { step: 1 }),
  ];
  expect(mergeCards([makeCard("halved", today)], cardsOfTest)).toEqual(cardsOfTest.slice(1));
});

describe("the cards that are due", () => {
  it("are due today or earlier, the longest overdue first", () => {
    const cards = [
      makeCard("b", today),
      makeCard("later", "2026-11-29"),
      makeCard("a", "2026-11-01"),
      makeCard("done", "2026-11-01", { step: doneStep }),
    ];
    expect(listMistakes(listDueCards(makeDeck(cards), today))).toEqual(["a", "b"]);
  });

  it("are at most ten a day, including those already answered that day", () => {
    const cards = Array.from({ length: 30 }, (_, index) => makeCard(`m-${index}`, today));
    const countOf = (count: number, day?: string) => listDueCards(makeDeck(cards, count, day), today).length;
    expect([0, 3, 9, 10, 12].map((count) => countOf(count))).toEqual([10, 7, 1, 0, 0]);
    expect(countOf(10, "2026-11-27")).toBe(10);
  });
});

describe("the deck of a device", () => {
  it("has one card for a mistake in a subject and class", () => {
    const cards = mergeCards(
      [makeCard("a", today), makeCard("a", today, { classNumber: 6 }), makeCard("b", today)],
      [makeCard("a", "2026-11-29")],
    );
    expect(cards.map(({ mistake, classNumber, dueDay }) => `${mistake} ${classNumber} ${dueDay}`)).toEqual([
      `a 6 ${today}`,
      `b 5 ${today}`,
      "a 5 2026-11-29",
    ]);
  });

  it("stores only the 300 mistakes that are due first", () => {
    const cards = Array.from({ length: 301 }, (_, index) => makeCard(`m-${index}`, today));
    storeDeck(null, makeDeck([makeCard("last", "2026-12-19"), ...cards]));
    const storedMistakes = listMistakes(readDeck(null).cards);
    expect(storedMistakes).toHaveLength(300);
    expect(storedMistakes).not.toContain("last");
  });

  it.each([["[]"], ['{"cards": [{}], "answered": {"day": "", "count": 0}}']])(
    "is empty if the stored value is %s",
    (text) => {
      localStorage.setItem(deckKey(null), text);
      expect(readDeck(null).cards).toEqual([]);
    },
  );

  it("is the same after it was stored and read", () => {
    const card = fc.record({
      subjectSlug: fc.constantFrom("maths", "science"),
      classNumber: fc.integer({ min: 1, max: 12 }),
      mistake: fc.stringMatching(/^[a-z0-9-]{1,60}$/),
      itemId: fc.stringMatching(/^[a-z0-9-]{1,80}$/),
      dueDay: fc.constantFrom("2026-11-28", "2026-12-19"),
      step: fc.integer({ min: 0, max: 4 }),
    });
    fc.assert(
      fc.property(card, (stored) => {
        storeDeck(asha.id, makeDeck([stored], 4));
        expect(readDeck(asha.id)).toEqual(makeDeck([stored], 4));
      }),
    );
  });
});

describe("a visitor's deck", () => {
  const result = {
    classId: "",
    subjectId: "",
    startedAt: "2026-11-28T18:20:00.000Z",
    completedAt: "2026-11-28T18:30:00.000Z",
    scorePercent: 90,
    topics: [],
    seed: "seed",
    wrong: { subjectSlug: "maths", classNumber: 5, chosen: { "c5-maths-1": "wrong 1" } },
  };

  it("is moved to the student who claims it: each mistake with the earlier due day, and the queued tests", () => {
    storeDeck(asha.id, makeDeck([makeCard("a", "2026-11-30"), makeCard("b", "2026-11-20")]));
    storeDeck(
      null,
      makeDeck([makeCard("a", "2026-11-29"), makeCard("b", "2026-11-29"), makeCard("c", today)]),
    );
    queueMistakes(null, result);
    claimDeck(asha.id);
    const { cards } = readDeck(asha.id);
    expect(cards.map(({ mistake, dueDay, isUnsent }) => [mistake, dueDay, isUnsent])).toEqual([
      ["b", "2026-11-20", undefined],
      ["c", today, true],
      ["a", "2026-11-29", true],
    ]);
    expect(listQueuedTests(asha.id)).toEqual([{ ...result.wrong, day: "2026-11-29" }]);
    expect([readDeck(null).cards, listQueuedTests(null)]).toEqual([[], []]);
  });

  it("is deleted if the student says that it belongs to somebody else", () => {
    storeDeck(null, makeDeck([makeCard("a", today)]));
    queueMistakes(null, result);
    dropVisitorsDeck();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it("does not queue a test without a wrong answer", () => {
    queueMistakes(null, { ...result, wrong: { ...result.wrong, chosen: {} } });
    expect(listQueuedTests(null)).toEqual([]);
  });
});
