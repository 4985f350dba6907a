import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openComparison, type Comparison } from "./scenarios/comparison";
import { clickPay } from "./scenarios/pages";
import { scenarios } from "./scenarios/scenarios";
import type { Scenario } from "./scenarios/scenario";
import { deliverAll, finishRuns } from "./scenarios/run-to-quiescence";
import type { Progress } from "./scenarios/progress";
import { poll, startChannel, channels, type Channel } from "./scenarios/channels";
import { callFaults, type FunctionRun } from "./simulation/scheduler";
import { openSimulation, type Simulation } from "./simulation/simulation";

let simulation: Simulation;
let comparison: Comparison;

beforeAll(async () => {
  simulation = await openSimulation();
  comparison = await openComparison(simulation);
}, 60_000);

afterAll(async () => simulation.close());

function getScenario(title: string): Scenario {
  const scenario = scenarios.find((candidate) => candidate.title === title);
  if (!scenario) throw new Error(`There is no scenario "${title}"`);
  return scenario;
}

/** A scenario at whose end one webhook of each kind is not delivered yet. */
const unreported = getScenario("a payment that fails, then succeeds under the same id");
/** Scenarios with a refund of a whole payment, and of a part. */
const refundScenarios = [
  getScenario("two payments of one order"),
  getScenario("two carts with one exam in common, both paid"),
];

/** Lets a run make up to `count` calls. Returns false if it ended before. */
async function makeCalls(run: FunctionRun, count: number): Promise<boolean> {
  for (let call = 0; call < count && run.state === "alive"; call += 1)
    await simulation.scheduler.step(run, "works");
  return run.state === "alive";
}

/** Does something before the call with this number. Resolves to false if the run has no such call. */
type Disturbance = (progress: Progress, call: number) => Promise<boolean>;

async function disturbCall(
  scenario: Scenario,
  eventsBefore: number,
  call: number,
  disturb: Disturbance,
): Promise<boolean> {
  let hasCall = false;
  await comparison.expectSameEnd(scenario, eventsBefore, async (progress) => {
    hasCall = await disturb(progress, call);
  });
  return hasCall;
}

/**
 * Repeats the scenario once for each call, and disturbs that call. Returns the number of calls. Throws if a repetition ends
 * in other rows.
 */
async function disturbEveryCall(
  scenario: Scenario,
  eventsBefore: number,
  disturb: Disturbance,
): Promise<number> {
  let call = 0;
  while (await disturbCall(scenario, eventsBefore, call, disturb)) call += 1;
  return call;
}

/** Clicks Proceed to Pay on the scenario's only page. */
async function clickOnlyPage(progress: Progress, usesReply: boolean): Promise<FunctionRun> {
  const [page] = progress.pages;
  if (!page) throw new Error("The scenario has no page");
  return clickPay(simulation, page, usesReply);
}

describe.each(callFaults)("the fault '%s' at any call", (fault) => {
  async function inject(run: FunctionRun, call: number): Promise<boolean> {
    const hasCall = await makeCalls(run, call);
    await simulation.scheduler.step(run, fault);
    return hasCall;
  }

  test.each(channels)("of any run of %s does not change the final rows", async (channel) => {
    const count = await disturbEveryCall(unreported, Infinity, async (progress, call) =>
      inject(await startChannel(simulation, progress, channel), call),
    );
    expect(count).toBeGreaterThan(1);
  });

  test.each(refundScenarios)("of background-jobs refunds the money once: $title", async (scenario) => {
    const count = await disturbEveryCall(scenario, Infinity, async (_, call) => {
      await deliverAll(simulation);
      const hasCall = await inject(await poll(simulation, true), call);
      simulation.gateway.stopReports();
      return hasCall;
    });
    expect(count).toBeGreaterThan(5);
  });

  test("of create-order does not change the final rows", async () => {
    const count = await disturbEveryCall(unreported, 0, async (progress, call) =>
      inject(await clickOnlyPage(progress, false), call),
    );
    expect(count).toBeGreaterThan(3);
  });
});

const pairs = channels.flatMap((first) => channels.map((second): [Channel, Channel] => [first, second]));

test.each(pairs)(
  "a pause at any call of %s while %s runs does not change the final rows",
  async (first, second) => {
    const count = await disturbEveryCall(unreported, Infinity, async (progress, call) => {
      const run = await startChannel(simulation, progress, first);
      const hasCall = await makeCalls(run, call);
      await makeCalls(await startChannel(simulation, progress, second), Infinity);
      await finishRuns(simulation);
      return hasCall;
    });
    expect(count).toBeGreaterThan(1);
  },
);

test("a pause at any call of create-order until its lease ends and the page tries again does not change the final rows", async () => {
  const count = await disturbEveryCall(unreported, 0, async (progress, call) => {
    const run = await clickOnlyPage(progress, false);
    const hasCall = await makeCalls(run, call);
    await simulation.letPass(61);
    await makeCalls(await clickOnlyPage(progress, true), Infinity);
    await finishRuns(simulation);
    return hasCall;
  });
  expect(count).toBeGreaterThan(3);
});
