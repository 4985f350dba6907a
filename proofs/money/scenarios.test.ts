import { afterAll, beforeAll, expect, test } from "vitest";
import { runUndisturbed } from "./scenarios/run-scenario";
import { scenarios } from "./scenarios/scenarios";
import { openWorld, type World } from "./world/world";

let world: World;

beforeAll(async () => {
  world = await openWorld();
}, 60_000);

afterAll(async () => world.close());

test.each(scenarios)("all goes well: $title", async (scenario) => {
  const { rows, problems } = await runUndisturbed(world, scenario);

  expect(rows).toMatchObject(scenario.end);
  expect(problems).toEqual([]);
});
