import type { Simulation } from "../simulation/simulation";
import { runScenario, runUndisturbed, type Outcome } from "./run-scenario";
import { scenarios } from "./scenarios";
import type { Scenario } from "./scenario";
import type { Progress } from "./progress";

export type Comparison = Awaited<ReturnType<typeof openComparison>>;

/** Lists the differences of an outcome from the scenario's required end and from the rows of an undisturbed run, and the problems that the outcome names. */
function listDifferences(scenario: Scenario, baseline: Outcome, { rows, problems }: Outcome): string[] {
  const expected = { ...baseline.rows, ...scenario.end };
  const differences = Object.entries(expected).flatMap(([table, expectedRows]) => {
    const foundRows = Object.entries(rows).find(([name]) => name === table)?.[1];
    return JSON.stringify(foundRows) === JSON.stringify(expectedRows)
      ? []
      : [`${table}: expected ${JSON.stringify(expectedRows)}, found ${JSON.stringify(foundRows)}`];
  });
  return [...differences, ...problems];
}

/** Runs each scenario once without faults; `expectSameEnd` compares other runs of it with the result. */
export async function openComparison(simulation: Simulation) {
  const baselines = new Map<Scenario, Outcome>();
  for (const scenario of scenarios) baselines.set(scenario, await runUndisturbed(simulation, scenario));

  return {
    /**
     * Runs a scenario as `runScenario` does. If it ends differently, throws an error with the differences and the log.
     */
    async expectSameEnd(
      scenario: Scenario,
      eventCountBefore: number,
      disturb: (progress: Progress) => Promise<void>,
    ): Promise<void> {
      const outcome = await runScenario(simulation, scenario, eventCountBefore, disturb);
      const differences = listDifferences(scenario, baselines.get(scenario) ?? outcome, outcome);
      if (differences.length === 0) return;
      const log = simulation.logLines.map((line, index) => `${String(index + 1).padStart(4)}. ${line}`);
      throw new Error(
        [`"${scenario.title}" ends differently:`, ...differences, "What happened:", ...log].join("\n"),
      );
    },
  };
}
