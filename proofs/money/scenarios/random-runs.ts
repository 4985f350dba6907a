import fc, { type RunDetails } from "fast-check";
import type { Simulation } from "../simulation/simulation";
import type { Comparison } from "./comparison";
import { anyCommand, runCommand, type Command } from "./commands";
import type { Scenario } from "./scenario";
import { scenarios } from "./scenarios";

/** A scenario, the number of its events before the first command, and the commands. */
type RandomRun = { scenario: Scenario; eventCountBefore: number; commands: Command[] };

const anyRandomRun: fc.Arbitrary<RandomRun> = fc.constantFrom(...scenarios).chain((scenario) =>
  fc.record({
    scenario: fc.constant(scenario),
    eventCountBefore: fc.nat({ max: scenario.events.length }),
    commands: fc.array(anyCommand, { minLength: 15, maxLength: 60 }),
  }),
);

/** Runs scenarios with random commands; returns fast-check's report, which has the shortest failing run. */
export function checkRandomRuns(
  simulation: Simulation,
  comparison: Comparison,
  parameters: fc.Parameters<[RandomRun]>,
): Promise<RunDetails<[RandomRun]>> {
  const property = fc.asyncProperty(anyRandomRun, ({ scenario, eventCountBefore, commands }) =>
    comparison.expectSameEnd(scenario, eventCountBefore, async (progress) => {
      for (const command of commands) await runCommand(simulation, progress, command);
    }),
  );
  return fc.check(property, parameters);
}
