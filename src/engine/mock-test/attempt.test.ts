import { beforeEach, describe, expect, it } from "vitest";
import { asha } from "../../../tests/support/factories";
import { makeQuestions, mathsClass5, serveQuestions } from "../../../tests/support/mock-test-factory";
import { clearQuestionFiles, siteQuestionFiles } from "../../data/question-files";
import { setReporter } from "../../lib/report";
import { attemptKey, dropAttempt, readAttempt, storeAttempt, type Attempt } from "./attempt";
import { openAttempt } from "./open-attempt";
import { storeChoice } from "./choice";
import { selectQuestions } from "./select-questions";

const startMs = Date.UTC(2026, 10, 21, 9);
const clock = { wallMs: () => startMs, monotonicMs: () => 0 };

async function openTest(): Promise<Attempt> {
  const attempt = await openAttempt(null, siteQuestionFiles, clock);
  if (!attempt) throw new Error("No attempt was opened.");
  return attempt;
}

beforeEach(() => {
  clearQuestionFiles();
  serveQuestions(makeQuestions(60));
  storeChoice(null, mathsClass5);
});

describe("opening a test", () => {
  it("starts a test of twelve minutes in the chosen subject and class", async () => {
    const attempt = await openTest();
    expect(attempt).toMatchObject({ choice: mathsClass5, index: 0, answers: {}, remainingMs: 720_000 });
    expect(attempt.deadlineAtMs).toBe(startMs + 720_000);
    expect(attempt.questions).toHaveLength(10);
  });

  it("continues the running test", async () => {
    const attempt = await openTest();
    storeAttempt({ ...attempt, index: 6, answers: { "c5-maths-1": "right 1" } });
    expect(await openTest()).toMatchObject({
      seed: attempt.seed,
      index: 6,
      answers: { "c5-maths-1": "right 1" },
    });
  });

  it("starts one test for two simultaneous calls", async () => {
    const [first, second] = await Promise.all([openTest(), openTest()]);
    expect(second).toEqual(first);
  });

  it("repeats no question of the last three tests", async () => {
    const tests: string[][] = [];
    for (let round = 0; round < 4; round += 1) {
      dropAttempt(null);
      tests.push((await openTest()).questions.map((question) => question.id));
    }
    expect(new Set(tests.flat()).size).toBe(40);
  });

  it("stores a seed from which the same test can be drawn", async () => {
    const { seed, questions } = await openTest();
    const redrawn = selectQuestions(makeQuestions(60), { seed, seenIds: new Set(), today: "2026-11-21" });
    expect(redrawn).toEqual(questions);
  });

  it("returns null for an empty file, and without a choice", async () => {
    serveQuestions([]);
    expect(await openAttempt(null, siteQuestionFiles, clock)).toBeNull();
    expect(await openAttempt(asha.id, siteQuestionFiles, clock)).toBeNull();
  });
});

describe("a stored test", () => {
  it("is ignored if it is damaged", async () => {
    const attempt = await openTest();
    localStorage.setItem(attemptKey(null), JSON.stringify({ ...attempt, index: 10 }));
    expect(readAttempt(null)).toBeNull();
    const restoreReporter = setReporter(() => undefined);
    localStorage.setItem(attemptKey(null), "{");
    expect(readAttempt(null)).toBeNull();
    restoreReporter();
  });

  it("is not read for another student on the same computer", async () => {
    await openTest();
    expect(readAttempt(asha.id)).toBeNull();
  });
});
