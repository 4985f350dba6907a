import { expect, onTestFinished, test } from "vitest";
import { readChance, splitChance, type Chance } from "./chance";
import { checkByChance } from "./stories/by-chance";
import { openJudge } from "./stories/judge";
import { openWorld } from "./world/world";

const chance = readChance(process.env);

/** Worlds side by side: while one waits for its database, the others go on. */
const worldCount = 3;

/** Where something went wrong on the way, and how often. */
function describeMishaps(maps: readonly ReadonlyMap<string, number>[]): string {
  const entries = maps.flatMap((counts) => [...counts]);
  const total = entries.reduce((sum, [, count]) => sum + count, 0);
  const places = new Set(entries.map(([place]) => place));
  return `${total} calls cut or runs dead at ${places.size} different places`;
}

/** Tells scenes in a world of its own; returns the failure in words, empty when there is none, and the mishaps. */
async function tellScenes(part: Chance): Promise<{ failure: string; mishapCounts: Map<string, number> }> {
  const world = await openWorld();
  onTestFinished(() => world.close());
  const result = await checkByChance(world, await openJudge(world), part);
  const again = `npm run test:money -- --runs 1 --seed ${result.seed} --path ${result.counterexamplePath ?? ""}`;
  const failure = result.failed ? `${String(result.errorInstance)}\nAgain: ${again}` : "";
  return { failure, mishapCounts: world.stage.mishapCounts };
}

test(
  `${chance.numRuns} interleavings by chance end in the same rows`,
  async () => {
    console.log(`Money by chance: ${chance.numRuns} interleavings, seed ${chance.seed}`);

    const told = await Promise.all(splitChance(chance, worldCount).map((part) => tellScenes(part)));
    console.log(describeMishaps(told.map(({ mishapCounts }) => mishapCounts)));

    expect(told.map(({ failure }) => failure).filter(Boolean)).toEqual([]);
  },
  60_000 + chance.numRuns * 500,
);
