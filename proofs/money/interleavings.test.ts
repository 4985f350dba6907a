import { expect, onTestFinished, test } from "vitest";
import { readRunSettings, splitRuns, type RunSettings } from "../harness/run-settings";
import { checkRandomRuns } from "./scenarios/random-runs";
import { openComparison } from "./scenarios/comparison";
import { openSimulation } from "./simulation/simulation";

const settings = readRunSettings(process.env, 60);

/** The number of simulations that run in parallel; while one waits for its database, the others continue. */
const simulationCount = 3;

/** Describes how many faults occurred, and in how many different calls. */
function describeFaults(maps: readonly ReadonlyMap<string, number>[]): string {
  const entries = maps.flatMap((counts) => [...counts]);
  const total = entries.reduce((sum, [, count]) => sum + count, 0);
  const faultyCalls = new Set(entries.map(([callAndFault]) => callAndFault));
  return `${total} faults at ${faultyCalls.size} different calls`;
}

/** Runs random scenarios in a new simulation; returns a text about the failure (empty if there is none), and the faults. */
async function runScenarios(
  part: RunSettings,
): Promise<{ failure: string; faultCounts: Map<string, number> }> {
  const simulation = await openSimulation();
  onTestFinished(() => simulation.close());
  const result = await checkRandomRuns(simulation, await openComparison(simulation), part);
  const repeatCommand = `npm run test:money -- --runs 1 --seed ${result.seed} --path ${result.counterexamplePath ?? ""}`;
  const failure = result.failed ? `${String(result.errorInstance)}\nRepeat: ${repeatCommand}` : "";
  return { failure, faultCounts: simulation.scheduler.faultCounts };
}

test(
  `${settings.numRuns} random interleavings end with the same rows as without faults`,
  async () => {
    console.log(`Money: ${settings.numRuns} random interleavings, seed ${settings.seed}`);

    const results = await Promise.all(splitRuns(settings, simulationCount).map((part) => runScenarios(part)));
    console.log(describeFaults(results.map(({ faultCounts }) => faultCounts)));

    expect(results.map(({ failure }) => failure).filter(Boolean)).toEqual([]);
  },
  60_000 + settings.numRuns * 500,
);
