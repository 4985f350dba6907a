import { createRoomOpener, type OpeningDependencies } from "../../src/engine/exam/opening/create-room-opener";
import type { ExamRoom } from "../../src/engine/exam/room/room-state";
import type { Opening } from "../../src/engine/exam/opening/opening";
import type { Paper } from "../../src/engine/exam/paper/paper";
import { AppError } from "../../src/lib/app-error";
import type { VirtualPage } from "./virtual-device";

/** The dependencies of an exam page: the API, the student and the paper. */
type RoomDependencies = Pick<OpeningDependencies, "api" | "startExam"> & {
  studentId: string;
  paperId: string;
  questionCount: number;
};

/** A tab that opens the exam page. `opening` and `room` are null until the page has loaded. */
export type VirtualTab = {
  opening: () => Opening | null;
  room: () => ExamRoom | null;
  /** Whether the exam page could not be opened; the student may try again. */
  hasFailed: () => boolean;
  isClosed: () => boolean;
  /** Closes the page without any event, as a crash does. */
  crash: () => void;
};

const makePaper = (questionCount: number): Paper => ({
  format: 1,
  paper_id: "paper",
  subject: "Maths",
  class: "Class 5",
  edition: "Winter 2026-27",
  duration_seconds: 60,
  passages: {},
  items: Array.from({ length: questionCount }, (_, index) => ({
    n: index + 1,
    section: "A",
    question: "?",
    options: { a: "1", b: "2", c: "3", d: "4" },
  })),
});

/**
 * Opens the exam on a page of a device, with the site's own code.
 *
 * @param page a new page
 * @param dependencies the API, the student and the paper
 * @param shouldTakeOver whether another tab must give up the exam
 * @returns the tab immediately; its exam appears when the virtual time advances
 */
export function openTabOn(
  page: VirtualPage & { crash: () => void },
  { api, startExam, studentId, paperId, questionCount }: RoomDependencies,
  shouldTakeOver: boolean,
): VirtualTab {
  const { device, acquireLock, isClosed, crash } = page;
  const createPageId = () => `page ${device.random()}`;
  const openRoom = createRoomOpener({ device, acquireLock, createPageId, api, startExam });
  let opening: Opening | null = null;
  let hasFailed = false;
  const request = {
    studentId,
    paperId,
    sealedPath: "paper/seal.bin",
    openPaper: async () => makePaper(questionCount),
    shouldTakeOver,
  };
  const storeOpening = (newOpening: Opening) => {
    if (!isClosed()) opening = newOpening;
  };
  openRoom(request).then(storeOpening, (error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    hasFailed = true;
  });
  return {
    opening: () => opening,
    room: () => (opening?.kind === "room" ? opening.room : null),
    hasFailed: () => hasFailed,
    isClosed,
    crash,
  };
}
