import type { Simulation } from "../simulation/simulation";
import type { Snapshot } from "../simulation/snapshot";
import { advance, isOver, type Progress } from "./progress";
import { deliverWebhook, poll } from "./channels";

const maxHours = 12;

/** Lets every run continue to its end; each makes a call in turn. */
export async function finishRuns(simulation: Simulation): Promise<void> {
  for (let runs = simulation.scheduler.alive(); runs.length > 0; runs = simulation.scheduler.alive()) {
    for (const run of runs) await simulation.scheduler.step(run, "works");
  }
}

/** Delivers all pending webhooks. */
export async function deliverAll(simulation: Simulation): Promise<void> {
  for (const delivery of simulation.gateway.deliveries().filter((row) => row.state === "pending")) {
    await deliverWebhook(simulation, delivery);
    await finishRuns(simulation);
  }
}

function isQuiescent(simulation: Simulation, before: Snapshot, now: Snapshot): boolean {
  const hasPendingMail = now.outbox.some((line) => line.endsWith(" pending"));
  const hasOpenRefund = now.refunds.some((line) => line.endsWith(" queued") || line.endsWith(" requested"));
  const hasPendingWebhook = simulation.gateway.deliveries().some((row) => row.state === "pending");
  return (
    !hasPendingMail && !hasOpenRefund && !hasPendingWebhook && JSON.stringify(before) === JSON.stringify(now)
  );
}

/**
 * Runs the rest of the scenario without faults: redelivers webhooks, and runs background-jobs once an hour until it changes
 * nothing. Returns the rows. Throws if they still change after half a day.
 */
export async function runToQuiescence(simulation: Simulation, progress: Progress): Promise<Snapshot> {
  while (!isOver(progress)) await advance(simulation, progress);
  for (let hour = 0; hour < maxHours; hour += 1) {
    await finishRuns(simulation);
    await deliverAll(simulation);
    const before = await simulation.database.snapshot();
    await poll(simulation, true);
    await finishRuns(simulation);
    const now = await simulation.database.snapshot();
    if (isQuiescent(simulation, before, now)) return now;
    simulation.gateway.payOutRefunds();
    await simulation.letPass(3600);
  }
  throw new Error(`The rows still change: ${JSON.stringify(await simulation.database.snapshot(), null, 1)}`);
}
