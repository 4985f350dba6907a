import { describe, expect, it } from "vitest";
import { findTimeWarning } from "./time-warning";

describe("the warnings of a clock", () => {
  it.each([
    [720, 145, ""],
    [720, 144, "Less than 3 minutes left."],
    [720, 61, "Less than 3 minutes left."],
    [720, 60, "Less than 1 minute left."],
    [720, 37, "Less than 1 minute left."],
    [720, 36, "Less than 40 seconds left."],
    [720, 0, "Less than 40 seconds left."],
    [3600, 721, ""],
    [3600, 720, "Less than 12 minutes left."],
    [3600, 180, "Less than 3 minutes left."],
    [3600, 60, "Less than 1 minute left."],
  ])("in a test of %i seconds with %i seconds left are: “%s”", (totalSeconds, secondsLeft, text) => {
    expect(findTimeWarning(secondsLeft, totalSeconds)).toBe(text);
  });

  it.each([600, 720, 3600, 4800])(
    "in a test of %i seconds are true for as long as they are shown",
    (totalSeconds) => {
      for (let secondsLeft = totalSeconds * 0.2; secondsLeft > 0; secondsLeft -= 1) {
        const [, count, unit = ""] =
          /^Less than (\d+) (minute|second)s? left\.$/.exec(findTimeWarning(secondsLeft, totalSeconds)) ?? [];
        expect(Number(count) * (unit === "minute" ? 60 : 1)).toBeGreaterThanOrEqual(secondsLeft);
      }
    },
  );
});
