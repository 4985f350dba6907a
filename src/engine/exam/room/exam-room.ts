import type { orderPaper } from "../../../lib/paper-order";
import type { Device, DeviceSignal } from "../device";
import { createExamClock, type TimeReply } from "./exam-clock";
import type { ExamApi, RoomEvent } from "../exam-api";
import { backOnlineMs, createRequestQueue } from "./request-queue";
import { removeCopy, type RoomCopy } from "../storage/room-copy";
import { createExamStore } from "./exam-store";
import { createRoomRequests } from "./room-requests";
import type { ExamRoom, ExamEndReply } from "./room-state";
import { createEventRecorder } from "./room-events";
import { addEvent } from "./session-log";
import type { StartOutcome } from "../start-outcome";

/**
 * The clock is checked at this interval, in milliseconds: at least once a second, to notice a sleep (docs/exam.md
 * section 4).
 */
const checkIntervalMs = 500;

/** The dependencies of an exam: the device and the server's functions. */
export type ExamDependencies = {
  device: Device;
  api: ExamApi;
  /** Starts the exam as the logged-in student (`start-exam.ts`). */
  startExam: (paperId: string) => Promise<StartOutcome>;
};

/** The values with which an exam room starts. */
export type RoomStart = {
  dependencies: ExamDependencies;
  /** The copy, which is already stored on the device. */
  copy: RoomCopy;
  /** The questions as the attempt shows them (`src/lib/paper-order.ts`). */
  order: ReturnType<typeof orderPaper>;
  /** The reply of start_exam; null if the exam continues without a network. */
  timeReply: TimeReply | null;
  /** The number of calls of start_exam without a reply. */
  unansweredStartCount: number;
};

/**
 * Estimates the server's time without a reply: the stored server time, and the time since then by the device's clock,
 * at least 0.
 */
function estimateTime({ time, deadlineAtMs }: RoomCopy, { clock }: Device): TimeReply {
  const passedMs = Math.max(0, clock.wallMs() - time.wallMs);
  return { askedAtMs: clock.monotonicMs(), serverNowMs: time.serverMs + passedMs, deadlineAtMs };
}

/**
 * Runs the exam of an attempt: each tap is stored on the device immediately, then shown, then sent (docs/exam.md
 * section 5). Clock, timers, random numbers, network and storage are arguments.
 *
 * @param start the stored copy, the order of the questions and the server's time
 * @returns the room, and `handOver`, which is called when another page of this browser takes the exam over
 */
