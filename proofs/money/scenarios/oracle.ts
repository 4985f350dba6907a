import type { Simulation } from "../simulation/simulation";
import { runScenario, runUndisturbed, type Outcome } from "./run-scenario";
import { scenarios } from "./scenarios";
import type { Scenario } from "./scenario";
import type { Progress } from "./progress";

export type Oracle = Awaited<ReturnType<typeof openOracle>>;

/** How an ending differs from the scenario's own end and the rows of an undisturbed run, and what is wrong with it anyway. */
function listDifferences(scenario: Scenario, baseline: Outcome, { rows, problems }: Outcome): string[] {
  const expected = { ...baseline.rows, ...scenario.end };
  const differences = Object.entries(expected).flatMap(([table, wanted]) => {
    const found = Object.entries(rows).find(([name]) => name === table)?.[1];
    return JSON.stringify(found) === JSON.stringify(wanted)
      ? []
      : [`${table}: expected ${JSON.stringify(wanted)}, found ${JSON.stringify(found)}`];
  });
  return [...differences, ...problems];
}

/** Knows how each scenario ends when all goes well, and compares every other run of it with that. */
export async function openOracle(simulation: Simulation) {
  const baselines = new Map<Scenario, Outcome>();
  for (const scenario of scenarios) baselines.set(scenario, await runUndisturbed(simulation, scenario));

  return {
    /**
     * Runs a scenario as `runScenario` does. Throws when it ends otherwise than it must, with what differs and
     * everything that happened, in words.
     */
    async check(
      scenario: Scenario,
      eventsBefore: number,
      disturb: (progress: Progress) => Promise<void>,
    ): Promise<void> {
      const outcome = await runScenario(simulation, scenario, eventsBefore, disturb);
      const differences = listDifferences(scenario, baselines.get(scenario) ?? outcome, outcome);
      if (differences.length === 0) return;
      const log = simulation.logged.map((line, index) => `${String(index + 1).padStart(4)}. ${line}`);
      throw new Error(
        [`"${scenario.title}" ends otherwise:`, ...differences, "What happened:", ...log].join("\n"),
      );
    },
  };
}
