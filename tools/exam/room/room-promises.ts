import { questionCount, type RoomWorld } from "./room-world";

const ns = Array.from({ length: questionCount }, (_, index) => index + 1);

/**
 * @param answers the chosen letter by n
 * @returns a letter or `-` for each n, as a receipt has them
 */
export function toLetters(answers: Readonly<Record<number, string>>): string {
  return ns.map((n) => answers[n] ?? "-").join("");
}

/**
 * @param world a child at an attempt
 * @returns the answers that a room calls saved, and that are not on the server
 */
export function listUnsaved({ places, server }: RoomWorld): string[] {
  const isThere = (n: number, option: string | null) =>
    server.sessions.some(({ events }) => events.some((event) => event.n === n && event.option === option));
  return places.flatMap(({ tab, tapped }) => {
    const state = tab?.room()?.store.getState();
    if (state?.saved.kind !== "saved" || state.phase.kind === "lost") return [];
    return [...tapped].filter(([n, option]) => !isThere(n, option)).map(([n, option]) => `${n} ${option}`);
  });
}

/**
 * @param world a child at an attempt that has ended
 * @returns what is not as promised: a session whose numbers have a gap (E3), a letter that counts and is neither what the child
 *   saw at the end nor told to differ
 */
export function listBroken({ places, server }: RoomWorld): string[] {
  const gaps = server.sessions.filter(({ events }) => events.some(({ seq }, place) => seq !== place + 1));
  const letters = server.fold();
  const untold = places.flatMap(({ tab }) => {
    const state = tab?.room()?.store.getState();
    if (state?.phase.kind !== "ended") return [];
    const { differing } = state.phase.end;
    const shown = toLetters(state.answers);
    return ns
      .filter((n) => !differing.includes(n) && shown[n - 1] !== letters[n - 1])
      .map((n) => `${n}: ${shown[n - 1]} was shown, ${letters[n - 1]} counts`);
  });
  return [...gaps.map(({ ticket }) => `a gap in ${ticket}`), ...untold];
}

/**
 * @param world a child at an attempt that has ended
 * @param index the place where it was sat last
 * @returns whether the child has heard of the end: in the room, with nothing that differs, or at its door
 */
export function isEndTold({ places }: RoomWorld, index: number): boolean {
  const opening = places[index]?.tab?.opening();
  if (opening?.kind === "refused") return opening.refusal.outcome === "finished";
  const phase = opening?.kind === "room" ? opening.room.store.getState().phase : null;
  return phase?.kind === "ended" && phase.end.differing.length === 0;
}
