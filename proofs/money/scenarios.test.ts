import { afterAll, beforeAll, expect, test } from "vitest";
import { runUndisturbed } from "./scenarios/run-scenario";
import { scenarios } from "./scenarios/scenarios";
import { openSimulation, type Simulation } from "./simulation/simulation";

let simulation: Simulation;

beforeAll(async () => {
  simulation = await openSimulation();
}, 60_000);

afterAll(async () => simulation.close());

test.each(scenarios)(
  "the scenario '$title' ends with the required rows if there are no faults",
  async (scenario) => {
    const { rows, problems } = await runUndisturbed(simulation, scenario);

    expect(rows).toMatchObject(scenario.end);
    expect(problems).toEqual([]);
  },
);
