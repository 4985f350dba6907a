import { createRoomOpener } from "../../src/engine/exam/opening/create-room-opener";
import type { Opening } from "../../src/engine/exam/opening/opening";
import type { Paper } from "../../src/engine/exam/paper/paper";
import { createRandom } from "../../src/lib/random";
import { createMemoryServer } from "../../proofs/exam/memory-server";
import { createVirtualDevice } from "../../proofs/exam/virtual-device";
import { createVirtualTime } from "../../proofs/exam/virtual-time";

const replyMs = 3000;

const paper: Paper = {
  format: 1,
  paper_id: "paper",
  subject: "Maths",
  class: "Class 5",
  edition: null,
  duration_seconds: 600,
  passages: {},
  items: [{ n: 1, section: "A", question: "?", options: { a: "1", b: "2", c: "3" } }],
};

/**
 * Simulates a browser page with three seconds of latency, which can open the exam room more than once.
 *
 * @returns the time, the server, and `open`, which starts to open the room; it returns a function for the result, undefined until
 *   the room has opened
 */
export function simulatePage() {
  const startedAtMs = Date.UTC(2026, 11, 19, 5, 30);
  const random = createRandom("one page");
  const time = createVirtualTime(startedAtMs);
  const server = createMemoryServer(time.nowMs, { questionCount: 1, durationMs: 600_000, startedAtMs });
  const page = createVirtualDevice(time, random).openPage();
  const reply = <T>(serve: () => T) =>
    new Promise<T>((resolve) => page.device.after(replyMs, () => resolve(serve())));
  const openRoom = createRoomOpener({
    ...page,
    createPageId: () => `page ${random()}`,
    startExam: () => reply(() => server.start("phone")),
    api: {
      saveAnswers: (ticket, events) => reply(() => server.save(ticket, events)),
      finishExam: (ticket, lastSeq) => reply(() => server.finish(ticket, lastSeq)),
      noteRoomEvents: (ticket) => reply(() => server.note(ticket)),
    },
  });
  const open = () => {
    const openings: Opening[] = [];
    const request = {
      studentId: "asha",
      paperId: "paper",
      sealedPath: "paper/seal.bin",
      shouldTakeOver: false,
    };
    void openRoom({ ...request, openPaper: async () => paper }).then((opening) => openings.push(opening));
    return () => openings[0];
  };
  return { time, server, open };
}
