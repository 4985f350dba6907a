import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeQuestion, makeQuestions } from "../../../tests/support/mock-test-factory";
import type { Question } from "./questions";
import { questionsPerTest, selectQuestions } from "./select-questions";

const today = "2026-11-21";
const seeds = Array.from({ length: 60 }, (_, index) => `seed ${index}`);
const noIds: ReadonlySet<string> = new Set();

/** 36 single questions, and six passages with four questions each, like an English set. */
const englishSet: Question[] = [
  ...makeQuestions(36),
  ...Array.from({ length: 24 }, (_, index) => ({
    ...makeQuestion(100 + index, { family: `read-${index}` }),
    passage: { id: `p${Math.floor(index / 4)}`, kind: "story" as const, text: "Once upon a time." },
  })),
];

const drawTest = (
  file: readonly Question[],
  seed: string,
  seenIds = noIds,
  practisedIds = noIds,
): Question[] => selectQuestions(file, { seed, seenIds, today, practisedIds });
const listIds = (test: readonly Question[]) => test.map(({ id }) => id);
/** Lists the indexes of a passage's questions in a test. */
const listIndexes = (test: readonly Question[], passage: string) =>
  test.flatMap((question, index) => (question.passage?.id === passage ? index : []));
const listPassages = (test: readonly Question[]) =>
  new Set(test.flatMap(({ passage }) => (passage === undefined ? [] : passage.id)));

describe("a passage", () => {
  it("has two or three of its questions in a test, one after the other, in the order of the file", () => {
    const sizes = new Set<number>();
    for (const test of seeds.map((seed) => drawTest(englishSet, seed))) {
      expect(test).toHaveLength(questionsPerTest);
      for (const passage of listPassages(test)) {
        const indexes = listIndexes(test, passage);
        const [first = 0] = indexes;
        const questionIds = listIds(test).slice(first, first + indexes.length);
        expect(indexes).toEqual(indexes.map((_, index) => first + index));
        expect(questionIds).toEqual(listIds(englishSet).filter((id) => questionIds.includes(id)));
        sizes.add(indexes.length);
      }
    }
    expect(sizes).toEqual(new Set([2, 3]));
  });

  it("is in a test as often as passages are in the file, at any position", () => {
    const tests = seeds.map((seed) => drawTest(englishSet, seed));
    const counts = tests.map((test) => listPassages(test).size);
    expect(new Set(counts)).toEqual(new Set([1, 2]));
    const firstIndexes = tests.map((test) => test.findIndex(({ passage }) => passage !== undefined));
    expect(new Set(firstIndexes).size).toBeGreaterThan(5);
  });

  it("is not repeated in the next two tests", () => {
    const seenIds = new Set<string>();
    for (const seed of seeds.slice(0, 3)) {
      const test = drawTest(englishSet, seed, seenIds);
      expect(listIds(test).filter((id) => seenIds.has(id))).toEqual([]);
      for (const id of listIds(test)) seenIds.add(id);
    }
  });

  it("has no seen question as its third question", () => {
    const seenIds = new Set(listIds(englishSet).slice(0, 37));
    const questionIds = seeds.flatMap((seed) => listIds(drawTest(englishSet, seed, seenIds)));
    expect(questionIds).not.toContain("c5-maths-100");
    expect(questionIds).toContain("c5-maths-101");
  });

  it("fills a test of a file without single questions, which then has eight to ten questions", () => {
    const passages = englishSet.filter(({ passage }) => passage !== undefined);
    for (const seed of seeds) {
      const test = drawTest(passages, seed);
      expect(test.length).toBeGreaterThanOrEqual(questionsPerTest - 2);
      for (const passage of listPassages(test))
        expect(listIndexes(test, passage).length).toBeGreaterThanOrEqual(2);
    }
  });
});

describe("a test that practises a mistake", () => {
  const practisedIds = new Set(["c5-maths-4", "c5-maths-17"]);

  it("contains the questions that practise the mistake, seen or not, among ten different ones", () => {
    const file = makeQuestions(60);
    fc.assert(
      fc.property(fc.string(), fc.subarray(listIds(file)), (seed, seenIds) => {
        const test = drawTest(file, seed, new Set(seenIds), practisedIds);
        expect(listIds(test)).toEqual(expect.arrayContaining([...practisedIds]));
        expect(new Set(listIds(test)).size).toBe(questionsPerTest);
      }),
    );
  });

  it.each([5, 6, 20])(
    "selects five of %i questions that practise the mistake, the unseen ones first",
    (count) => {
      const offeringIds = listIds(makeQuestions(count));
      const seenIds = new Set(offeringIds.slice(5));
      for (const seed of seeds) {
        const test = drawTest(makeQuestions(60), seed, seenIds, new Set(offeringIds));
        expect(listIds(test).filter((id) => offeringIds.slice(0, 5).includes(id))).toHaveLength(5);
      }
    },
  );

  it("is filled up with questions on the same topics, seen or not", () => {
    const topicQuestions = Array.from({ length: 12 }, (_, index) =>
      makeQuestion(index + 1, { topic: index < 8 ? "Time" : "Money" }),
    );
    const file = [...topicQuestions, ...Array.from({ length: 40 }, (_, index) => makeQuestion(100 + index))];
    const listTimeQuestions = (test: readonly Question[]) => test.filter(({ topic }) => topic === "Time");
    for (const seed of seeds) {
      const seenIds = new Set(listIds(topicQuestions).slice(4, 8));
      const threeIds = new Set(listIds(topicQuestions).slice(0, 3));
      expect(listTimeQuestions(drawTest(file, seed, seenIds, threeIds))).toHaveLength(8);
      const idsOfTwoTopics = new Set(["c5-maths-1", "c5-maths-9"]);
      const test = drawTest(file, seed, seenIds, idsOfTwoTopics);
      expect(new Set(test.map(({ topic }) => topic))).toEqual(new Set(["Time", "Money"]));
    }
  });

  it("selects a second question of one family if no other idea practises the same mistake", () => {
    const others = makeQuestions(60).filter(({ id }) => !practisedIds.has(id));
    const fileWithTwins = [...others, ...[4, 17].map((number) => makeQuestion(number, { family: "twins" }))];
    for (const seed of seeds) {
      const test = drawTest(fileWithTwins, seed, noIds, practisedIds);
      expect(test.filter(({ family }) => family === "twins")).toHaveLength(2);
      expect(test).toHaveLength(questionsPerTest);
    }
  });

  it("selects a question about a passage without the passage's other questions", () => {
    for (const seed of seeds) {
      const test = drawTest(englishSet, seed, noIds, new Set(["c5-maths-102", "c5-maths-7"]));
      expect(listIds(test)).toEqual(expect.arrayContaining(["c5-maths-102", "c5-maths-7"]));
      expect(listIndexes(test, "p0")).toHaveLength(1);
    }
  });

  it("is an ordinary test if no question of the file practises the mistake", () => {
    expect(drawTest(englishSet, "any", noIds, new Set(["gone"]))).toEqual(drawTest(englishSet, "any"));
  });
});
