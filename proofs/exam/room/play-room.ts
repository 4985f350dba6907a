import { listUnsaved } from "./room-promises";
import type { RoomSimulation, Step } from "./room-simulation";

/** The networkState clears up, the child logs in, and opens the room once more where it has not ended. */
async function rest(simulation: RoomSimulation, last: number): Promise<void> {
  for (const step of [
    { kind: "networkState", name: "fair" },
    { kind: "online", is: false },
    { kind: "online", is: true },
    { kind: "login", is: true },
    { kind: "pass", ms: 60_000 },
  ] satisfies Step[]) {
    await simulation.take(step);
  }
  const phase = simulation.clients[last]?.tab?.room()?.store.getState().phase.kind;
  if (phase !== "ended") simulation.open(last);
  await simulation.time.pass(300_000);
  simulation.look();
}

/**
 * Runs a simulation to its end.
 *
 * @param simulation as it is before anything has happened
 * @param steps what happens in it
 * @returns the simulation at its end; `last`, the client where the child last had a room that took answers; `unsaved`,
 * the answers that a room has called saved while they were not on the server
 */
export async function play(
  simulation: RoomSimulation,
  steps: readonly Step[],
): Promise<{ simulation: RoomSimulation; last: number; unsaved: string[] }> {
  let last = 0;
  const unsaved: string[] = [];
  simulation.open(0);
  await simulation.time.pass(1000);
  for (const step of steps) {
    // Anyone who is away for longer than that loses what came too late, and is informed.
    if (simulation.time.nowMs() > simulation.server.deadlineAtMs() + 40_000) break;
    await simulation.take(step);
    unsaved.push(...listUnsaved(simulation));
    const client = "client" in step ? step.client : last;
    if (simulation.clients[client]?.tab?.room()?.store.getState().phase.kind === "open") last = client;
  }
  await rest(simulation, last);
  return { simulation, last, unsaved };
}
