import type { Paper } from "../paper/paper";
import type { ExamRoom } from "../room/room-state";
import type { StartRefusal } from "../start-outcome";

/** The arguments for opening the exam of a paper. */
export type RoomRequest = {
  studentId: string;
  paperId: string;
  /**
   * The path of the sealed paper from list_my_exams. Null if the server could not be asked; then the path stored on
   * this device is used.
   */
  sealedPath: string | null;
  /**
   * Gets the sealed paper from the server or this device, checks it and decrypts it. If it throws, opening the exam
   * fails.
   */
  openPaper: (sealedPath: string, paperKey: string) => Promise<Paper>;
  /** Whether to take the exam over from another tab that has it open. */
  shouldTakeOver: boolean;
};

/**
 * The outcome of opening an exam.
 *
 * - `room`: the exam is open. `isStored` is whether this device saves the answers. `isRefundCancelled` is true if the
 *   family had requested a refund of this exam, which starting it has cancelled.
 * - `other_tab`: another tab of this browser has the exam open. Opening it again with `shouldTakeOver` moves
 *   the exam to this tab.
 * - `refused`: the server does not let the student start.
 */
export type Opening =
  | {
      kind: "room";
      room: ExamRoom;
      paper: Paper;
      isStored: boolean;
      isRefundCancelled: boolean;
    }
  | { kind: "other_tab" }
  | { kind: "refused"; refusal: StartRefusal };

/**
 * Opens the exam of a paper. Online it starts a new session, after sending the unsent answers of the previous session.
 * Offline it continues the session stored on this device (docs/exam.md section 5 no. 5).
 *
 * @throws AppError with the server's reason if neither the server nor the device has a session; and any error of
 *   `openPaper`
 */
export type OpenRoom = (request: RoomRequest) => Promise<Opening>;
