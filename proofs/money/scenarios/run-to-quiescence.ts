import type { Simulation } from "../simulation/simulation";
import type { Snapshot } from "../simulation/snapshot";
import { advance, isScenarioOver, type Progress } from "./progress";
import { deliverWebhook, runJobs } from "./channels";

const maxHours = 12;

/** Lets every run continue to its end; the runs make their calls in turn. */
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

function isQuiescent(simulation: Simulation, rowsBefore: Snapshot, rowsAfter: Snapshot): boolean {
  const hasPendingMail = rowsAfter.outbox.some((line) => line.endsWith(" pending"));
  const hasOpenRefund = rowsAfter.refunds.some(
    (line) => line.endsWith(" queued") || line.endsWith(" requested"),
  );
  const hasPendingWebhook = simulation.gateway.deliveries().some((row) => row.state === "pending");
  return (
    !hasPendingMail &&
    !hasOpenRefund &&
    !hasPendingWebhook &&
    JSON.stringify(rowsBefore) === JSON.stringify(rowsAfter)
  );
}

/**
 * Runs the rest of the scenario without faults: redelivers webhooks, and runs background-jobs once an hour until the rows no longer
 * change. Returns the rows. Throws if the rows still change after half a day.
 */
export async function runToQuiescence(simulation: Simulation, progress: Progress): Promise<Snapshot> {
  while (!isScenarioOver(progress)) await advance(simulation, progress);
  for (let hour = 0; hour < maxHours; hour += 1) {
    await finishRuns(simulation);
    await deliverAll(simulation);
    const rowsBefore = await simulation.database.snapshot();
    await runJobs(simulation, true);
    await finishRuns(simulation);
    const rowsAfter = await simulation.database.snapshot();
    if (isQuiescent(simulation, rowsBefore, rowsAfter)) return rowsAfter;
    simulation.gateway.payOutRefunds();
    await simulation.letPass(3600);
  }
  throw new Error(`The rows still change: ${JSON.stringify(await simulation.database.snapshot(), null, 1)}`);
}
