import type { ExamRoom } from "../room/room-state";
import { removeSealedPapers } from "../paper/sealed-paper";

/**
 * Removes the sealed papers from the device when the exam ends (docs/exam.md section 5 no. 9). The lobby of a later
 * exam downloads its paper again.
 *
 * @param room the open exam
 * @param removePapers called at the end; replaced in tests
 */
export function removePapersAtEnd(
  { store }: Pick<ExamRoom, "store">,
  removePapers: () => Promise<void> = removeSealedPapers,
): void {
  const stop = store.subscribe(({ phase }) => {
    if (phase.kind !== "ended") return;
    stop();
    void removePapers();
  });
}
