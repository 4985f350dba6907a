import { randomInt } from "node:crypto";
import * as v from "valibot";

const settingsSchema = v.object({
  PROOF_RUNS: v.optional(v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(1))),
  PROOF_SEED: v.optional(v.pipe(v.string(), v.toNumber(), v.integer())),
  PROOF_PATH: v.optional(v.string()),
});

/** The number of random runs, their seed, and fast-check's path of the failure to repeat, if any. */
export type RunSettings = { numRuns: number; seed: number; path?: string };

/** Reads PROOF_RUNS (default `defaultRuns`), PROOF_SEED (default random) and PROOF_PATH. */
export function readRunSettings(
  environment: Record<string, string | undefined>,
  defaultRuns: number,
): RunSettings {
  const settings = v.parse(settingsSchema, environment);
  return {
    numRuns: settings.PROOF_RUNS ?? defaultRuns,
    seed: settings.PROOF_SEED ?? randomInt(2 ** 31),
    ...(settings.PROOF_PATH === undefined ? {} : { path: settings.PROOF_PATH }),
  };
}

/** Splits the runs into `count` parts, each with its own seed. A run that repeats a failure is not split. */
export function splitRuns(settings: RunSettings, count: number): RunSettings[] {
  if (settings.path !== undefined) return [settings];
  return Array.from({ length: count }, (_, index) => ({
    seed: settings.seed + index,
    numRuns: Math.floor((settings.numRuns + index) / count),
  }));
}
