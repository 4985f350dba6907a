import { createStore, type StoreApi } from "zustand/vanilla";
import { shallow } from "zustand/vanilla/shallow";
import { toSecondsLeft } from "../../clock";
import type { Device } from "../../exam/device";
import type { TestRoom, RunningState, SavedState } from "../../exam/room/room-state";
import { updateStoredTime } from "../test-clock";
import { addTime } from "../time-spent";
import {
  calculatePaperRemainingMs,
  readProgress,
  storeProgress,
  type OpenPaper,
  type Progress,
} from "./open-paper";
import { submitPaper } from "./paper-result";

/** The clock is checked at this interval, in milliseconds; the display changes each second. */
const checkIntervalMs = 250;

/** The time left is stored at this interval, in milliseconds: a crash gives back at most this much. */
const storeIntervalMs = 5000;

const stateSaved: SavedState = { kind: "saved" };
const stateSaving: SavedState = { kind: "saving" };

/** `moved`: another tab has the paper. `ended`: the paper was submitted, and its result is stored. */
export type PaperPhase = "open" | "moved" | "ended";

type PaperState = RunningState & { phase: PaperPhase };

/** A practice paper on the screen of an exam: its state and the child's actions. */
export type PaperRoom = Omit<TestRoom, "store"> & {
  store: Pick<StoreApi<PaperState>, "getState" | "getInitialState" | "subscribe">;
  /** Stops the clock, or starts it again. */
  toggleClock: () => void;
  /** Stores the time and stops the timers. The paper can be opened again. */
  close: () => void;
};

/**
 * Runs a practice paper. It is stored on this device after each change, and nothing is sent.
 *
 * @param open the paper as it is stored
 * @param device the clock, timers and signals of the device
 * @returns the room, whose phase is `ended` if the paper's time is over
 */
export function createPaperRoom(
  open: OpenPaper,
  device: Pick<Device, "clock" | "after" | "listen" | "random">,
): PaperRoom {
  const { paper } = open;
  const { clock } = device;
  let progress: Progress = { ...open.progress, tabId: String(device.random()) };
  let phase: PaperPhase = "open";
  let isSaved = true;
  /**
   * The time left (`leftMs`) at the time `atMs` of the monotonic clock, since when the paper's clock runs or is
   * stopped.
   */
  let lastReading = { atMs: clock.monotonicMs(), leftMs: calculatePaperRemainingMs(open, clock.wallMs()) };
  /** The time left when time was last added to a question, and when the progress was last stored. */
  let countedAtLeftMs = lastReading.leftMs;
  let storedAtLeftMs = lastReading.leftMs;
  let cancelCheck = () => {};

  const remainingMs = () => {
    const passedMs = progress.isClockStopped ? 0 : clock.monotonicMs() - lastReading.atMs;
    return Math.max(0, lastReading.leftMs - passedMs);
  };

  const describeState = (): PaperState => ({
    phase,
    savedState: isSaved ? stateSaved : stateSaving,
    answers: progress.answers,
    markedNumbers: progress.markedNs,
    shownNumbers: progress.seenNs,
    index: progress.index,
    secondsLeft: toSecondsLeft(remainingMs()),
    isTimeTrusted: true,
    isClockStopped: progress.isClockStopped === true,
  });
  const store = createStore<PaperState>(describeState);
  const publish = () => {
    const nextState = describeState();
    if (!shallow(nextState, store.getState())) store.setState(nextState, true);
  };

  const countTime = () => {
    const leftMs = remainingMs();
    const spentMs = addTime(progress.spentMs, String(progress.index + 1), countedAtLeftMs - leftMs);
    countedAtLeftMs = leftMs;
    progress = { ...progress, spentMs, ...updateStoredTime(progress, leftMs, clock.wallMs()) };
  };

  const stop = () => {
    cancelCheck();
    stopListening();
  };

  const closeAs = (lastPhase: PaperPhase) => {
    phase = lastPhase;
    stop();
    publish();
  };

  /** Stores the progress; changes to `moved` if another tab has the paper or has submitted it. */
  const save = () => {
    if (phase !== "open") return;
    countTime();
    if (isSaved && readProgress(paper.studentId)?.tabId !== progress.tabId) return closeAs("moved");
    isSaved = storeProgress(paper.studentId, progress);
    storedAtLeftMs = countedAtLeftMs;
    publish();
  };

  const submit = () => {
    save();
    if (phase !== "open") return;
    submitPaper({ paper, progress }, remainingMs());
    closeAs("ended");
  };

  const check = () => {
    if (remainingMs() === 0) return submit();
    if (storedAtLeftMs - remainingMs() >= storeIntervalMs) return save();
    if (readProgress(paper.studentId)?.tabId !== progress.tabId && isSaved) return closeAs("moved");
    publish();
  };

  const scheduleCheck = () => {
    cancelCheck = device.after(checkIntervalMs, () => {
      check();
      if (phase === "open") scheduleCheck();
    });
  };

  const changeProgress = (edit: (current: Progress) => Partial<Progress>) => {
    if (phase !== "open") return;
    countTime();
    progress = { ...progress, ...edit(progress) };
    save();
  };

  const showQuestion = (index: number) =>
    changeProgress(({ seenNs }) => ({
      index,
      seenNs: seenNs.includes(index + 1) ? seenNs : [...seenNs, index + 1],
    }));

  const stopListening = device.listen((signal) => {
    if (signal === "hidden") save();
    else if (phase === "open") check();
  });
  // Storing this tab's id takes the paper from any other tab.
  isSaved = storeProgress(paper.studentId, progress);
  showQuestion(progress.index);
  if (remainingMs() === 0) submit();
  else scheduleCheck();

  return {
    store,
    deadlineAtMs: () => clock.wallMs() + remainingMs(),
    choose: (n, option) => {
      if (option !== null && paper.questions[n - 1]?.options.includes(option) !== true) return;
      changeProgress(({ answers }) => {
        const { [n]: _former, ...others } = answers;
        return { answers: option === null ? others : { ...others, [n]: option } };
      });
    },
    goTo: (index) => {
      if (index in paper.questions) showQuestion(index);
    },
    toggleMark: () =>
      changeProgress(({ index, markedNs }) => {
        const n = index + 1;
        return {
          markedNs: markedNs.includes(n) ? markedNs.filter((markedN) => markedN !== n) : [...markedNs, n],
        };
      }),
    toggleClock: () => {
      lastReading = { atMs: clock.monotonicMs(), leftMs: remainingMs() };
      changeProgress(({ isClockStopped }) => ({ isClockStopped: !isClockStopped }));
    },
    recordReadAloud: () => {},
    finish: submit,
    close: () => {
      save();
      stop();
    },
  };
}
