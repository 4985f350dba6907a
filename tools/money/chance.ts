import { randomInt } from "node:crypto";
import * as v from "valibot";

const chanceSchema = v.object({
  MONEY_RUNS: v.optional(v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(1)), "1000"),
  MONEY_SEED: v.optional(v.pipe(v.string(), v.toNumber(), v.integer())),
  MONEY_PATH: v.optional(v.string()),
});

/** How often chance is tried, from which seed, and the failure to go back to (fast-check's path). */
export type Chance = { numRuns: number; seed: number; path?: string };

/** Reads MONEY_RUNS, MONEY_SEED and MONEY_PATH; without a seed every run tries something new. */
export function readChance(environment: Record<string, string | undefined>): Chance {
  const settings = v.parse(chanceSchema, environment);
  return {
    numRuns: settings.MONEY_RUNS,
    seed: settings.MONEY_SEED ?? randomInt(2 ** 31),
    ...(settings.MONEY_PATH === undefined ? {} : { path: settings.MONEY_PATH }),
  };
}

/** The same number of runs in parts, each from a seed of its own; a failure to go back to is one part. */
export function splitChance(chance: Chance, count: number): Chance[] {
  if (chance.path !== undefined) return [chance];
  return Array.from({ length: count }, (_, index) => ({
    seed: chance.seed + index,
    numRuns: Math.floor((chance.numRuns + index) / count),
  }));
}
