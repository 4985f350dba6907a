import { useCallback, useEffect, useRef, useState } from "react";
import type { OpenRoom, Opening } from "../../../engine/exam/opening/opening";
import type { StartRefusal } from "../../../engine/exam/start-outcome";
import { toastSuccess } from "../../../ui/toast";
import { askToPersist } from "../../../engine/exam/storage/check-storage";
import type { ExamRoom } from "../../../engine/exam/room/room-state";
import { openSealedPaper } from "../../../engine/exam/paper/sealed-paper";

/** An exam that was opened, with its paper. */
export type OpenedRoom = Extract<Opening, { kind: "room" }>;

/** The state of opening an exam. `other_tab`: another tab has it open, and this page may take it over. */
export type OpeningState =
  | { state: "closed" }
  | { state: "opening" }
  | { state: "other_tab" }
  | { state: "refused"; refusal: StartRefusal }
  | { state: "failed"; error: unknown };

const refundCancelledText =
  "You have started this exam, so your refund request now covers only your other exams.";

type OpeningOptions = {
  openRoom: OpenRoom;
  studentId: string;
  paperId: string;
  onOpen: (openedRoom: OpenedRoom) => void;
};

/**
 * Opens the exam of a paper, on a press, or automatically if an attempt is running already.
 *
 * @param options student and paper; `onOpen` is called once the exam is open
 * @returns the state, and `open`, which takes the path of the sealed paper (null if the server could not be asked) and
 * whether the exam may be taken over from another tab
 */
export function useOpening({ openRoom, studentId, paperId, onOpen }: OpeningOptions) {
  const [opening, setOpening] = useState<OpeningState>({ state: "closed" });
  const isOpening = useRef(false);
  const isPageLeft = useRef(false);
  useEffect(() => {
    isPageLeft.current = false;
    return () => {
      isPageLeft.current = true;
    };
  }, []);
  const open = useCallback(
    async (sealedPath: string | null, shouldTakeOver = false) => {
      // A second press during the first would start a second session.
      if (isOpening.current) return;
      isOpening.current = true;
      setOpening({ state: "opening" });
      askToPersist();
      try {
        const outcome = await openRoom({
          studentId,
          paperId,
          sealedPath,
          openPaper: openSealedPaper,
          shouldTakeOver,
        });
        if (isPageLeft.current) {
          // The page was left meanwhile; coming back to it opens the exam again.
          if (outcome.kind === "room") outcome.room.close();
          return;
        }
        if (outcome.kind === "room") {
          if (outcome.isRefundCancelled) toastSuccess(refundCancelledText);
          onOpen(outcome);
        }
        if (outcome.kind === "refused") setOpening({ state: "refused", refusal: outcome.refusal });
        if (outcome.kind === "other_tab") setOpening({ state: "other_tab" });
      } catch (error) {
        setOpening({ state: "failed", error });
      } finally {
        isOpening.current = false;
      }
    },
    [openRoom, studentId, paperId, onOpen],
  );
  return { opening, open };
}

/**
 * Closes an exam once its page is left. React may unmount and mount a component in one go; the exam stays open then.
 *
 * @param room the exam on the page
 */
export function useCloseRoomAfterPage(room: Pick<ExamRoom, "close">): void {
  const closeTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(closeTimer.current);
    return () => {
      closeTimer.current = setTimeout(room.close);
    };
  }, [room]);
}
