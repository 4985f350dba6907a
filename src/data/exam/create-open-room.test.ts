import { expect, it } from "vitest";
import { createMemoryServer } from "../../../tools/exam/memory-server";
import { createVirtualDevice } from "../../../tools/exam/virtual-device";
import { createVirtualTime } from "../../../tools/exam/virtual-time";
import { createRandom } from "../../lib/random";
import { createOpenRoom } from "./create-open-room";
import type { Opening } from "./opening";
import type { Paper } from "./paper";

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

/** One page of a browser, three seconds away from its server. */
function visitPage() {
  const startedAtMs = Date.UTC(2026, 11, 19, 5, 30);
  const random = createRandom("one page");
  const time = createVirtualTime(startedAtMs);
  const server = createMemoryServer(time.nowMs, { questionCount: 1, durationMs: 600_000, startedAtMs });
  const page = createVirtualDevice(time, random).openPage();
  const reply = <T>(serve: () => T) =>
    new Promise<T>((resolve) => page.device.after(replyMs, () => resolve(serve())));
  const openRoom = createOpenRoom({
    ...page,
    createPageId: () => `page ${random()}`,
    startExam: () => reply(() => server.start("phone")),
    door: {
      saveAnswers: (ticket, events) => reply(() => server.save(ticket, events)),
      finishExam: (ticket, lastSeq) => reply(() => server.finish(ticket, lastSeq)),
      noteRoomEvents: (ticket) => reply(() => server.note(ticket)),
    },
  });
  const open = () => {
    const openings: Opening[] = [];
    const request = { studentId: "asha", paperId: "paper", sealedPath: "paper/seal.bin", isTakenOver: false };
    void openRoom({ ...request, openPaper: async () => paper }).then((opening) => openings.push(opening));
    return () => openings[0];
  };
  return { time, server, open };
}

it("opens in the newest opening where the page before was left while it opened", async () => {
  const { time, server, open } = visitPage();
  const first = open();
  await time.pass(1000);
  const second = open();
  await time.pass(20_000);
  expect(first()).toEqual({ kind: "other_tab" });
  const opening = second();
  if (opening?.kind !== "room") throw new Error(`The second opening is ${opening?.kind}.`);
  opening.room.choose(1, "a");
  await time.pass(20_000);
  expect(opening.room.store.getState()).toMatchObject({ answers: { 1: "a" }, saved: { kind: "saved" } });
  expect(server.fold()).toBe("a");
});

it("opens again where the page has it open itself, and the one before stands as moved", async () => {
  const { time, open } = visitPage();
  const first = open();
  await time.pass(20_000);
  const second = open();
  await time.pass(20_000);
  const former = first();
  if (former?.kind !== "room") throw new Error(`The first opening is ${former?.kind}.`);
  expect(former.room.store.getState().phase).toEqual({ kind: "moved" });
  expect(second()?.kind).toBe("room");
});
