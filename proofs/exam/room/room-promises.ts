import type { RoomState } from "../../../src/engine/exam/room/room-state";
import { questionCount, type RoomSimulation } from "./room-simulation";

const ns = Array.from({ length: questionCount }, (_, index) => index + 1);

/** A letter or `-` for each n, as a receipt has them. */
function toLetters(answers: Readonly<Record<number, string>>): string {
  return ns.map((n) => answers[n] ?? "-").join("");
}

/**
 * @param simulation a child at an attempt
 * @returns the answers that a room calls saved, and that are not on the server
 */
export function listUnsaved({ clients, server }: RoomSimulation): string[] {
  const isThere = (n: number, option: string | null) =>
    server.sessions.some(({ answers }) => answers.some((event) => event.n === n && event.option === option));
  return clients.flatMap(({ tab, tapped }) => {
    const state = tab?.room()?.store.getState();
    if (state?.savedState.kind !== "saved" || state.phase.kind === "lost") return [];
    return [...tapped].filter(([n, option]) => !isThere(n, option)).map(([n, option]) => `${n} ${option}`);
  });
}

/** Whether an answer that arrived after a receipt was issued is why the letter of a question counts. */
function hasComeLater(
  { server }: RoomSimulation,
  n: number,
  letter: string | undefined,
  issuedAtMs: number,
): boolean {
  const option = letter === "-" ? null : letter;
  return server.sessions.some(({ answers }) =>
    answers.some((event) => event.n === n && event.option === option && event.receivedMs >= issuedAtMs),
  );
}

/** Differences between an ended room's message about its receipt and the truth. */
function listUntold(simulation: RoomSimulation, { answers, phase }: RoomState): string[] {
  if (phase.kind !== "ended") return [];
  const { differing, receiptCode, isOlder } = phase.end;
  const receipt = simulation.server.receipts[Number(receiptCode.slice(-4)) - 1];
  if (!receipt) return [`the receipt ${receiptCode}, which there is not`];
  // An older page compares its own answers alone.
  if (isOlder) return [];
  const shown = toLetters(answers);
  const last = simulation.server.fold();
  return ns.flatMap((n) => {
    const [wasShown, ofReceipt, counts] = [shown, receipt.letters, last].map((letters) => letters[n - 1]);
    if (differing.includes(n) !== (wasShown !== ofReceipt))
      return [
        `${n}: ${wasShown} was shown, ${ofReceipt} is on the receipt, ${differing.join()} is said to differ`,
      ];
    // Answers of another session still come for a while, and then the next receipt follows.
    if (ofReceipt !== counts && !hasComeLater(simulation, n, counts, receipt.issuedAtMs))
      return [`${n}: ${ofReceipt} is on the receipt, ${counts} counts`];
    return [];
  });
}

/**
 * @param simulation a child at an attempt that has ended
 * @returns what is not as promised: a session whose numbers have a gap (E3), a letter of the receipt that is neither what the
 *   child saw at the end nor was informed that it differs, a last receipt that is not what counts
 */
export function listBroken(simulation: RoomSimulation): string[] {
  const { clients, server } = simulation;
  const gaps = server.sessions.filter(({ answers }) => answers.some(({ seq }, index) => seq !== index + 1));
  const untold = clients.flatMap(({ tab }) => {
    const state = tab?.room()?.store.getState();
    return state ? listUntold(simulation, state) : [];
  });
  const last = server.receipts.at(-1)?.letters;
  const isOld = last !== undefined && last !== server.fold();
  return [
    ...gaps.map(({ ticket }) => `a gap in ${ticket}`),
    ...untold,
    ...(isOld ? [`the last receipt has ${last}, ${server.fold()} counts`] : []),
  ];
}

/**
 * @param simulation a child at an attempt that has ended
 * @param index the client where it was sat last
 * @returns which questions count with another letter than the child saw there last; what was answered too late aside
 */
export function listLost({ clients, server, lateNs }: RoomSimulation, index: number): string[] {
  const shown = toLetters(clients[index]?.shown ?? {});
  const letters = server.fold();
  return ns
    .filter((n) => shown[n - 1] !== letters[n - 1] && !lateNs.has(n))
    .map((n) => `${n}: ${shown[n - 1]} was shown, ${letters[n - 1]} counts`);
}

/**
 * @param simulation a child at an attempt that has ended
 * @param index the client where it was sat last
 * @returns whether the child has heard of the end: in the room, with nothing that differs but what was too late, or at its api
 */
export function isEndTold({ clients, lateNs }: RoomSimulation, index: number): boolean {
  const opening = clients[index]?.tab?.opening();
  if (opening?.kind === "refused") return opening.refusal.outcome === "finished";
  const phase = opening?.kind === "room" ? opening.room.store.getState().phase : null;
  return phase?.kind === "ended" && phase.end.differing.every((n) => lateNs.has(n));
}
