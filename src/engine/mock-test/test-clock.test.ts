import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatSeconds } from "../../lib/format-seconds";
import { toSecondsLeft } from "../clock";
import { calculateRemainingMs, updateStoredTime, createStoredTime, testSeconds } from "./test-clock";

const testMs = testSeconds * 1000;
const nine = Date.UTC(2026, 10, 21, 9);
const wallTimes = fc.integer({ min: nine - 365 * 86_400_000, max: nine + 365 * 86_400_000 });
const remainders = fc.integer({ min: 0, max: testMs });

describe("after a reload", () => {
  it("uses the stored deadline", () => {
    const stored = createStoredTime(nine);
    expect(calculateRemainingMs(stored, nine + 100_000)).toBe(620_000);
    expect(calculateRemainingMs(stored, nine + testMs + 1)).toBe(0);
  });

  it("gives no extra time if the clock was put back", () => {
    const stored = { deadlineAtMs: nine + testMs, remainingMs: 300_000 };
    expect(calculateRemainingMs(stored, nine - 3_600_000)).toBe(300_000);
  });

  it("never gives more than the stored time left, or a negative time", () => {
    fc.assert(
      fc.property(wallTimes, wallTimes, remainders, (deadlineAtMs, wallMs, remainingMs) => {
        const left = calculateRemainingMs({ deadlineAtMs, remainingMs }, wallMs);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(remainingMs);
      }),
    );
  });
});

describe("on an open page", () => {
  it("leaves the deadline alone while the wall clock runs normally", () => {
    fc.assert(
      fc.property(remainders, fc.integer({ min: -2000, max: 2000 }), (remainingMs, driftMs) => {
        const stored = createStoredTime(nine);
        const wallMs = nine + (testMs - remainingMs) + driftMs;
        expect(updateStoredTime(stored, remainingMs, wallMs)).toEqual({
          deadlineAtMs: stored.deadlineAtMs,
          remainingMs,
        });
      }),
    );
  });

  it("corrects the deadline if the wall clock jumps, so that a reload changes nothing", () => {
    fc.assert(
      fc.property(remainders, wallTimes, (remainingMs, wallMs) => {
        const storedTime = updateStoredTime(createStoredTime(nine), remainingMs, wallMs);
        expect(storedTime.remainingMs).toBe(remainingMs);
        expect(Math.abs(calculateRemainingMs(storedTime, wallMs) - remainingMs)).toBeLessThanOrEqual(2000);
      }),
    );
  });

  it("never stores a negative time", () => {
    expect(updateStoredTime(createStoredTime(nine), -40, nine + testMs).remainingMs).toBe(0);
  });
});

describe("the time left on the screen", () => {
  it.each([
    [720_000, "12:00"],
    [719_001, "12:00"],
    [522_000, "8:42"],
    [61_000, "1:01"],
    [9_000, "0:09"],
    [1, "0:01"],
    [0, "0:00"],
    [-500, "0:00"],
  ])("shows %i ms as %s", (remainingMs, text) => {
    expect(formatSeconds(toSecondsLeft(remainingMs))).toBe(text);
  });
});