export function createExamRoom(start: RoomStart): ExamRoom & { handOver: () => void } {
  const { dependencies, order } = start;
  const { device } = dependencies;
  const { attemptId, seed, startedAtMs } = start.copy;
  const timeReply = start.timeReply ?? estimateTime(start.copy, device);
  const clock = createExamClock(device.clock, timeReply, start.timeReply === null);
  const store = createExamStore(device, start.copy, clock);
  const sinceStartMs = () => clock.nowMs() - startedAtMs;
  const recorder = createEventRecorder(device.clock, sinceStartMs);
  const lettersByN = new Map(order.map(({ n, letters }) => [n, letters]));
  let stopChecking = () => {};

  let hasRecordedReadAloud = false;
  const record = (event: RoomEvent | null) => {
    if (event) store.update({ roomEvents: [...store.copy().roomEvents, event] });
  };

  const startEnding = (by: "student" | "time") => {
    if (store.phase().kind !== "open") return;
    store.update({ ending: by });
    store.setPhase({ kind: "ending", by });
    requests.confirmAgain();
  };

  const endWithUnsentAnswers = () => {
    const { kind } = store.phase();
    if (kind !== "open" && kind !== "moved") return;
    store.update({ ending: "time" });
    store.setPhase({ kind: "ending", by: "time" });
  };

  const moveAway = () => {
    store.update({ ending: null });
    store.setPhase({ kind: "moved" });
  };

  const close = () => {
    queue.flush();
    queue.stop();
    stopChecking();
    stopListening();
  };

  const completeEnding = (roomEnd: ExamEndReply) => {
    const by = Date.parse(roomEnd.finishedAt) <= clock.deadlineAtMs() ? "student" : "time";
    store.setPhase({ kind: "ended", by, end: roomEnd });
    if (!store.isTakenOver()) removeCopy(device.storage, store.copy());
    store.stopWriting();
    queue.stop();
    stopChecking();
    stopListening();
  };

  const requests = createRoomRequests({
    ...dependencies,
    deviceClock: device.clock,
    clock,
    store,
    unansweredStartCount: start.unansweredStartCount,
    onOver: startEnding,
    onClosed: endWithUnsentAnswers,
    onMoved: () => {
      moveAway();
      record(recorder.movedAway());
    },
    onEnded: completeEnding,
  });

  const queue = createRequestQueue({
    device,
    next: requests.next,
    onSettled: () => {
      if (queue.isFailing()) recorder.requestFailed();
      else record(recorder.requestSucceeded());
      store.publish(queue.isFailing());
    },
  });

  const handOver = () => {
    store.stopWriting();
    const { kind } = store.phase();
    if (kind === "open" || kind === "ending") moveAway();
    store.publish(queue.isFailing());
  };

  const checkTakeover = () => {
    if (store.phase().kind !== "ended" && store.isTakenOver()) handOver();
  };

  const check = () => {
    checkTakeover();
    record(recorder.checkClocks());
    clock.tick();
    if (!clock.isTrusted()) requests.askTime();
    else if (clock.remainingMs() === 0) startEnding("time");
    store.publish(queue.isFailing());
    queue.schedule();
  };

  const scheduleCheck = () => {
    check();
    const { kind } = store.phase();
    if (kind !== "ended") stopChecking = device.after(checkIntervalMs, scheduleCheck);
  };

  const onSignal = (signal: DeviceSignal) => {
    if (signal === "hidden") {
      recorder.pageHidden();
      queue.flush();
    } else if (signal === "shown") {
      clock.distrust();
      record(recorder.pageShown());
      check();
      queue.retryWithin(0);
    } else if (signal === "offline") recorder.requestFailed();
    else queue.retryWithin(backOnlineMs);
  };

  const showQuestion = (index: number) => {
    const n = order[index]?.n;
    if (n === undefined) return;
    const { seenNs } = store.copy();
    store.update({ index, seenNs: seenNs.includes(n) ? seenNs : [...seenNs, n] });
    store.publish(queue.isFailing());
  };

  const isOpen = () => {
    check();
    return store.phase().kind === "open";
  };

  const stopListening = device.listen(onSignal);
  showQuestion(Math.min(start.copy.index, order.length - 1));
  scheduleCheck();

  return {
    attemptId,
    seed,
    deadlineAtMs: clock.deadlineAtMs,
    store: store.view,
    choose: (n, option) => {
      if (option !== null && lettersByN.get(n)?.includes(option) !== true) return;
      if ((store.copy().answers[n] ?? null) === option || !isOpen()) return;
      const { answers, session } = store.copy();
      const { [n]: _former, ...others } = answers;
      store.update({
        session: addEvent(session, n, option, sinceStartMs()),
        answers: option === null ? others : { ...others, [n]: option },
      });
      store.publish(queue.isFailing());
      queue.schedule();
    },
    goTo: (index) => {
      if (!store.isTakenOver()) showQuestion(index);
    },
    toggleMark: () => {
      const n = order[store.copy().index]?.n;
      if (n === undefined || store.isTakenOver()) return;
      const { markedNs } = store.copy();
      store.update({
        markedNs: markedNs.includes(n) ? markedNs.filter((markedN) => markedN !== n) : [...markedNs, n],
      });
      store.publish(queue.isFailing());
    },
    recordCameraLost: () => {
      if (store.phase().kind !== "open") return;
      record(recorder.cameraLost());
      queue.schedule();
    },
    recordReadAloud: () => {
      const isAlreadyRecorded = store.copy().roomEvents.some(({ kind }) => kind === "read_aloud");
      if (hasRecordedReadAloud || isAlreadyRecorded || !isOpen()) return;
      hasRecordedReadAloud = true;
      record(recorder.readAloud());
      queue.schedule();
    },
    finish: () => {
      if (!isOpen()) return;
      startEnding("student");
      store.publish(queue.isFailing());
      queue.schedule();
    },
    close,
    handOver,
  };
}
