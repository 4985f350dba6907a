import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openOracle, type Oracle } from "./scenarios/oracle";
import { pressPay } from "./scenarios/pages";
import { scenarios } from "./scenarios/scenarios";
import type { Scenario } from "./scenarios/scenario";
import { deliverAll, finishRuns } from "./scenarios/run-to-quiescence";
import type { Progress } from "./scenarios/progress";
import { poll, startChannel, channels, type Channel } from "./scenarios/channels";
import { callFaults, type Actor } from "./simulation/scheduler";
import { openSimulation, type Simulation } from "./simulation/simulation";

let simulation: Simulation;
let oracle: Oracle;

beforeAll(async () => {
  simulation = await openSimulation();
  oracle = await openOracle(simulation);
}, 60_000);

afterAll(async () => simulation.close());

function getScenario(title: string): Scenario {
  const scenario = scenarios.find((candidate) => candidate.title === title);
  if (!scenario) throw new Error(`There is no scenario "${title}"`);
  return scenario;
}

/** Each event of the gateway waits there, and none has been reported to us. */
const untold = getScenario("a payment that fails, then succeeds under the same id");
/** A whole payment goes back, and a part of one. */
const refunded = [
  getScenario("two payments of one order"),
  getScenario("two carts with one exam in common, both paid"),
];

/** Lets a run make up to so many calls; false when it ended before. */
async function makeCalls(actor: Actor, count: number): Promise<boolean> {
  for (let call = 0; call < count && actor.state === "alive"; call += 1)
    await simulation.scheduler.step(actor, "works");
  return actor.state === "alive";
}

/** Runs an action before the call with this number; false if the run has no such call. */
type Happening = (progress: Progress, call: number) => Promise<boolean>;

async function checkAt(
  scenario: Scenario,
  eventsBefore: number,
  call: number,
  happen: Happening,
): Promise<boolean> {
  let isThere = false;
  await oracle.check(scenario, eventsBefore, async (progress) => {
    isThere = await happen(progress, call);
  });
  return isThere;
}

/** Lets it happen at every call in turn; returns how many there are. Throws when an ending differs. */
async function countCalls(scenario: Scenario, eventsBefore: number, happen: Happening): Promise<number> {
  let call = 0;
  while (await checkAt(scenario, eventsBefore, call, happen)) call += 1;
  return call;
}

/** The only page of the scenario presses. */
async function press(progress: Progress, isMain: boolean): Promise<Actor> {
  const [page] = progress.pages;
  if (!page) throw new Error("The scenario has no page");
  return pressPay(simulation, page, isMain);
}

describe.each(callFaults)("%s a call took effect", (fault) => {
  async function inject(actor: Actor, call: number): Promise<boolean> {
    const isThere = await makeCalls(actor, call);
    await simulation.scheduler.step(actor, fault);
    return isThere;
  }

  test.each(channels)("at every call of %s, the rows are the same", async (channel) => {
    const count = await countCalls(untold, Infinity, async (progress, call) =>
      inject(await startChannel(simulation, progress, channel), call),
    );
    expect(count).toBeGreaterThan(1);
  });

  test.each(refunded)(
    "at every call of background-jobs, the money goes back once: $title",
    async (scenario) => {
      const count = await countCalls(scenario, Infinity, async (_, call) => {
        await deliverAll(simulation);
        const isThere = await inject(await poll(simulation, true), call);
        simulation.gateway.fallSilent();
        return isThere;
      });
      expect(count).toBeGreaterThan(5);
    },
  );

  test("at every call of create-order, the rows are the same", async () => {
    const count = await countCalls(untold, 0, async (progress, call) =>
      inject(await press(progress, false), call),
    );
    expect(count).toBeGreaterThan(3);
  });
});

const pairs = channels.flatMap((first) => channels.map((second): [Channel, Channel] => [first, second]));

test.each(pairs)("%s stands still at any of its calls while %s runs", async (first, second) => {
  const count = await countCalls(untold, Infinity, async (progress, call) => {
    const actor = await startChannel(simulation, progress, first);
    const isThere = await makeCalls(actor, call);
    await makeCalls(await startChannel(simulation, progress, second), Infinity);
    await finishRuns(simulation);
    return isThere;
  });
  expect(count).toBeGreaterThan(1);
});

test("create-order stands still at any of its calls until its lease is over and the page has pressed again", async () => {
  const count = await countCalls(untold, 0, async (progress, call) => {
    const actor = await press(progress, false);
    const isThere = await makeCalls(actor, call);
    await simulation.letPass(61);
    await makeCalls(await press(progress, true), Infinity);
    await finishRuns(simulation);
    return isThere;
  });
  expect(count).toBeGreaterThan(3);
});
