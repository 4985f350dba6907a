import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openComparison, type Comparison } from "./scenarios/comparison";
import { clickPay } from "./scenarios/pages";
import { scenarios } from "./scenarios/scenarios";
import type { Scenario } from "./scenarios/scenario";
import { deliverAll, finishRuns } from "./scenarios/run-to-quiescence";
import type { Progress } from "./scenarios/progress";
import { runJobs, startChannel, channels, type Channel } from "./scenarios/channels";
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

/** A scenario that ends with one undelivered webhook of each kind. */
const undeliveredScenario = getScenario("a payment that fails, then succeeds under the same id");
/** Scenarios that end with a refund: one of a whole payment, one of a part of a payment. */
const refundScenarios = [
  getScenario("two payments of one order"),
  getScenario("two carts with one exam in common, both paid"),
];

/** Lets a run make up to `count` calls. Returns whether it is still running. */
async function makeCalls(run: FunctionRun, count: number): Promise<boolean> {
  for (let call = 0; call < count && run.state === "alive"; call += 1)
    await simulation.scheduler.step(run, "works");
  return run.state === "alive";
}

/** Disturbs a run at its call with this number, counted from 0. Resolves to false if the run has no such call. */
type Disturbance = (progress: Progress, call: number) => Promise<boolean>;

async function disturbCall(
  scenario: Scenario,
  eventCountBefore: number,
  call: number,
  disturb: Disturbance,
): Promise<boolean> {
  let hasCall = false;
  await comparison.expectSameEnd(scenario, eventCountBefore, async (progress) => {
    hasCall = await disturb(progress, call);
  });
  return hasCall;
}

/**
 * Repeats the scenario once for each call of a run, and disturbs that call. Returns the number of calls. Throws if a repetition
 * ends with other rows than the undisturbed scenario.
 */
async function disturbEveryCall(
  scenario: Scenario,
  eventCountBefore: number,
  disturb: Disturbance,
): Promise<number> {
  let call = 0;
  while (await disturbCall(scenario, eventCountBefore, call, disturb)) call += 1;
  return call;
}

/** Clicks Proceed to Pay on the scenario's only page. */
async function clickOnlyPage(progress: Progress, shouldUseReply: boolean): Promise<FunctionRun> {
  const [page] = progress.pages;
  if (!page) throw new Error("The scenario has no page");
  return clickPay(simulation, page, shouldUseReply);
}

describe.each(callFaults)("with the fault '%s' at any one call,", (fault) => {
  async function injectFault(run: FunctionRun, call: number): Promise<boolean> {
    const hasCall = await makeCalls(run, call);
    await simulation.scheduler.step(run, fault);
    return hasCall;
  }

  test.each(channels)(
    "a run by the channel %s leads to the same final rows as without faults",
    async (channel) => {
      const count = await disturbEveryCall(undeliveredScenario, Infinity, async (progress, call) =>
        injectFault(await startChannel(simulation, progress, channel), call),
      );
      expect(count).toBeGreaterThan(1);
    },
  );

  test.each(refundScenarios)(
    "background-jobs refunds the money exactly once after $title",
    async (scenario) => {
      const count = await disturbEveryCall(scenario, Infinity, async (_, call) => {
        await deliverAll(simulation);
        const hasCall = await injectFault(await runJobs(simulation, true), call);
        simulation.gateway.stopReports();
        return hasCall;
      });
      expect(count).toBeGreaterThan(5);
    },
  );

  test("create-order leads to the same final rows as without faults", async () => {
    const count = await disturbEveryCall(undeliveredScenario, 0, async (progress, call) =>
      injectFault(await clickOnlyPage(progress, false), call),
    );
    expect(count).toBeGreaterThan(3);
  });
});

const channelPairs = channels.flatMap((first) =>
  channels.map((second): [Channel, Channel] => [first, second]),
);

test.each(channelPairs)(
  "a run by the channel %s that pauses at any call while %s runs leads to the same final rows",
  async (first, second) => {
    const count = await disturbEveryCall(undeliveredScenario, Infinity, async (progress, call) => {
      const run = await startChannel(simulation, progress, first);
      const hasCall = await makeCalls(run, call);
      await makeCalls(await startChannel(simulation, progress, second), Infinity);
      await finishRuns(simulation);
      return hasCall;
    });
    expect(count).toBeGreaterThan(1);
  },
);

test("create-order leads to the same final rows if it pauses at any call until its lease ends and the page tries again", async () => {
  const count = await disturbEveryCall(undeliveredScenario, 0, async (progress, call) => {
    const run = await clickOnlyPage(progress, false);
    const hasCall = await makeCalls(run, call);
    // The lease of create-order ends after 60 s.
    await simulation.letPass(61);
    await makeCalls(await clickOnlyPage(progress, true), Infinity);
    await finishRuns(simulation);
    return hasCall;
  });
  expect(count).toBeGreaterThan(3);
});
