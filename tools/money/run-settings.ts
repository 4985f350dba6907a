import { randomInt } from "node:crypto";
import * as v from "valibot";

const settingsSchema = v.object({
  MONEY_RUNS: v.optional(v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(1)), "1000"),
  MONEY_SEED: v.optional(v.pipe(v.string(), v.toNumber(), v.integer())),
  MONEY_PATH: v.optional(v.string()),
});

/** How many random runs, from which seed, and the failure to go back to (fast-check's path). */
export type RunSettings = { numRuns: number; seed: number; path?: string };

/** Reads MONEY_RUNS, MONEY_SEED and MONEY_PATH; without a seed every run tries something new. */
export function readRunSettings(environment: Record<string, string | undefined>): RunSettings {
  const settings = v.parse(settingsSchema, environment);
  return {
    numRuns: settings.MONEY_RUNS,
    seed: settings.MONEY_SEED ?? randomInt(2 ** 31),
    ...(settings.MONEY_PATH === undefined ? {} : { path: settings.MONEY_PATH }),
  };
}

/** The same number of runs in parts, each from a seed of its own; a failure to go back to is one part. */
export function splitRuns(settings: RunSettings, count: number): RunSettings[] {
  if (settings.path !== undefined) return [settings];
  return Array.from({ length: count }, (_, index) => ({
    seed: settings.seed + index,
    numRuns: Math.floor((settings.numRuns + index) / count),
  }));
}
