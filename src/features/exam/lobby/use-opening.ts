import { useCallback, useEffect, useRef, useState } from "react";
import type { OpenRoom, Opening } from "../../../engine/exam/opening/opening";
import type { StartRefusal } from "../../../engine/exam/start-outcome";
import { toastSuccess } from "../../../ui/toast";
import { askToPersist } from "../../../engine/exam/storage/check-storage";
import type { ExamRoom } from "../../../engine/exam/room/room-state";
import { openSealedPaper } from "../../../engine/exam/paper/sealed-paper";

/** A room that is open, as its page shows it. */
export type OpenedRoom = Extract<Opening, { kind: "room" }>;

/** How far the way into the room is. `other_tab`: this browser has it open elsewhere, and may bring it here. */
export type Way =
  | { state: "closed" }
  | { state: "opening" }
  | { state: "other_tab" }
  | { state: "refused"; refusal: StartRefusal }
  | { state: "failed"; error: unknown };

const takenOutOfRefund =
  "You have started this exam, so your refund request now covers only your other exams.";

type Request = {
  openRoom: OpenRoom;
  studentId: string;
  paperId: string;
  onOpen: (opened: OpenedRoom) => void;
};

/**
 * The way into the room of a paper, on a press or on its own where an attempt runs already.
 *
 * @param request whose room of which paper; `onOpen` is called once it is open
 * @returns how far it is, and `open`, which takes where the sealed paper lies (null where only this device can know) and
 *   whether the room may be taken from another tab
 */
export function useOpening({ openRoom, studentId, paperId, onOpen }: Request) {
  const [way, setWay] = useState<Way>({ state: "closed" });
  const isOpening = useRef(false);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const open = useCallback(
    async (sealedPath: string | null, isTakenOver = false) => {
      // A second press while the first is under way would be a second session.
      if (isOpening.current) return;
      isOpening.current = true;
      setWay({ state: "opening" });
      askToPersist();
      try {
        const opening = await openRoom({
          studentId,
          paperId,
          sealedPath,
          openPaper: openSealedPaper,
          isTakenOver,
        });
        if (isLeft.current) {
          // The page is not shown: coming back to it opens the exam again.
          if (opening.kind === "room") opening.room.close();
          return;
        }
        if (opening.kind === "room") {
          if (opening.isTakenOutOfRefund) toastSuccess(takenOutOfRefund);
          onOpen(opening);
        }
        if (opening.kind === "refused") setWay({ state: "refused", refusal: opening.refusal });
        if (opening.kind === "other_tab") setWay({ state: "other_tab" });
      } catch (error) {
        setWay({ state: "failed", error });
      } finally {
        isOpening.current = false;
      }
    },
    [openRoom, studentId, paperId, onOpen],
  );
  return { way, open };
}

/**
 * Closes a room once its page is left. React may take a component out and put it back at once: then the room stays.
 *
 * @param room that the page shows
 */
export function useRoomUntilLeft(room: ExamRoom): void {
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(leaving.current);
    return () => {
      leaving.current = setTimeout(room.close);
    };
  }, [room]);
}
