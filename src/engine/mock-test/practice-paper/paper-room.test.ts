import { beforeEach, describe, expect, it } from "vitest";
import { makeQuestions, mathsClass5 } from "../../../../tests/support/mock-test-factory";
import type { SectionLetter } from "../../../items/sections";
import type { DeviceSignal } from "../../exam/device";
import { listQueuedTests } from "../queued-tests";
import { isTestRunning } from "../running-tests";
import { calculatePaperRemainingMs, readOpenPaper, startPaper, type OpenPaper } from "./open-paper";
import { createPaperRoom } from "./paper-room";
import { countVerdicts, listPaperScores, listSectionMarks, readPaperResult } from "./paper-result";
import { startNewPaper } from "./start-new-paper";

const startedAtMs = Date.parse("2026-11-28T09:00:00Z");
const minute = 60_000;

/** A device whose time the test controls. */
function createFakeDevice() {
  let nowMs = startedAtMs;
  let wallAheadMs = 0;
  let randoms = 0;
  let timers: { atMs: number; call: () => void }[] = [];
  const listeners = new Set<(signal: DeviceSignal) => void>();
  return {
    device: {
      clock: { wallMs: () => nowMs + wallAheadMs, monotonicMs: () => nowMs - startedAtMs },
      random: () => (randoms += 1),
      after: (delayMs: number, call: () => void) => {
        const timer = { atMs: nowMs + delayMs, call };
        timers.push(timer);
        return () => {
          timers = timers.filter((other) => other !== timer);
        };
      },
      listen: (listener: (signal: DeviceSignal) => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    /** Lets time pass while the page is open. */
    run: (ms: number) => {
      nowMs += ms;
      const due = timers.filter(({ atMs }) => atMs <= nowMs);
      timers = timers.filter((timer) => !due.includes(timer));
      for (const { call } of due) call();
    },
    /** Lets time pass while no page is open. */
    pass: (ms: number) => {
      nowMs += ms;
      timers = [];
    },
    setWallAhead: (ms: number) => (wallAheadMs = ms),
    signal: (signal: DeviceSignal) => listeners.forEach((listener) => listener(signal)),
    countTimers: () => timers.length,
  };
}

const findSection = (index: number): SectionLetter => (index < 2 ? "A" : index < 4 ? "B" : "C");

function startTestPaper(): void {
  const questions = makeQuestions(6).map((question, index) =>
    Object.assign(question, { section: findSection(index) }),
  );
  startPaper({ studentId: null, choice: mathsClass5, number: 2, questions, seconds: 3600, startedAtMs });
}

function readOpen(): OpenPaper {
  const open = readOpenPaper(null);
  if (!open) throw new Error("No paper is open.");
  return open;
}

let fakeDevice: ReturnType<typeof createFakeDevice>;
const openRoom = () => createPaperRoom(readOpen(), fakeDevice.device);

beforeEach(() => {
  fakeDevice = createFakeDevice();
  startTestPaper();
});

describe("a practice paper", () => {
  it("stores answers, marks, the shown question and the time when the page is closed", () => {
    const room = openRoom();
    room.choose(1, "right 1");
    room.goTo(2);
    room.toggleMark();
    fakeDevice.run(minute);
    room.close();
    expect(fakeDevice.countTimers()).toBe(0);
    fakeDevice.pass(minute);
    const state = openRoom().store.getState();
    expect(state).toMatchObject({
      answers: { 1: "right 1" },
      markedNumbers: [3],
      shownNumbers: [1, 3],
      index: 2,
    });
    expect(state.secondsLeft).toBe(3600 - 120);
    expect(readOpen().progress.spentMs).toEqual({ 1: 0, 3: minute });
    expect(isTestRunning(fakeDevice.device.clock.wallMs())).toBe(true);
  });

  it("clears an answer, and ignores an option that the question does not have", () => {
    const room = openRoom();
    room.choose(1, "right 2");
    expect(room.store.getState().answers).toEqual({});
    room.choose(1, "wrong 1");
    room.choose(1, null);
    expect(readOpen().progress.answers).toEqual({});
  });

  it("ends when its time is over, and the answers chosen until then count", () => {
    const room = openRoom();
    room.choose(6, "right 6");
    fakeDevice.run(60 * minute);
    expect(room.store.getState().phase).toBe("ended");
    expect(readOpenPaper(null)).toBeNull();
    expect(readPaperResult(null)).toMatchObject({
      endedBy: "time",
      answers: { "c5-maths-6": "right 6" },
      completedAt: "2026-11-28T10:00:00.000Z",
    });
    room.choose(1, "right 1");
    expect(readPaperResult(null)?.answers).toEqual({ "c5-maths-6": "right 6" });
  });

  it("ends at once when it is opened after its time is over", () => {
    openRoom().close();
    fakeDevice.pass(61 * minute);
    expect(openRoom().store.getState().phase).toBe("ended");
    expect(readPaperResult(null)?.endedBy).toBe("time");
  });

  it("has a clock that can be stopped", () => {
    const room = openRoom();
    fakeDevice.run(minute);
    room.toggleClock();
    fakeDevice.run(10 * minute);
    expect(room.store.getState()).toMatchObject({ secondsLeft: 3540, isClockStopped: true });
    room.close();
    fakeDevice.pass(24 * 60 * minute);
    const again = openRoom();
    expect(again.store.getState().secondsLeft).toBe(3540);
    again.toggleClock();
    fakeDevice.run(minute);
    again.finish();
    expect(readPaperResult(null)).toMatchObject({
      endedBy: "student",
      completedAt: "2026-11-28T09:02:00.000Z",
      spentMs: { "c5-maths-1": 2 * minute },
    });
  });

  it("is not ended or lengthened by a changed wall clock", () => {
    const room = openRoom();
    fakeDevice.setWallAhead(120 * minute);
    fakeDevice.run(6000);
    expect(room.store.getState()).toMatchObject({ phase: "open", secondsLeft: 3594 });
    expect(calculatePaperRemainingMs(readOpen(), fakeDevice.device.clock.wallMs())).toBe(3_594_000);
  });

  it("is open in one tab at a time: the other one stops and writes nothing", () => {
    const first = openRoom();
    const second = openRoom();
    second.choose(1, "right 1");
    fakeDevice.run(300);
    expect(first.store.getState().phase).toBe("moved");
    first.choose(1, "wrong 1");
    first.close();
    expect(readOpen().progress.answers).toEqual({ 1: "right 1" });
    second.finish();
    expect(readPaperResult(null)?.answers).toEqual({ "c5-maths-1": "right 1" });
  });

  it("is stored when the page is hidden", () => {
    openRoom();
    fakeDevice.run(1000);
    fakeDevice.signal("hidden");
    expect(readOpen().progress.remainingMs).toBe(3_599_000);
  });
});

describe("a practice paper that was submitted", () => {
  it("has marks by section and a score, and its mistakes are queued for the deck", () => {
    const room = openRoom();
    room.choose(1, "right 1");
    room.choose(3, "wrong 3");
    room.choose(5, "right 5");
    fakeDevice.run(minute);
    room.finish();
    const result = readPaperResult(null);
    expect(result && listSectionMarks(result)).toEqual([
      { section: "A", marks: 1, of: 2 },
      { section: "B", marks: 0, of: 2 },
      { section: "C", marks: 1, of: 2 },
    ]);
    expect(result && countVerdicts(result)).toEqual({ correct: 2, wrong: 1, unanswered: 3 });
    expect(listPaperScores(null)).toEqual([
      { subjectSlug: "maths", classNumber: 5, number: 2, correct: 2, total: 6 },
    ]);
    expect(listQueuedTests(null)).toEqual([
      { subjectSlug: "maths", classNumber: 5, chosen: { "c5-maths-3": "wrong 3" }, day: "2026-11-28" },
    ]);
  });

  it("replaces the earlier score of the same paper", () => {
    openRoom().finish();
    startTestPaper();
    const room = openRoom();
    room.choose(2, "right 2");
    room.finish();
    expect(listPaperScores(null)).toMatchObject([{ correct: 1 }]);
  });
});

describe("a new practice paper", () => {
  const newPaper = { studentId: null, choice: mathsClass5, number: 1 as const, size: 40, seconds: 3600 };
  const files = { listQuestions: () => Promise.resolve(makeQuestions(80)) };

  it("replaces an unfinished paper, which is submitted if its time is over", async () => {
    openRoom().choose(1, "right 1");
    expect(await startNewPaper(newPaper, files, () => startedAtMs + minute)).toBe("started");
    expect(readPaperResult(null)).toBeNull();
    expect(readOpen().paper).toMatchObject({ number: 1, startedAtMs: startedAtMs + minute });
    expect(await startNewPaper(newPaper, files, () => startedAtMs + 62 * minute)).toBe("started");
    expect(readPaperResult(null)?.number).toBe(1);
  });

  it("is not started without questions", async () => {
    const none = { listQuestions: () => Promise.resolve([]) };
    expect(await startNewPaper(newPaper, none, () => startedAtMs)).toBe("no_questions");
    expect(readOpen().paper.number).toBe(2);
  });

  it("is not read if it is damaged", () => {
    localStorage.setItem("practicePaper", "{}");
    expect(readOpenPaper(null)).toBeNull();
  });
});
