import { beforeEach, describe, expect, it } from "vitest";
import { asha } from "../../../tests/support/factories";
import { makeQuestions, mathsClass5 } from "../../../tests/support/mock-test-factory";
import { listUnsentMockTests } from "./unsent-mock-tests";
import { studentKey } from "../../lib/storage";
import { createResult, readAttempt, storeAttempt, storePendingResult, type Attempt } from "./attempt";
import { toStoredResult } from "./mock-test-result";
import { findResult, listScores, recordResult } from "./result";

const startMs = Date.UTC(2026, 10, 21, 9);

function makeAttempt(studentId: string | null): Attempt {
  return {
    studentId,
    choice: mathsClass5,
    seed: "0123456789abcdef",
    questions: makeQuestions(10),
    answers: { "c5-maths-1": "right 1", "c5-maths-2": "right 2", "c5-maths-3": "wrong 3" },
    markedIds: [],
    spentMs: { "c5-maths-1": 42_000, "c5-maths-2": 61_400 },
    index: 9,
    startedAtMs: startMs,
    deadlineAtMs: startMs + 720_000,
    remainingMs: 720_000,
  };
}

const result = createResult(makeAttempt(asha.id), 500_000);
const pendingKey = studentKey("mockTestPendingResult", asha.id);

describe("a result", () => {
  it("has the score and the end of the attempt: the start plus the time used", () => {
    expect(result).toMatchObject({
      correct: 2,
      total: 10,
      scorePercent: 20,
      completedAt: "2026-11-21T09:03:40.000Z",
    });
  });

  it("ends at the deadline if the time is over, even if the page checks the time later", () => {
    expect(createResult(makeAttempt(null), -90_000).completedAt).toBe("2026-11-21T09:12:00.000Z");
  });

  it("replaces the attempt when it becomes pending", () => {
    storeAttempt(makeAttempt(asha.id));
    storePendingResult(result);
    expect(readAttempt(asha.id)).toBeNull();
    expect(findResult(null, asha.id)).toEqual(result);
  });

  it("is shown only to its student, and a visitor's result to everybody on the device", () => {
    storePendingResult(result);
    expect(findResult(null, null)).toBeNull();
    expect(findResult({ result: toStoredResult(result) }, null)).toBeNull();
    expect(findResult({ result: { ...toStoredResult(result), studentId: null } }, asha.id)).not.toBeNull();
  });

  it.each([
    ["a better score", { correct: 10, percentage: 100 }],
    ["another percentage", { percentage: 90 }],
    ["answers that do not fit", { answers: {} }],
    ["no questions", { questions: [], correct: 0, total: 0, percentage: 0 }],
    ["an invalid time", { timestamp: "yesterday" }],
  ])("is ignored if it was changed to have %s", (_, change) => {
    localStorage.setItem(pendingKey, JSON.stringify({ ...toStoredResult(result), ...change }));
    expect(findResult(null, asha.id)).toBeNull();
    expect(findResult({ result: { ...toStoredResult(result), ...change } }, asha.id)).toBeNull();
  });
});

describe("recording a result", () => {
  beforeEach(() => storePendingResult(result));

  it("stores the score in this browser, queues the result for the account and clears the pending result", () => {
    recordResult(result);
    expect(listScores(asha.id)).toEqual([
      {
        timestamp: result.completedAt,
        subject: "Maths",
        class: "Class 5",
        correct: 2,
        total: 10,
        percentage: 20,
      },
    ]);
    expect(listUnsentMockTests(asha.id)).toMatchObject([
      { completedAt: result.completedAt, scorePercent: 20 },
    ]);
    expect(listUnsentMockTests(asha.id)[0]?.topics).toContainEqual({
      topic: "Fractions",
      correct: 1,
      total: 5,
    });
    expect(localStorage.getItem(pendingKey)).toBeNull();
  });

  it("stores a result once, even if it becomes pending again", () => {
    recordResult(result);
    storePendingResult(result);
    recordResult(result);
    recordResult(result);
    expect(listScores(asha.id)).toHaveLength(1);
    expect(listUnsentMockTests(asha.id)).toHaveLength(1);
  });

  it("does nothing for a result that is not pending", () => {
    localStorage.removeItem(pendingKey);
    recordResult(result);
    expect(listScores(asha.id)).toEqual([]);
    expect(listUnsentMockTests(asha.id)).toEqual([]);
  });

  it("queues a visitor's result only for the visitor", () => {
    const visitorsResult = createResult(makeAttempt(null), 1);
    storePendingResult(visitorsResult);
    recordResult(visitorsResult);
    expect(listUnsentMockTests(null)).toHaveLength(1);
    expect(listUnsentMockTests(asha.id)).toEqual([]);
  });
});
