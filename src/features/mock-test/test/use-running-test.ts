import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import {
  attemptKey,
  createResult,
  storePendingResult,
  type Attempt,
} from "../../../engine/mock-test/attempt";
import {
  hasDifferentAnswers,
  createWorkingCopy,
  mergeStored,
  saveWorkingCopy,
} from "../../../engine/mock-test/working-copy";
import type { ReviewableResult } from "../../../engine/mock-test/mock-test-result";
import { systemClock, toSecondsLeft, type Clock } from "../../../engine/clock";
import { calculateRemainingMs, updateStoredTime } from "../../../engine/mock-test/test-clock";
import { addTime } from "../../../engine/mock-test/time-spent";
import { afterPaint } from "../../../lib/after-paint";

/** The clock is checked at this interval, in milliseconds; the display changes each second. */
const checkIntervalMs = 250;

/** The time left is stored at this interval, in seconds: after a crash the child has at most this much more time. */
const storeIntervalSeconds = 5;

/** Adds a time, in milliseconds, to the time spent on the shown question. */
function addShownTime(attempt: Attempt, ms: number): Attempt {
  const question = attempt.questions[attempt.index];
  return question ? { ...attempt, spentMs: addTime(attempt.spentMs, question.id, ms) } : attempt;
}

/** Marks the shown question, or removes its mark. */
function toggleShownMark(attempt: Attempt): Attempt {
  const { questions, index, markedIds } = attempt;
  const id = questions[index]?.id ?? "";
  const otherIds = markedIds.filter((marked) => marked !== id);
  return { ...attempt, markedIds: otherIds.length < markedIds.length ? otherIds : [...markedIds, id] };
}

/**
 * Runs a test: its answers and its time, with everything stored immediately, so that nothing is lost by a reload. Two
 * tabs of one test merge each other's answers; once it has ended in one tab, the other neither stores nor submits
 * it.
 *
 * @param openedAttempt the attempt as it was stored when the page was opened
 * @param onFinish called once with the result, when the child ends the test, the time is over, or another tab has ended
 * it
 * @param clock the clock
 * @returns the current attempt, whole seconds left, and the child's actions; `getEndTime` is by the device's own clock
 */
