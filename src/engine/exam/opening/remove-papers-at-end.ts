import type { ExamRoom } from "../room/room-state";
import { removeSealedPapers } from "../paper/sealed-paper";

/**
 * Has the sealed paper go with its room (docs/exam.md section 5 no. 9): what is still to be sat is fetched again by its lobby.
 *
 * @param room the opened room
 * @param forget the function that removes the papers from the device
 */
export function removePapersAtEnd(
  { store }: Pick<ExamRoom, "store">,
  forget: () => Promise<void> = removeSealedPapers,
): void {
  const stop = store.subscribe(({ phase }) => {
    if (phase.kind !== "ended") return;
    stop();
    void forget();
  });
}
