import { beforeEach, describe, expect, it } from "vitest";
import { makeQuestions, mathsClass5 } from "../../../tests/support/mock-test-factory";
import { dropAttempt, readAttempt, storeAttempt, type Attempt } from "./attempt";
import { hasDifferentAnswers, createWorkingCopy, mergeStored, saveWorkingCopy } from "./working-copy";
import { createStoredTime } from "./test-clock";

const openedAttempt: Attempt = {
  studentId: null,
  choice: mathsClass5,
  seed: "seed",
  questions: makeQuestions(3),
  answers: { "c5-maths-1": "wrong 1" },
  markedIds: ["c5-maths-1"],
  spentMs: { "c5-maths-1": 4000 },
  index: 0,
  startedAtMs: 0,
  ...createStoredTime(0),
};
const storeChanged = (changes: Partial<Attempt>) => storeAttempt({ ...openedAttempt, ...changes });
const copyWith = (own: Partial<Attempt> = {}) => ({ own: { ...openedAttempt, ...own }, base: openedAttempt });

beforeEach(() => void storeAttempt(openedAttempt));

describe("merging two tabs of one test", () => {
  it("reads the other tab's stored changes if this tab has changed nothing", () => {
    storeChanged({
      answers: { "c5-maths-1": "right 1", "c5-maths-2": "right 2" },
      markedIds: ["c5-maths-3"],
      index: 2,
    });
    expect(mergeStored(copyWith())?.own).toEqual({
      ...openedAttempt,
      answers: { "c5-maths-1": "right 1", "c5-maths-2": "right 2" },
      markedIds: ["c5-maths-3"],
    });
  });

  it("prefers this tab's changes to the stored changes of the other tab", () => {
    storeChanged({ answers: { "c5-maths-1": "right 1" }, markedIds: ["c5-maths-1", "c5-maths-2"] });
    const changes = { answers: { "c5-maths-1": "worst 1", "c5-maths-3": "right 3" }, markedIds: [] };
    expect(mergeStored(copyWith(changes))?.own).toMatchObject({
      answers: { "c5-maths-1": "worst 1", "c5-maths-3": "right 3" },
      markedIds: ["c5-maths-2"],
    });
  });

  it("reads an answer that the other tab changes twice", () => {
    storeChanged({ answers: { "c5-maths-1": "right 1" } });
    const merged = mergeStored(copyWith());
    storeChanged({ answers: { "c5-maths-1": "worst 1" } });
    expect(merged && mergeStored(merged)?.own.answers).toEqual({ "c5-maths-1": "worst 1" });
  });

  it("keeps an answer of this tab that the other tab has overwritten in storage", () => {
    const stored = saveWorkingCopy(
      copyWith({ answers: { ...openedAttempt.answers, "c5-maths-2": "right 2" } }),
    );
    storeChanged({});
    expect(mergeStored(stored)?.own.answers).toEqual(stored.own.answers);
  });

  it("uses the longer time of each question", () => {
    storeChanged({ spentMs: { "c5-maths-1": 3000, "c5-maths-2": 9000 } });
    expect(mergeStored(copyWith())?.own.spentMs).toEqual({ "c5-maths-1": 4000, "c5-maths-2": 9000 });
  });

  it("returns null if the test has ended, or another test has started", () => {
    storeChanged({ seed: "another" });
    expect(mergeStored(copyWith())).toBeNull();
    dropAttempt(null);
    expect(mergeStored(copyWith())).toBeNull();
  });
});

describe("a test that could not be stored", () => {
  it("continues, and is stored when storage has space again", () => {
    dropAttempt(null);
    const unstored = createWorkingCopy(openedAttempt);
    expect(mergeStored(unstored)).toEqual(unstored);
    expect(saveWorkingCopy(unstored)).toEqual({ own: openedAttempt, base: openedAttempt });
    expect(readAttempt(null)).toEqual(openedAttempt);
  });
});

describe("two states of an attempt", () => {
  it("differ by their answers and marks, in any order, but not by times or the shown question", () => {
    const marked = { ...openedAttempt, markedIds: ["c5-maths-1", "c5-maths-2"] };
    expect(hasDifferentAnswers(marked, { ...marked, markedIds: ["c5-maths-2", "c5-maths-1"] })).toBe(false);
    expect(hasDifferentAnswers(openedAttempt, marked)).toBe(true);
    expect(hasDifferentAnswers(openedAttempt, { ...openedAttempt, answers: {} })).toBe(true);
    expect(
      hasDifferentAnswers(openedAttempt, { ...openedAttempt, index: 2, spentMs: {}, remainingMs: 1 }),
    ).toBe(false);
  });
});
