import type { World } from "../world/world";
import type { Snapshot } from "../world/snapshot";
import { advance, isOver, type Progress } from "./progress";
import { deliverWebhook, poll } from "./channels";

const mostRounds = 12;

/** Every run continues to its end, each making a call in turn. */
export async function finishRuns(world: World): Promise<void> {
  for (let actors = world.scheduler.alive(); actors.length > 0; actors = world.scheduler.alive()) {
    for (const actor of actors) await world.scheduler.step(actor, "works");
  }
}

/** The gateway delivers what has not been taken yet. */
export async function deliverAll(world: World): Promise<void> {
  for (const delivery of world.gateway.deliveries().filter((row) => row.state === "pending")) {
    await deliverWebhook(world, delivery);
    await finishRuns(world);
  }
}

function isQuiescent(world: World, before: Snapshot, now: Snapshot): boolean {
  const isPending = now.outbox.some((line) => line.endsWith(" pending"));
  const isUnderWay = now.refunds.some((line) => line.endsWith(" queued") || line.endsWith(" requested"));
  const isWaiting = world.gateway.deliveries().some((row) => row.state === "pending");
  return !isPending && !isUnderWay && !isWaiting && JSON.stringify(before) === JSON.stringify(now);
}

/**
 * No more faults, from here all goes well: the scenario continues to its end, webhooks are redelivered, and
 * background-jobs runs once an hour until it changes nothing. Returns the rows.
 * Throws when the rows still change after half a day.
 */
export async function runToQuiescence(world: World, progress: Progress): Promise<Snapshot> {
  while (!isOver(progress)) await advance(world, progress);
  for (let round = 0; round < mostRounds; round += 1) {
    await finishRuns(world);
    await deliverAll(world);
    const before = await world.database.snapshot();
    await poll(world, true);
    await finishRuns(world);
    const now = await world.database.snapshot();
    if (isQuiescent(world, before, now)) return now;
    world.gateway.payOutRefunds();
    await world.letPass(3600);
  }
  throw new Error(`The rows still change: ${JSON.stringify(await world.database.snapshot(), null, 1)}`);
}
