import { expect, it } from "vitest";
import { asha } from "../../../tests/support/factories";
import { setReporter } from "../../lib/report";
import { attemptKey } from "./attempt";
import { isTestRunning } from "./running-tests";

const nowMs = Date.UTC(2026, 10, 21, 9);
const storeAttempt = (deadlineAtMs: unknown) =>
  localStorage.setItem(attemptKey(asha.id), JSON.stringify({ deadlineAtMs }));

it("returns true for a test of any student until its deadline", () => {
  expect(isTestRunning(nowMs)).toBe(false);
  storeAttempt(nowMs + 1);
  expect(isTestRunning(nowMs)).toBe(true);
  expect(isTestRunning(nowMs + 1)).toBe(false);
});

it("returns false for damaged tests", () => {
  storeAttempt("tomorrow");
  expect(isTestRunning(nowMs)).toBe(false);
  const restoreReporter = setReporter(() => undefined);
  localStorage.setItem(attemptKey(null), "{");
  expect(isTestRunning(nowMs)).toBe(false);
  localStorage.setItem(attemptKey(null), "null");
  expect(isTestRunning(nowMs)).toBe(false);
  restoreReporter();
});
