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
const minuteMs = 60_000;

/** Creates a device whose time the test controls. */
function createFakeDevice() {
  let nowMs = startedAtMs;
  let wallAheadMs = 0;
  let randomCount = 0;
  let timers: { atMs: number; callback: () => void }[] = [];
  const listeners = new Set<(signal: DeviceSignal) => void>();
  return {
    device: {
      clock: { wallMs: () => nowMs + wallAheadMs, monotonicMs: () => nowMs - startedAtMs },
      random: () => (randomCount += 1),
      after: (delayMs: number, callback: () => void) => {
        const timer = { atMs: nowMs + delayMs, callback };
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
    passWithOpenPage: (ms: number) => {
      nowMs += ms;
      const dueTimers = timers.filter(({ atMs }) => atMs <= nowMs);
      timers = timers.filter((timer) => !dueTimers.includes(timer));
      for (const { callback } of dueTimers) callback();
    },
    /** Lets time pass while no page is open. */
    passWithoutPage: (ms: number) => {
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

/** Returns the stored paper that is open; throws if there is none. */
function requireOpenPaper(): OpenPaper {
  const openPaper = readOpenPaper(null);
  if (!openPaper) throw new Error("No paper is open.");
  return openPaper;
}

let fakeDevice: ReturnType<typeof createFakeDevice>;
const openRoom = () => createPaperRoom(requireOpenPaper(), fakeDevice.device);

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
    fakeDevice.passWithOpenPage(minuteMs);
    room.close();
    expect(fakeDevice.countTimers()).toBe(0);
    fakeDevice.passWithoutPage(minuteMs);
    const state = openRoom().store.getState();
    expect(state).toMatchObject({
      answers: { 1: "right 1" },
      markedNumbers: [3],
      shownNumbers: [1, 3],
      index: 2,
    });
    expect(state.secondsLeft).toBe(3600 - 120);
    expect(requireOpenPaper().progress.spentMs).toEqual({ 1: 0, 3: minuteMs });
    expect(isTestRunning(fakeDevice.device.clock.wallMs())).toBe(true);
  });

  it("clears an answer, and ignores an option that the question does not have", () => {
    const room = openRoom();
    room.choose(1, "right 2");
    expect(room.store.getState().answers).toEqual({});
    room.choose(1, "wrong 1");
    room.choose(1, null);
    expect(requireOpenPaper().progress.answers).toEqual({});
  });

  it("ends when its time is over, and the answers chosen until then count", () => {
    const room = openRoom();
    room.choose(6, "right 6");
    fakeDevice.passWithOpenPage(60 * minuteMs);
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

  it("ends immediately if it is opened after its time is over", () => {
    openRoom().close();
    fakeDevice.passWithoutPage(61 * minuteMs);
    expect(openRoom().store.getState().phase).toBe("ended");
    expect(readPaperResult(null)?.endedBy).toBe("time");
  });

  it("has a clock that the child can stop and start again", () => {
    const room = openRoom();
    fakeDevice.passWithOpenPage(minuteMs);
    room.toggleClock();
    fakeDevice.passWithOpenPage(10 * minuteMs);
    expect(room.store.getState()).toMatchObject({ secondsLeft: 3540, isClockStopped: true });
    room.close();
    fakeDevice.passWithoutPage(24 * 60 * minuteMs);
    const reopened = openRoom();
    expect(reopened.store.getState().secondsLeft).toBe(3540);
    reopened.toggleClock();
    fakeDevice.passWithOpenPage(minuteMs);
    reopened.finish();
    expect(readPaperResult(null)).toMatchObject({
      endedBy: "student",
      completedAt: "2026-11-28T09:02:00.000Z",
      spentMs: { "c5-maths-1": 2 * minuteMs },
    });
  });

  it("is not ended or lengthened by a changed wall clock", () => {
    const room = openRoom();
    fakeDevice.setWallAhead(120 * minuteMs);
    fakeDevice.passWithOpenPage(6000);
    expect(room.store.getState()).toMatchObject({ phase: "open", secondsLeft: 3594 });
    expect(calculatePaperRemainingMs(requireOpenPaper(), fakeDevice.device.clock.wallMs())).toBe(3_594_000);
  });

  it("is open in one tab at a time: the earlier tab changes to `moved` and writes nothing", () => {
    const first = openRoom();
    const second = openRoom();
    second.choose(1, "right 1");
    fakeDevice.passWithOpenPage(300);
    expect(first.store.getState().phase).toBe("moved");
    first.choose(1, "wrong 1");
    first.close();
    expect(requireOpenPaper().progress.answers).toEqual({ 1: "right 1" });
    second.finish();
    expect(readPaperResult(null)?.answers).toEqual({ "c5-maths-1": "right 1" });
  });

  it("is stored when the page is hidden", () => {
    openRoom();
    fakeDevice.passWithOpenPage(1000);
    fakeDevice.signal("hidden");
    expect(requireOpenPaper().progress.remainingMs).toBe(3_599_000);
  });

  it("is not read if its stored copy is damaged", () => {
    localStorage.setItem("practicePaper", "{}");
    expect(readOpenPaper(null)).toBeNull();
  });
});

describe("a practice paper that was submitted", () => {
  it("has marks by section and a score, and its mistakes are queued for the deck", () => {
    const room = openRoom();
    room.choose(1, "right 1");
    room.choose(3, "wrong 3");
    room.choose(5, "right 5");
    fakeDevice.passWithOpenPage(minuteMs);
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
    expect(await startNewPaper(newPaper, files, () => startedAtMs + minuteMs)).toBe("started");
    expect(readPaperResult(null)).toBeNull();
    expect(requireOpenPaper().paper).toMatchObject({ number: 1, startedAtMs: startedAtMs + minuteMs });
    expect(await startNewPaper(newPaper, files, () => startedAtMs + 62 * minuteMs)).toBe("started");
    expect(readPaperResult(null)?.number).toBe(1);
  });

  it("is not started without questions", async () => {
    const emptyFiles = { listQuestions: () => Promise.resolve([]) };
    expect(await startNewPaper(newPaper, emptyFiles, () => startedAtMs)).toBe("no_questions");
    expect(requireOpenPaper().paper.number).toBe(2);
  });
});
