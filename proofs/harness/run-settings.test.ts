import { describe, expect, test } from "vitest";
import { readRunSettings, splitRuns } from "./run-settings";

describe("the settings of random runs", () => {
  test("are a thousand from a new seed, unless set", () => {
    const [one, other] = [readRunSettings({}, 1000), readRunSettings({}, 1000)];

    expect(one.numRuns).toBe(1000);
    expect(one.seed).not.toBe(other.seed);
  });

  test("can be set, as far as the failure to go back to", () => {
    expect(readRunSettings({ PROOF_RUNS: "20000", PROOF_SEED: "-7", PROOF_PATH: "12:0" }, 1000)).toEqual({
      numRuns: 20_000,
      seed: -7,
      path: "12:0",
    });
  });

  test.each(["none", "0", "1.5"])("are refused when there are %s of them", (runs) => {
    expect(() => readRunSettings({ PROOF_RUNS: runs }, 1000)).toThrow(/Invalid/);
  });

  test.each([1, 2, 1000, 1001])("lose none of %i when they are split", (numRuns) => {
    const parts = splitRuns({ numRuns, seed: 5 }, 3);

    expect(parts.reduce((sum, part) => sum + part.numRuns, 0)).toBe(numRuns);
    expect(new Set(parts.map(({ seed }) => seed)).size).toBe(3);
  });

  test("go back to a failure undivided", () => {
    const back = { numRuns: 1, seed: 5, path: "3:1" };

    expect(splitRuns(back, 3)).toEqual([back]);
  });
});
