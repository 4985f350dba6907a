import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeQuestion } from "../../../../tests/support/mock-test-factory";
import type { Question } from "../questions";
import { paperNumbers, type PaperNumber } from "./deal-papers";
import { drawPaper } from "./draw-paper";

/** Generates sets of 75 to 200 questions, some of them about passages with three to five questions. */
const setArbitrary = fc
  .record({
    count: fc.integer({ min: 75, max: 200 }),
    passages: fc.array(fc.integer({ min: 3, max: 5 }), { maxLength: 8 }),
  })
  .map(({ count, passages }) => {
    const passageOf = passages.flatMap((length, index) => Array.from({ length }, () => `p${index}`));
    return Array.from({ length: count }, (_, index) => {
      const id = passageOf[index];
      const passage = id === undefined ? undefined : { id, kind: "story" as const, text: "Once." };
      return makeQuestion(index + 1, {
        level: ([1, 2, 3] as const)[index % 3] ?? 1,
        ...(passage && { passage }),
      });
    });
  });

const rules = { subjectSlug: "maths", classNumber: 5, size: 50, today: "2026-11-28" };
const drawPaperOfSet = (set: readonly Question[], number: PaperNumber) =>
  drawPaper(set, { ...rules, number });

describe("three practice papers of any set", () => {
  it("are complete, and each pair shares at most a third of the repeated questions", () => {
    fc.assert(
      fc.property(setArbitrary, (set) => {
        const [first = [], second = [], third = []] = paperNumbers.map((number) => [
          ...new Set(drawPaperOfSet(set, number).map(({ id }) => id)),
        ]);
        const repeatedCount = Math.max(0, 150 - set.length);
        const countShared = (a: string[], b: string[]) => a.filter((id) => b.includes(id)).length;
        const maxShared = Math.max(
          countShared(first, second),
          countShared(first, third),
          countShared(second, third),
        );
        const sizes = [first.length, second.length, third.length];
        const questionCount = new Set([...first, ...second, ...third]).size;
        expect({ sizes, questionCount, maxShared }).toEqual({
          sizes: [50, 50, 50],
          questionCount: 150 - repeatedCount,
          maxShared: Math.ceil(repeatedCount / 3),
        });
      }),
      { numRuns: 60 },
    );
  });

  it("are the same for any order of the questions without a passage", () => {
    fc.assert(
      fc.property(setArbitrary, (set) => {
        const singleQuestions = set.filter(({ passage }) => !passage);
        expect(drawPaperOfSet(singleQuestions.toReversed(), 2)).toEqual(drawPaperOfSet(singleQuestions, 2));
      }),
      { numRuns: 20 },
    );
  });

  it("ask no question that is out of date", () => {
    const set = Array.from({ length: 100 }, (_, index) =>
      makeQuestion(index + 1, index < 5 ? { validUntil: "2026-11-27" } : { level: 3 }),
    );
    const askedIds = new Set(
      paperNumbers.flatMap((number) => drawPaperOfSet(set, number).map(({ id }) => id)),
    );
    expect(askedIds.size).toBe(95);
    expect(askedIds.has("c5-maths-1")).toBe(false);
  });

  it("are shorter if the set has too few questions, and empty if it has none", () => {
    const set = Array.from({ length: 30 }, (_, index) => makeQuestion(index + 1));
    expect(paperNumbers.map((number) => drawPaperOfSet(set, number).length)).toEqual([20, 20, 20]);
    expect(drawPaperOfSet([], 1)).toEqual([]);
  });
});
