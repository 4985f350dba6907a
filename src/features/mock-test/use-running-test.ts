import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { attemptKey, readAttempt, storeAttempt, type Attempt } from "../../data/mock-test/attempt";
import { createResult, storePendingResult } from "../../data/mock-test/finish-test";
import type { MockTestResult } from "../../data/mock-test/result";
import {
  findRemainingMs,
  keepTime,
  systemClock,
  toSecondsLeft,
  type Clock,
} from "../../data/mock-test/test-clock";
import { addTime, mergeTime } from "../../data/mock-test/time-spent";
import { afterPaint } from "../../lib/after-paint";

/** How often the clock is looked at, in milliseconds; the display changes each second. */
const lookEveryMs = 250;

/** How often the remainder is stored, in seconds: what a crash can give back at most. */
const storeEverySeconds = 5;

function hasOtherAnswers(a: Attempt, b: Attempt): boolean {
  const parts = ({ seed, answers, markedIds }: Attempt) => JSON.stringify([seed, answers, markedIds]);
  return parts(a) !== parts(b);
}

/** Adds what the question that is shown has taken since the last look. */
function countTime(attempt: Attempt, ms: number): Attempt {
  const question = attempt.questions[attempt.index];
  return question ? { ...attempt, spentMs: addTime(attempt.spentMs, question.id, ms) } : attempt;
}

/** Marks the question that is shown, or takes its mark away. */
function toggleShown(attempt: Attempt): Attempt {
  const { questions, index, markedIds } = attempt;
  const id = questions[index]?.id ?? "";
  const without = markedIds.filter((marked) => marked !== id);
  return { ...attempt, markedIds: without.length < markedIds.length ? without : [...markedIds, id] };
}

/**
 * A test under way: its answers, its time, and everything stored at once, so that nothing is lost by a reload. Two tabs
 * of one test follow each other's answers.
 *
 * @param opened the attempt as it was opened or stored
 * @param onFinish called once with the result, when the child ends the test or the time is over
 * @param clock where time comes from
 * @returns the attempt as it stands, whole seconds left, and what a child can do; `endsAt` is by the device's own clock
 */
export function useRunningTest(
  opened: Attempt,
  onFinish: (result: MockTestResult) => void,
  clock: Clock = systemClock,
) {
  const [attempt, setAttempt] = useState(() => countTime(opened, 0));
  const [openedAtMs] = useState(() => clock.monotonicMs());
  const [endsAtMonotonicMs] = useState(() => openedAtMs + findRemainingMs(opened, clock.wallMs()));
  const [secondsLeft, setSecondsLeft] = useState(() => toSecondsLeft(endsAtMonotonicMs - openedAtMs));
  const isOpening = useRef(true);
  const isOver = useRef(false);
  const countedUntilMs = useRef(openedAtMs);
  const remainingMs = () => endsAtMonotonicMs - clock.monotonicMs();
  /** Time after the end belongs to no question, however late the end is noticed. */
  const uncountedMs = useCallback(
    () => Math.min(clock.monotonicMs(), endsAtMonotonicMs) - countedUntilMs.current,
    [clock, endsAtMonotonicMs],
  );

  const change = useCallback(
    (edit: (now: Attempt) => Attempt) => {
      const ms = uncountedMs();
      countedUntilMs.current += ms;
      // What comes to be shown counts as seen from this moment.
      setAttempt((now) => countTime(edit(countTime(now, ms)), 0));
    },
    [uncountedMs],
  );
  const goTo = useCallback(
    (index: number) => change((now) => (index in now.questions ? { ...now, index } : now)),
    [change],
  );
  const step = useCallback(
    (by: number) =>
      change((now) => (now.index + by in now.questions ? { ...now, index: now.index + by } : now)),
    [change],
  );
  const choose = useCallback(
    (id: string, option: string) => change((now) => ({ ...now, answers: { ...now.answers, [id]: option } })),
    [change],
  );
  const toggleMark = useCallback(() => change((now) => toggleShown(now)), [change]);
  const end = (isEndedElsewhere: boolean) => {
    if (isOver.current) return;
    isOver.current = true;
    const result = createResult(countTime(attempt, uncountedMs()), remainingMs());
    if (!isEndedElsewhere) storePendingResult(result);
    onFinish(result);
  };
  const look = useEffectEvent(() => {
    setSecondsLeft(toSecondsLeft(remainingMs()));
    if (remainingMs() <= 0) end(false);
  });
  const store = useEffectEvent(() => {
    if (isOver.current) return;
    const time = keepTime(attempt, remainingMs(), clock.wallMs());
    storeAttempt({ ...countTime(attempt, uncountedMs()), ...time });
  });
  const follow = useEffectEvent((event: StorageEvent) => {
    if (event.key !== attemptKey(attempt.studentId)) return;
    const other = readAttempt(attempt.studentId);
    if (!other) end(true);
    else if (hasOtherAnswers(attempt, other))
      setAttempt((now) => ({ ...other, index: now.index, spentMs: mergeTime(now.spentMs, other.spentMs) }));
  });

  useEffect(() => {
    // At once as well: a test opened after its deadline is over.
    const first = setTimeout(() => look());
    const timer = setInterval(() => look(), lookEveryMs);
    const onLeave = () => store();
    globalThis.addEventListener("pagehide", onLeave);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      globalThis.removeEventListener("pagehide", onLeave);
      store();
    };
  }, []);
  const storePeriod = Math.ceil(secondsLeft / storeEverySeconds);
  useEffect(() => {
    // What was opened is stored already; written once more, it would undo what another tab has answered since.
    if (isOpening.current) {
      isOpening.current = false;
      return undefined;
    }
    // On a slow phone writing takes longer than drawing.
    return afterPaint(() => store());
  }, [attempt, storePeriod]);
  useEffect(() => {
    const onStorage = (event: StorageEvent) => follow(event);
    globalThis.addEventListener("storage", onStorage);
    return () => globalThis.removeEventListener("storage", onStorage);
  }, []);

  return {
    attempt,
    secondsLeft,
    endsAt: () => new Date(clock.wallMs() + Math.max(0, remainingMs())),
    finish: () => end(false),
    choose,
    goTo,
    step,
    toggleMark,
  };
}
