import type { Paper } from "../paper/paper";
import type { ExamRoom } from "../room/room-state";
import type { StartRefusal } from "../start-outcome";

/** The arguments for opening the exam of a paper. */
export type RoomRequest = {
  studentId: string;
  paperId: string;
  /** Where the sealed paper lies, as list_my_exams has it; null where it could not be asked: then as this device knows it. */
  sealedPath: string | null;
  /** Fetches or takes from this device the sealed paper, checks and opens it. An error it throws fails the opening. */
  openPaper: (sealedPath: string, paperKey: string) => Promise<Paper>;
  /** Whether another tab that has the room is to give it up. */
  isTakenOver: boolean;
};

/**
 * The outcome. `other_tab`: this browser has the room open elsewhere; asked again with `isTakenOver` it moves here.
 * `refused`: there is no room, by the server's word. Of a room `isStored` says whether this device keeps the answers, and
 * `isTakenOutOfRefund` that the family had asked for the money of this exam, which starting it has ended.
 */
export type Opening =
  | {
      kind: "room";
      room: ExamRoom;
      paper: Paper;
      isStored: boolean;
      isTakenOutOfRefund: boolean;
    }
  | { kind: "other_tab" }
  | { kind: "refused"; refusal: StartRefusal };

/**
 * Opens the room of a paper: with a network as a new session, what still waits of the one before delivered first; without one
 * in the session that this device has (exam section 5 no. 5).
 *
 * @throws AppError where neither server nor device has a session: why the server gave none; and what `openPaper` throws
 */
export type OpenRoom = (request: RoomRequest) => Promise<Opening>;
