import { expect, it } from "vitest";
import { asha } from "../../../tests/support/factories";
import { setReporter } from "../../lib/report";
import { attemptKey } from "./attempt";
import { isTestRunning } from "./running-tests";

const nowMs = Date.UTC(2026, 10, 21, 9);
const store = (deadlineAtMs: unknown) =>
  localStorage.setItem(attemptKey(asha.id), JSON.stringify({ deadlineAtMs }));

it("finds any student's test until its deadline", () => {
  expect(isTestRunning(nowMs)).toBe(false);
  store(nowMs + 1);
  expect(isTestRunning(nowMs)).toBe(true);
  expect(isTestRunning(nowMs + 1)).toBe(false);
});

it("ignores damaged entries", () => {
  store("tomorrow");
  expect(isTestRunning(nowMs)).toBe(false);
  const restoreReporter = setReporter(() => undefined);
  localStorage.setItem(attemptKey(null), "{");
  expect(isTestRunning(nowMs)).toBe(false);
  localStorage.setItem(attemptKey(null), "null");
  expect(isTestRunning(nowMs)).toBe(false);
  restoreReporter();
});
