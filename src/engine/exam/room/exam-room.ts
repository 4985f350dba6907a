import type { orderPaper } from "../../../lib/paper-order";
import type { Device, DeviceSignal } from "../device";
import { createExamClock, type TimeReply } from "./exam-clock";
import type { ExamDoor, RoomEvent } from "../exam-api";
import { backOnlineMs, createRequestLine } from "./request-queue";
import { removeCopy, type RoomCopy } from "../storage/room-copy";
import { createRoomInside } from "./exam-store";
import { createRoomRequests } from "./room-requests";
import type { ExamRoom, RoomEnd } from "./room-state";
import { createRoomWatch } from "./room-events";
import { addEvent } from "./session-log";
import type { StartOutcome } from "../start-outcome";

/** How often the room looks at the clock, in milliseconds: at least once a second, so that a gap is one (exam section 4). */
const lookEveryMs = 500;

/** What a room stands on: the device and the server's functions. */
export type Ground = {
  device: Device;
  door: ExamDoor;
  /** As `start-exam.ts`: as the logged-in student. */
  startExam: (paperId: string) => Promise<StartOutcome>;
};

export type RoomStart = {
  ground: Ground;
  /** Written to the device already. */
  copy: RoomCopy;
  /** The questions as the attempt shows them (`src/lib/paper-order.ts`). */
  order: ReturnType<typeof orderPaper>;
  /** The reply of start_exam; null where the room goes on without a network. */
  time: TimeReply | null;
  unansweredStarts: number;
};

/** Without a reply the device's clock has to do: what passed since the copy was written, and never less than nothing. */
function reckonTime({ time, deadlineAtMs }: RoomCopy, { clock }: Device): TimeReply {
  const passedMs = Math.max(0, clock.wallMs() - time.wallMs);
  return { askedAtMs: clock.monotonicMs(), serverNowMs: time.serverMs + passedMs, deadlineAtMs };
}

/**
 * The room of an attempt: what the child taps is on the device in the same turn, then on the screen, then on its way (exam
 * section 5). Nothing in it reads a clock, a timer, chance, the network or storage that it was not given.
 *
 * @param start what it begins with
 * @returns the room, and `giveUp`, which another page of this browser makes it do when it takes the room over
 */
export function createExamRoom(start: RoomStart): ExamRoom & { giveUp: () => void } {
  const { ground, order } = start;
  const { device } = ground;
  const { attemptId, seed, startedAtMs } = start.copy;
  const time = start.time ?? reckonTime(start.copy, device);
  const clock = createExamClock(device.clock, time, start.time === null);
  const inside = createRoomInside(device, start.copy, clock);
  const sinceStartMs = () => clock.nowMs() - startedAtMs;
  const watch = createRoomWatch(device.clock, sinceStartMs);
  const lettersOf = new Map(order.map(({ n, letters }) => [n, letters]));
  let stopLooking = () => {};

  const notice = (noticed: RoomEvent | null) => {
    if (noticed) inside.keep({ roomEvents: [...inside.copy().roomEvents, noticed] });
  };

  const end = (by: "student" | "time") => {
    if (inside.phase().kind !== "open") return;
    inside.keep({ ending: by });
    inside.enter({ kind: "ending", by });
    requests.delay();
  };

  const move = () => {
    inside.keep({ ending: null });
    inside.enter({ kind: "moved" });
  };

  const close = () => {
    line.flush();
    line.stop();
    stopLooking();
    stopListening();
  };

  const wipe = (roomEnd: RoomEnd) => {
    const by = Date.parse(roomEnd.finishedAt) <= clock.deadlineAtMs() ? "student" : "time";
    inside.enter({ kind: "ended", by, end: roomEnd });
    if (!inside.isTakenOver()) removeCopy(device.storage, inside.copy());
    inside.giveUp();
    line.stop();
    stopLooking();
    stopListening();
  };

  const requests = createRoomRequests({
    ...ground,
    deviceClock: device.clock,
    clock,
    inside,
    unansweredStarts: start.unansweredStarts,
    end,
    move: () => {
      move();
      notice(watch.move());
    },
    close: wipe,
  });

  const line = createRequestLine({
    device,
    next: requests.next,
    onSettled: () => {
      if (line.isFailing()) watch.fail();
      else notice(watch.succeed());
      inside.publish(line.isFailing());
    },
  });

  const look = () => {
    notice(watch.look());
    clock.tick();
    if (!clock.isTrusted()) requests.ask();
    else if (clock.remainingMs() === 0) end("time");
    inside.publish(line.isFailing());
    line.wake();
  };

  const keepLooking = () => {
    look();
    const { kind } = inside.phase();
    if (kind !== "ended") stopLooking = device.after(lookEveryMs, keepLooking);
  };

  const hear = (signal: DeviceSignal) => {
    if (signal === "hidden") {
      watch.hide();
      line.flush();
    } else if (signal === "shown") {
      clock.distrust();
      notice(watch.show());
      look();
      line.hurry();
    } else if (signal === "offline") watch.fail();
    else line.hurry(backOnlineMs);
  };

  const show = (index: number) => {
    const n = order[index]?.n;
    if (n === undefined) return;
    const { seenNs } = inside.copy();
    inside.keep({ index, seenNs: seenNs.includes(n) ? seenNs : [...seenNs, n] });
    inside.publish(line.isFailing());
  };

  const giveUp = () => {
    inside.giveUp();
    const { kind } = inside.phase();
    if (kind === "open" || kind === "ending") move();
    inside.publish(line.isFailing());
  };

  const isOpen = () => {
    look();
    if (inside.phase().kind === "open" && inside.isTakenOver()) giveUp();
    return inside.phase().kind === "open";
  };

  const stopListening = device.listen(hear);
  show(Math.min(start.copy.index, order.length - 1));
  keepLooking();

  return {
    attemptId,
    seed,
    deadlineAtMs: clock.deadlineAtMs,
    store: inside.store,
    choose: (n, option) => {
      if (option !== null && lettersOf.get(n)?.includes(option) !== true) return;
      if ((inside.copy().answers[n] ?? null) === option || !isOpen()) return;
      const { answers, session } = inside.copy();
      const { [n]: _former, ...others } = answers;
      inside.keep({
        session: addEvent(session, n, option, sinceStartMs()),
        answers: option === null ? others : { ...others, [n]: option },
      });
      inside.publish(line.isFailing());
      line.wake();
    },
    goTo: (index) => {
      if (!inside.isTakenOver()) show(index);
    },
    toggleMark: () => {
      const n = order[inside.copy().index]?.n;
      if (n === undefined || inside.isTakenOver()) return;
      const { markedNs } = inside.copy();
      inside.keep({ markedNs: markedNs.includes(n) ? markedNs.filter((m) => m !== n) : [...markedNs, n] });
      inside.publish(line.isFailing());
    },
    noticeCameraLost: () => {
      if (inside.phase().kind !== "open") return;
      notice(watch.loseCamera());
      line.wake();
    },
    finish: () => {
      if (!isOpen()) return;
      end("student");
      inside.publish(line.isFailing());
      line.wake();
    },
    close,
    giveUp,
  };
}