export function useRunningTest(
  openedAttempt: Attempt,
  onFinish: (result: ReviewableResult) => void,
  clock: Clock = systemClock,
) {
  const [openedCopy] = useState(() => createWorkingCopy(addShownTime(openedAttempt, 0)));
  /** The newest working copy; the state is updated when something has to be rendered. */
  const copy = useRef(openedCopy);
  const [attempt, setAttempt] = useState(openedCopy.own);
  const [openedTime] = useState(() => ({
    atMs: clock.monotonicMs(),
    leftMs: calculateRemainingMs(openedAttempt, clock.wallMs()),
  }));
  /** The time left at the last reading of the monotonic clock. */
  const lastReading = useRef(openedTime);
  const [secondsLeft, setSecondsLeft] = useState(() => toSecondsLeft(openedTime.leftMs));
  const isOpening = useRef(true);
  const isOver = useRef(false);
  /** The time that was left when time was last added to a question. */
  const leftMsAtLastCount = useRef(openedTime.leftMs);
  const remainingMs = useCallback(() => {
    const { atMs, leftMs } = lastReading.current;
    return copy.current.own.isClockStopped ? leftMs : leftMs - (clock.monotonicMs() - atMs);
  }, [clock]);

  /**
   * The newest attempt, with its time up to now. Time after the end, or while the clock is stopped, is added to no question.
   */
  const countTimeUntilNow = useCallback((): Attempt => {
    const leftMs = Math.max(0, remainingMs());
    const countedAttempt = addShownTime(copy.current.own, leftMsAtLastCount.current - leftMs);
    leftMsAtLastCount.current = leftMs;
    return countedAttempt;
  }, [remainingMs]);
  /** Reads the time left now, before the clock is stopped or started. */
  const captureTime = useCallback(() => {
    const leftMs = remainingMs();
    lastReading.current = { atMs: clock.monotonicMs(), leftMs };
  }, [clock, remainingMs]);
  const changeAttempt = useCallback(
    (edit: (current: Attempt) => Attempt) => {
      // A question counts as seen from the moment it is shown.
      const own = addShownTime(edit(countTimeUntilNow()), 0);
      copy.current = { ...copy.current, own };
      setAttempt(own);
    },
    [countTimeUntilNow],
  );
  const goTo = useCallback(
    (index: number) =>
      changeAttempt((current) => (index in current.questions ? { ...current, index } : current)),
    [changeAttempt],
  );
  const step = useCallback(
    (by: number) =>
      changeAttempt((current) =>
        current.index + by in current.questions ? { ...current, index: current.index + by } : current,
      ),
    [changeAttempt],
  );
  const choose = useCallback(
    (id: string, option: string) =>
      changeAttempt((current) => ({ ...current, answers: { ...current.answers, [id]: option } })),
    [changeAttempt],
  );
  const toggleMark = useCallback(() => changeAttempt((current) => toggleShownMark(current)), [changeAttempt]);
  const toggleClock = useCallback(() => {
    captureTime();
    changeAttempt((current) => ({ ...current, isClockStopped: !current.isClockStopped }));
  }, [changeAttempt, captureTime]);

  /** Merges the changes of other tabs; returns false once the test has ended in one of them. */
  const merge = (): boolean => {
    const merged = mergeStored(copy.current);
    if (!merged) return false;
    if (hasDifferentAnswers(copy.current.own, merged.own)) setAttempt(merged.own);
    captureTime();
    copy.current = merged;
    return true;
  };
  /** Stores the attempt; returns false, without storing, once the test has ended here or in another tab. */
  const store = (): boolean => {
    if (isOver.current || !merge()) return false;
    const countedAttempt = countTimeUntilNow();
    const storedTime = updateStoredTime(countedAttempt, remainingMs(), clock.wallMs());
    copy.current = saveWorkingCopy({ ...copy.current, own: { ...countedAttempt, ...storedTime } });
    return true;
  };
  const endTest = () => {
    if (isOver.current) return;
    isOver.current = true;
    const isStillOpen = merge();
    const result = createResult(countTimeUntilNow(), remainingMs());
    if (isStillOpen) storePendingResult(result);
    onFinish(result);
  };
  const checkClock = useEffectEvent(() => {
    setSecondsLeft(toSecondsLeft(remainingMs()));
    if (remainingMs() <= 0) endTest();
  });
  const storeOrEnd = useEffectEvent(() => {
    if (!store()) endTest();
  });
  const storeOnLeave = useEffectEvent(() => void store());
  const mergeOtherTab = useEffectEvent(({ key }: StorageEvent) => {
    // The key is null if all storage was cleared, as by a logout.
    if (key !== null && key !== attemptKey(openedAttempt.studentId)) return;
    if (!merge()) endTest();
  });

  useEffect(() => {
    // Also immediately: the test may have been opened after its deadline.
    const firstCheck = setTimeout(() => checkClock());
    const timer = setInterval(() => checkClock(), checkIntervalMs);
    const onLeave = () => storeOnLeave();
    globalThis.addEventListener("pagehide", onLeave);
    return () => {
      clearTimeout(firstCheck);
      clearInterval(timer);
      globalThis.removeEventListener("pagehide", onLeave);
      storeOnLeave();
    };
  }, []);
  // This number changes every five seconds, which starts the effect below.
  const storePeriod = Math.ceil(secondsLeft / storeIntervalSeconds);
  useEffect(() => {
    // The opened attempt is stored already.
    if (isOpening.current) {
      isOpening.current = false;
      return undefined;
    }
    // Stored after the paint, because writing takes longer than rendering on a slow phone.
    return afterPaint(() => storeOrEnd());
  }, [attempt, storePeriod]);
  useEffect(() => {
    const onStorage = (event: StorageEvent) => mergeOtherTab(event);
    globalThis.addEventListener("storage", onStorage);
    return () => globalThis.removeEventListener("storage", onStorage);
  }, []);

  return {
    attempt,
    secondsLeft,
    getEndTime: () => new Date(clock.wallMs() + Math.max(0, remainingMs())),
    finish: endTest,
    choose,
    goTo,
    step,
    toggleMark,
    toggleClock,
  };
}
