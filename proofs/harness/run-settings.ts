import { randomInt } from "node:crypto";
import * as v from "valibot";

const settingsSchema = v.object({
  PROOF_RUNS: v.optional(v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(1))),
  PROOF_SEED: v.optional(v.pipe(v.string(), v.toNumber(), v.integer())),
  PROOF_PATH: v.optional(v.string()),
});

/** How many random runs, from which seed, and the failure to go back to (fast-check's path). */
export type RunSettings = { numRuns: number; seed: number; path?: string };

/** Reads PROOF_RUNS, PROOF_SEED and PROOF_PATH; without a seed every run tries something new. */
export function readRunSettings(
  environment: Record<string, string | undefined>,
  usualRuns: number,
): RunSettings {
  const settings = v.parse(settingsSchema, environment);
  return {
    numRuns: settings.PROOF_RUNS ?? usualRuns,
    seed: settings.PROOF_SEED ?? randomInt(2 ** 31),
    ...(settings.PROOF_PATH === undefined ? {} : { path: settings.PROOF_PATH }),
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
