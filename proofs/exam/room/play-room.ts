import { listUnsaved } from "./room-promises";
import type { RoomSimulation, Step } from "./room-simulation";

/** Ends all faults, logs the student in, and opens the exam room again on the last client unless it has ended. */
async function endWithoutFaults(simulation: RoomSimulation, lastClient: number): Promise<void> {
  for (const step of [
    { kind: "networkState", name: "good" },
    { kind: "online", isOn: false },
    { kind: "online", isOn: true },
    { kind: "login", isOn: true },
    { kind: "pass", ms: 60_000 },
  ] satisfies Step[]) {
    await simulation.runStep(step);
  }
  const phase = simulation.clients[lastClient]?.tab?.room()?.store.getState().phase.kind;
  if (phase !== "ended") simulation.open(lastClient);
  await simulation.time.pass(300_000);
  simulation.recordShownAnswers();
}

/**
 * Runs a simulation to its end.
 *
 * @param simulation a new simulation
 * @param steps its steps
 * @returns the simulation at its end; `lastClient`, the last client whose room accepted answers; `unsavedAnswers`, the answers
 * that a room showed as saved although they were not on the server
 */
export async function runRoomSimulation(
  simulation: RoomSimulation,
  steps: readonly Step[],
): Promise<{ simulation: RoomSimulation; lastClient: number; unsavedAnswers: string[] }> {
  let lastClient = 0;
  const unsavedAnswers: string[] = [];
  simulation.open(0);
  await simulation.time.pass(1000);
  for (const step of steps) {
    // The steps stop 40 s after the deadline: later answers do not count, and the page says so.
    if (simulation.time.nowMs() > simulation.server.deadlineAtMs() + 40_000) break;
    await simulation.runStep(step);
    unsavedAnswers.push(...listUnsaved(simulation));
    const client = "client" in step ? step.client : lastClient;
    if (simulation.clients[client]?.tab?.room()?.store.getState().phase.kind === "open") lastClient = client;
  }
  await endWithoutFaults(simulation, lastClient);
  return { simulation, lastClient, unsavedAnswers };
}
