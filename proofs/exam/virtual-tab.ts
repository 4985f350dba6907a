import { createRoomOpener, type OpeningDependencies } from "../../src/engine/exam/opening/create-room-opener";
import type { ExamRoom } from "../../src/engine/exam/room/room-state";
import type { Opening } from "../../src/engine/exam/opening/opening";
import type { Paper } from "../../src/engine/exam/paper/paper";
import { AppError } from "../../src/lib/app-error";
import type { VirtualPage } from "./virtual-device";

/** The dependencies of a room: the API, the student and the paper. */
type Place = Pick<OpeningDependencies, "api" | "startExam"> & {
  studentId: string;
  paperId: string;
  questionCount: number;
};

/** A tab with the room in it, once the room is there. */
export type VirtualTab = {
  opening: () => Opening | null;
  room: () => ExamRoom | null;
  /** Whether opening it came to nothing; the student may try again. */
  hasFailed: () => boolean;
  isGone: () => boolean;
  /** The page is gone without a word, as in a crash. */
  leave: () => void;
};

const paperOf = (questionCount: number): Paper => ({
  format: 1,
  paper_id: "paper",
  subject: "Maths",
  class: "Class 5",
  edition: "Winter 2026-27",
  duration_seconds: 60,
  passages: {},
  items: Array.from({ length: questionCount }, (_, place) => ({
    n: place + 1,
    section: "A",
    question: "?",
    options: { a: "1", b: "2", c: "3", d: "4" },
  })),
});

/**
 * Opens the room on a page of a device, with the site's own code.
 *
 * @param page a new one
 * @param place the way to the server, and what is opened
 * @param shouldTakeOver whether another tab has to give it up
 * @returns the tab immediately; its room follows when the virtual time advances
 */
export function openTabOn(
  page: VirtualPage & { leave: () => void },
  { api, startExam, studentId, paperId, questionCount }: Place,
  shouldTakeOver: boolean,
): VirtualTab {
  const { device, acquireLock, isGone, leave } = page;
  const createPageId = () => `page ${device.random()}`;
  const open = createRoomOpener({ device, acquireLock, createPageId, api, startExam });
  let opening: Opening | null = null;
  let hasFailed = false;
  const request = {
    studentId,
    paperId,
    sealedPath: "paper/seal.bin",
    openPaper: async () => paperOf(questionCount),
    shouldTakeOver,
  };
  const keep = (next: Opening) => {
    if (!isGone()) opening = next;
  };
  open(request).then(keep, (error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    hasFailed = true;
  });
  return {
    opening: () => opening,
    room: () => (opening?.kind === "room" ? opening.room : null),
    hasFailed: () => hasFailed,
    isGone,
    leave,
  };
}
