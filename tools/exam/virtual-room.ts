import { createOpenRoom } from "../../src/data/exam/create-open-room";
import type { RoomEvent, Ticket } from "../../src/data/exam/exam-door";
import type { ExamRoom } from "../../src/data/exam/room-state";
import type { Opening } from "../../src/data/exam/opening";
import type { Paper } from "../../src/data/exam/paper";
import { AppError } from "../../src/lib/app-error";
import type { MemoryServer } from "./memory-server";
import type { VirtualDevice } from "./virtual-device";
import type { VirtualNetwork } from "./virtual-network";

/** What the rooms of one device are opened with. */
type Place = {
  name: string;
  device: VirtualDevice;
  network: VirtualNetwork;
  server: Pick<MemoryServer, "start" | "save" | "finish"> & {
    note: (ticket: Ticket, events: readonly RoomEvent[]) => "noted" | "unknown";
  };
  questionCount: number;
  isLoggedIn: () => boolean;
};

/** A tab with the room in it, once the room is there. */
export type VirtualTab = {
  opening: () => Opening | null;
  room: () => ExamRoom | null;
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
 * Opens the room in a new tab of a device, with the site's own code over a virtual network.
 *
 * @param place device, network and server
 * @param isTakenOver whether another tab has to give it up
 * @returns the tab at once; its room comes when time passes
 */
export function openTab(place: Place, isTakenOver = false): VirtualTab {
  const { device, network, server, name } = place;
  const page = device.openPage();
  const carry = <T>(serve: () => T) => network.carry(page, device.isOnline(), serve);
  const open = createOpenRoom({
    device: page.device,
    holdRoom: page.holdRoom,
    createPageId: () => `${name} ${page.device.random()}`,
    door: {
      saveAnswers: (ticket, events) => carry(() => server.save(ticket, events)),
      finishExam: (ticket, lastSeq) => carry(() => server.finish(ticket, lastSeq)),
      noteRoomEvents: (ticket, events) => carry(() => server.note(ticket, events)),
    },
    startExam: async () => {
      if (!place.isLoggedIn()) throw new AppError("unauthenticated");
      return carry(() => server.start(name));
    },
  });
  let opening: Opening | null = null;
  const request = {
    studentId: "student",
    paperId: "paper",
    sealedPath: "paper/seal.bin",
    openPaper: async () => paperOf(place.questionCount),
    isTakenOver,
  };
  const keep = (next: Opening) => {
    if (!page.isGone()) opening = next;
  };
  open(request).then(keep, (error: unknown) => {
    if (!(error instanceof AppError)) throw error;
  });
  return {
    opening: () => opening,
    room: () => (opening?.kind === "room" ? opening.room : null),
    leave: page.leave,
  };
}
