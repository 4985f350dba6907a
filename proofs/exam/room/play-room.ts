import { listUnsaved } from "./room-promises";
import type { RoomWorld, Step } from "./room-world";

/** The weather clears up, the child logs in, and opens the room once more where it has not ended. */
async function rest(world: RoomWorld, last: number): Promise<void> {
  for (const step of [
    { kind: "weather", name: "fair" },
    { kind: "online", is: false },
    { kind: "online", is: true },
    { kind: "login", is: true },
    { kind: "pass", ms: 60_000 },
  ] satisfies Step[]) {
    await world.take(step);
  }
  const phase = world.places[last]?.tab?.room()?.store.getState().phase.kind;
  if (phase !== "ended") world.open(last);
  await world.time.pass(300_000);
  world.look();
}

/**
 * Plays a world to its end.
 *
 * @param world as it is before anything has happened
 * @param steps what happens in it
 * @returns the world at its end; `last`, the place where the child last had a room that took answers; `unsaved`, the answers that
 *   a room has called saved while they were not on the server
 */
export async function play(
  world: RoomWorld,
  steps: readonly Step[],
): Promise<{ world: RoomWorld; last: number; unsaved: string[] }> {
  let last = 0;
  const unsaved: string[] = [];
  world.open(0);
  await world.time.pass(1000);
  for (const step of steps) {
    // Anyone who is away for longer than that loses what came too late, and is told so.
    if (world.time.nowMs() > world.server.deadlineAtMs() + 40_000) break;
    await world.take(step);
    unsaved.push(...listUnsaved(world));
    const place = "place" in step ? step.place : last;
    if (world.places[place]?.tab?.room()?.store.getState().phase.kind === "open") last = place;
  }
  await rest(world, last);
  return { world, last, unsaved };
}
