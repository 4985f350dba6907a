import { listUnsaved } from "./room-violations";
import type { RoomSimulation, Step } from "./room-simulation";

/** Ends all faults, logs the student in, reopens the exam page on the last client if the exam has not ended there, and waits for the end. */
async function runToEndWithoutFaults(simulation: RoomSimulation, lastClient: number): Promise<void> {
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
  if (phase !== "ended") simulation.openExamPage(lastClient);
  await simulation.time.pass(300_000);
  simulation.recordShownAnswers();
}

/**
 * Runs a simulation to its end.
 *
 * @param simulation a new simulation
 * @param steps its steps
 * @returns the simulation at its end; `lastClient`, the index of the last client whose exam page accepted answers;
 *   `unsavedAnswers`, the answers that an exam page showed as saved although they were not on the server
 */
export async function runRoomSimulation(
  simulation: RoomSimulation,
  steps: readonly Step[],
): Promise<{ simulation: RoomSimulation; lastClient: number; unsavedAnswers: string[] }> {
  let lastClient = 0;
  const unsavedAnswers: string[] = [];
  simulation.openExamPage(0);
  await simulation.time.pass(1000);
  for (const step of steps) {
    // The steps stop 40 s after the deadline: later answers do not count, and the page says so.
    if (simulation.time.nowMs() > simulation.server.deadlineAtMs() + 40_000) break;
    await simulation.runStep(step);
    unsavedAnswers.push(...listUnsaved(simulation));
    const client = "client" in step ? step.client : lastClient;
    if (simulation.clients[client]?.tab?.room()?.store.getState().phase.kind === "open") lastClient = client;
  }
  await runToEndWithoutFaults(simulation, lastClient);
  return { simulation, lastClient, unsavedAnswers };
}
