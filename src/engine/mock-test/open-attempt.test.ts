import { beforeEach, expect, it } from "vitest";
import { asha } from "../../../tests/support/factories";
import { makeQuestions, mathsClass5, serveQuestions } from "../../../tests/support/mock-test-factory";
import { clearQuestionFiles, siteQuestionFiles } from "../../data/question-files";
import { dropAttempt, readAttempt } from "./attempt";
import { storeChoice } from "./choice";
import { openAttempt } from "./open-attempt";

beforeEach(() => {
  clearQuestionFiles();
  serveQuestions(makeQuestions(40));
  storeChoice(null, mathsClass5);
});

it("repeats no question of the last three tests", async () => {
  const askedIds: string[] = [];
  for (let round = 0; round < 4; round += 1) {
    dropAttempt(null);
    askedIds.push(...((await openAttempt(null, siteQuestionFiles))?.questions.map(({ id }) => id) ?? []));
  }
  expect(new Set(askedIds).size).toBe(40);
});

it("continues the running test", async () => {
  const runningTest = await openAttempt(null, siteQuestionFiles);
  expect(runningTest?.questions).toHaveLength(10);
  expect(await openAttempt(null, siteQuestionFiles)).toEqual(runningTest);
});

it("draws a test by the logged-in student's choice, not the visitor's", async () => {
  expect(await openAttempt(asha.id, siteQuestionFiles)).toBeNull();
  storeChoice(asha.id, mathsClass5);
  expect((await openAttempt(asha.id, siteQuestionFiles))?.studentId).toBe(asha.id);
  expect(readAttempt(null)).toBeNull();
});

it("returns null if the file has no questions", async () => {
  serveQuestions([]);
  expect(await openAttempt(null, siteQuestionFiles)).toBeNull();
  expect(readAttempt(null)).toBeNull();
});
