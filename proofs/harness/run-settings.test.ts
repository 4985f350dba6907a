import { describe, expect, test } from "vitest";
import { readRunSettings, splitRuns } from "./run-settings";

describe("readRunSettings", () => {
  test("without settings there is the default number of runs and a random seed", () => {
    const [first, second] = [readRunSettings({}, 1000), readRunSettings({}, 1000)];

    expect(first.numRuns).toBe(1000);
    expect(first.seed).not.toBe(second.seed);
  });

  test("reads the number of runs, the seed, and the path of the failure to repeat", () => {
    expect(readRunSettings({ PROOF_RUNS: "20000", PROOF_SEED: "-7", PROOF_PATH: "12:0" }, 1000)).toEqual({
      numRuns: 20_000,
      seed: -7,
      path: "12:0",
    });
  });

  test.each(["none", "0", "1.5"])("refuses %s as a number of runs", (runs) => {
    expect(() => readRunSettings({ PROOF_RUNS: runs }, 1000)).toThrow(/Invalid/);
  });
});

describe("splitRuns", () => {
  test.each([1, 2, 1000, 1001])("splits %i runs into three parts with the same total", (numRuns) => {
    const parts = splitRuns({ numRuns, seed: 5 }, 3);

    expect(parts.reduce((sum, part) => sum + part.numRuns, 0)).toBe(numRuns);
    expect(new Set(parts.map(({ seed }) => seed)).size).toBe(3);
  });

  test("does not split the run that repeats a failure", () => {
    const repeatSettings = { numRuns: 1, seed: 5, path: "3:1" };

    expect(splitRuns(repeatSettings, 3)).toEqual([repeatSettings]);
  });
});
