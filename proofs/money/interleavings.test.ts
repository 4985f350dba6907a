import { expect, onTestFinished, test } from "vitest";
import { readRunSettings, splitRuns, type RunSettings } from "../harness/run-settings";
import { checkRandomRuns } from "./scenarios/random-runs";
import { openOracle } from "./scenarios/oracle";
import { openWorld } from "./world/world";

const settings = readRunSettings(process.env, 60);

/** Worlds side by side: while one waits for its database, the others continue. */
const worldCount = 3;

/** Where something went wrong on the way, and how often. */
function describeFaults(maps: readonly ReadonlyMap<string, number>[]): string {
  const entries = maps.flatMap((counts) => [...counts]);
  const total = entries.reduce((sum, [, count]) => sum + count, 0);
  const places = new Set(entries.map(([place]) => place));
  return `${total} calls cut or runs dead at ${places.size} different places`;
}

/** Runs scenarios in a world of its own; returns the failure in words, empty when there is none, and the faults. */
async function runScenarios(
  part: RunSettings,
): Promise<{ failure: string; faultCounts: Map<string, number> }> {
  const world = await openWorld();
  onTestFinished(() => world.close());
  const result = await checkRandomRuns(world, await openOracle(world), part);
  const again = `npm run test:money -- --runs 1 --seed ${result.seed} --path ${result.counterexamplePath ?? ""}`;
  const failure = result.failed ? `${String(result.errorInstance)}\nAgain: ${again}` : "";
  return { failure, faultCounts: world.scheduler.faultCounts };
}

test(
  `${settings.numRuns} random interleavings end in the same rows`,
  async () => {
    console.log(`Money: ${settings.numRuns} random interleavings, seed ${settings.seed}`);

    const results = await Promise.all(splitRuns(settings, worldCount).map((part) => runScenarios(part)));
    console.log(describeFaults(results.map(({ faultCounts }) => faultCounts)));

    expect(results.map(({ failure }) => failure).filter(Boolean)).toEqual([]);
  },
  60_000 + settings.numRuns * 500,
);
