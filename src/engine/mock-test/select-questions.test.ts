import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeQuestion, makeQuestions } from "../../../tests/support/mock-test-factory";
import type { Question } from "./questions";
import { questionsPerTest, selectQuestions } from "./select-questions";

const today = "2026-11-21";
const seedArbitrary = fc.string({ minLength: 1 });

/** Generates files like those of the bank: each family has several questions, all of one level. */
const fileArbitrary = fc
  .array(
    fc.record({
      size: fc.integer({ min: 1, max: 3 }),
      level: fc.constantFrom(1 as const, 2 as const, 3 as const),
    }),
    {
      minLength: 10,
      maxLength: 40,
    },
  )
  .map((families) =>
    families.flatMap(({ size, level }, family) =>
      Array.from({ length: size }, (_, index) =>
        makeQuestion(family * 10 + index, { level, family: `f${family}` }),
      ),
    ),
  );

const listIds = (questions: readonly Question[]) => questions.map((question) => question.id);
const listLevels = (questions: readonly Question[]) => new Set(questions.map((question) => question.level));

function drawTest(
  file: readonly Question[],
  seed: string,
  seenIds: ReadonlySet<string> = new Set(),
): Question[] {
  return selectQuestions(file, { seed, seenIds, today });
}

describe("a drawn test", () => {
  it("has ten questions of ten families, and every level of the file", () => {
    fc.assert(
      fc.property(fileArbitrary, seedArbitrary, (file, seed) => {
        const test = drawTest(file, seed);
        expect(test).toHaveLength(questionsPerTest);
        expect(new Set(listIds(test)).size).toBe(questionsPerTest);
        expect(new Set(test.map((question) => question.family)).size).toBe(questionsPerTest);
        expect(listLevels(test)).toEqual(listLevels(file));
      }),
    );
  });

  it("is the same for the same seed", () => {
    fc.assert(
      fc.property(fileArbitrary, seedArbitrary, (file, seed) => {
        expect(drawTest(file, seed)).toEqual(drawTest(file, seed));
      }),
    );
  });

  it("has the same options as the file, with the right answer among them", () => {
    fc.assert(
      fc.property(fileArbitrary, seedArbitrary, (file, seed) => {
        for (const question of drawTest(file, seed)) {
          const original = file.find(({ id }) => id === question.id);
          expect(question.options.toSorted()).toEqual(original?.options.toSorted());
          expect(question.options).toContain(question.answer);
        }
      }),
    );
  });

  it("differs by its seed: the questions, the first question and the position of the right answer", () => {
    const file = makeQuestions(40);
    const tests = ["a", "b", "c", "d", "e", "f", "g", "h"].map((seed) => drawTest(file, seed));
    expect(new Set(tests.flatMap(listIds)).size).toBeGreaterThan(20);
    expect(new Set(tests.map(([first]) => first?.id)).size).toBeGreaterThan(4);
    const keyIndexes = tests.flat().map(({ options, answer }) => options.indexOf(answer));
    expect(new Set(keyIndexes)).toEqual(new Set([0, 1, 2, 3]));
  });

  it("has its questions in an order that depends on the seed", () => {
    const file = makeQuestions(10);
    const orders = ["a", "b", "c", "d", "e"].map((seed) => listIds(drawTest(file, seed)));
    for (const order of orders) expect(order.toSorted()).toEqual(listIds(file).toSorted());
    expect(new Set(orders.map(([first]) => first)).size).toBeGreaterThan(1);
    expect(new Set(orders.map((order) => order.join())).size).toBe(orders.length);
  });

  it("has unseen questions of as many families as possible", () => {
    fc.assert(
      fc.property(fileArbitrary, seedArbitrary, fc.infiniteStream(fc.boolean()), (file, seed, coin) => {
        const seenIds = new Set(listIds(file.filter(() => coin.next().value === true)));
        const unseen = file.filter(({ id }) => !seenIds.has(id));
        const test = drawTest(file, seed, seenIds);
        const unseenFamilies = new Set(unseen.map((question) => question.family)).size;
        const unseenQuestions = test.filter(({ id }) => !seenIds.has(id));
        expect(unseenQuestions).toHaveLength(Math.min(questionsPerTest, unseenFamilies));
        expect(test).toHaveLength(questionsPerTest);
      }),
    );
  });

  it("repeats no question in four tests of a file with forty ideas", () => {
    const file = makeQuestions(40);
    const seenIds = new Set<string>();
    for (const seed of ["one", "two", "three", "four"]) {
      const test = drawTest(file, seed, seenIds);
      expect(listIds(test).filter((id) => seenIds.has(id))).toEqual([]);
      for (const id of listIds(test)) seenIds.add(id);
    }
  });

  it("includes a question of a rare level even if its family (sum-1, that of question 1) has a question of another level", () => {
    const file = [
      ...Array.from({ length: 20 }, (_, index) => makeQuestion(index + 1, { level: 1 })),
      makeQuestion(21, { level: 3, family: "sum-1" }),
    ];
    for (const seed of ["a", "b", "c", "d", "e"])
      expect(listLevels(drawTest(file, seed))).toEqual(new Set([1, 3]));
  });

  it("is shorter if the file has fewer ideas, and empty for an empty file", () => {
    expect(drawTest(makeQuestions(4), "short")).toHaveLength(4);
    expect(drawTest([], "none")).toEqual([]);
  });

  it("leaves out questions that are out of date", () => {
    const file = [makeQuestion(1, { validUntil: "2026-11-20" }), makeQuestion(2, { validUntil: today })];
    expect(listIds(drawTest(file, "dated"))).toEqual(["c5-maths-2"]);
  });
});
