import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatSeconds } from "../../lib/format-seconds";
import { toSecondsLeft } from "../clock";
import { calculateRemainingMs, updateStoredTime, createStoredTime, testSeconds } from "./test-clock";

const testMs = testSeconds * 1000;
const nineMs = Date.UTC(2026, 10, 21, 9);
const wallTimeArbitrary = fc.integer({ min: nineMs - 365 * 86_400_000, max: nineMs + 365 * 86_400_000 });
const remainingTimeArbitrary = fc.integer({ min: 0, max: testMs });

describe("the time left after a reload", () => {
  it("is calculated from the stored deadline", () => {
    const storedTime = createStoredTime(nineMs);
    expect(calculateRemainingMs(storedTime, nineMs + 100_000)).toBe(620_000);
    expect(calculateRemainingMs(storedTime, nineMs + testMs + 1)).toBe(0);
  });

  it("does not grow if the wall clock was put back", () => {
    const storedTime = { deadlineAtMs: nineMs + testMs, remainingMs: 300_000 };
    expect(calculateRemainingMs(storedTime, nineMs - 3_600_000)).toBe(300_000);
  });

  it("is never more than the stored time left, and never negative", () => {
    fc.assert(
      fc.property(
        wallTimeArbitrary,
        wallTimeArbitrary,
        remainingTimeArbitrary,
        (deadlineAtMs, wallMs, remainingMs) => {
          const leftMs = calculateRemainingMs({ deadlineAtMs, remainingMs }, wallMs);
          expect(leftMs).toBeGreaterThanOrEqual(0);
          expect(leftMs).toBeLessThanOrEqual(remainingMs);
        },
      ),
    );
  });
});

describe("the stored time of an open page", () => {
  it("keeps its deadline while the wall clock runs normally", () => {
    fc.assert(
      fc.property(remainingTimeArbitrary, fc.integer({ min: -2000, max: 2000 }), (remainingMs, driftMs) => {
        const storedTime = createStoredTime(nineMs);
        const wallMs = nineMs + (testMs - remainingMs) + driftMs;
        expect(updateStoredTime(storedTime, remainingMs, wallMs)).toEqual({
          deadlineAtMs: storedTime.deadlineAtMs,
          remainingMs,
        });
      }),
    );
  });

  it("gets a corrected deadline if the wall clock jumps, so that a reload does not change the time left", () => {
    fc.assert(
      fc.property(remainingTimeArbitrary, wallTimeArbitrary, (remainingMs, wallMs) => {
        const storedTime = updateStoredTime(createStoredTime(nineMs), remainingMs, wallMs);
        expect(storedTime.remainingMs).toBe(remainingMs);
        expect(Math.abs(calculateRemainingMs(storedTime, wallMs) - remainingMs)).toBeLessThanOrEqual(2000);
      }),
    );
  });

  it("is never negative", () => {
    expect(updateStoredTime(createStoredTime(nineMs), -40, nineMs + testMs).remainingMs).toBe(0);
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
