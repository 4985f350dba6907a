import type { World } from "../world/world";
import type { Snapshot } from "../world/snapshot";
import { goOn, isTold, type Story } from "./story";
import { deliverWebhook, poll } from "./tellers";

const mostRounds = 12;

/** Every run goes on to its end, each making a call in turn. */
export async function finishRuns(world: World): Promise<void> {
  for (let actors = world.stage.alive(); actors.length > 0; actors = world.stage.alive()) {
    for (const actor of actors) await world.stage.step(actor, "works");
  }
}

/** The gateway delivers what has not been taken yet. */
export async function deliverAll(world: World): Promise<void> {
  for (const delivery of world.gateway.deliveries().filter((row) => row.state === "pending")) {
    await deliverWebhook(world, delivery);
    await finishRuns(world);
  }
}

function isQuiet(world: World, before: Snapshot, now: Snapshot): boolean {
  const isPending = now.outbox.some((line) => line.endsWith(" pending"));
  const isUnderWay = now.refunds.some((line) => line.endsWith(" queued") || line.endsWith(" requested"));
  const isWaiting = world.gateway.deliveries().some((row) => row.state === "pending");
  return !isPending && !isUnderWay && !isWaiting && JSON.stringify(before) === JSON.stringify(now);
}

/**
 * Chance has had its turn, from here all goes well: the story is told to its end, webhooks are redelivered, and
 * background-jobs runs once an hour until it changes nothing. Returns the rows.
 * Throws when the rows do not come to rest within half a day.
 */
export async function comeToRest(world: World, story: Story): Promise<Snapshot> {
  while (!isTold(story)) await goOn(world, story);
  for (let round = 0; round < mostRounds; round += 1) {
    await finishRuns(world);
    await deliverAll(world);
    const before = await world.database.snapshot();
    await poll(world, true);
    await finishRuns(world);
    const now = await world.database.snapshot();
    if (isQuiet(world, before, now)) return now;
    world.gateway.payOutRefunds();
    await world.letPass(3600);
  }
  throw new Error(
    `The rows do not come to rest: ${JSON.stringify(await world.database.snapshot(), null, 1)}`,
  );
}
