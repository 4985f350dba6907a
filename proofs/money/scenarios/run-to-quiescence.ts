import type { Simulation } from "../simulation/simulation";
import type { Snapshot } from "../simulation/snapshot";
import { advance, isOver, type Progress } from "./progress";
import { deliverWebhook, poll } from "./channels";

const maxRounds = 12;

/** Every run continues to its end, each making a call in turn. */
export async function finishRuns(simulation: Simulation): Promise<void> {
  for (let actors = simulation.scheduler.alive(); actors.length > 0; actors = simulation.scheduler.alive()) {
    for (const actor of actors) await simulation.scheduler.step(actor, "works");
  }
}

/** The gateway delivers what has not been taken yet. */
export async function deliverAll(simulation: Simulation): Promise<void> {
  for (const delivery of simulation.gateway.deliveries().filter((row) => row.state === "pending")) {
    await deliverWebhook(simulation, delivery);
    await finishRuns(simulation);
  }
}

function isQuiescent(simulation: Simulation, before: Snapshot, now: Snapshot): boolean {
  const isPending = now.outbox.some((line) => line.endsWith(" pending"));
  const isUnderWay = now.refunds.some((line) => line.endsWith(" queued") || line.endsWith(" requested"));
  const isWaiting = simulation.gateway.deliveries().some((row) => row.state === "pending");
  return !isPending && !isUnderWay && !isWaiting && JSON.stringify(before) === JSON.stringify(now);
}

/**
 * No more faults, from here all goes well: the scenario continues to its end, webhooks are redelivered, and
 * background-jobs runs once an hour until it changes nothing. Returns the rows.
 * Throws when the rows still change after half a day.
 */
export async function runToQuiescence(simulation: Simulation, progress: Progress): Promise<Snapshot> {
  while (!isOver(progress)) await advance(simulation, progress);
  for (let round = 0; round < maxRounds; round += 1) {
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
