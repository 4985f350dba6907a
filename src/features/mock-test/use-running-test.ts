import { useEffect, useEffectEvent, useRef, useState } from "react";
import { attemptKey, readAttempt, storeAttempt, type Attempt } from "./attempt";
import { createResult, storePendingResult, type MockTestResult } from "./result";
import { findRemainingMs, keepTime, systemClock, toSecondsLeft, type Clock } from "./test-clock";

/** How often the clock is looked at, in milliseconds; the display changes each second. */
const lookEveryMs = 250;

/** How often the remainder is stored, in seconds: what a crash can give back at most. */
const storeEverySeconds = 5;

function hasOtherAnswers(a: Attempt, b: Attempt): boolean {
  const parts = ({ seed, answers, markedIds }: Attempt) => JSON.stringify([seed, answers, markedIds]);
  return parts(a) !== parts(b);
}

/**
 * A test under way: its answers, its time, and everything stored at once, so that nothing is lost by a reload. Two tabs
 * of one test follow each other's answers.
 *
 * @param opened the attempt as it was opened or stored
 * @param onFinish called once with the result, when the child ends the test or the time is over
 * @param clock where time comes from
 * @returns the attempt as it stands, whole seconds left, and what a child can do
 */
export function useRunningTest(
  opened: Attempt,
  onFinish: (result: MockTestResult) => void,
  clock: Clock = systemClock,
) {
  const [attempt, setAttempt] = useState(opened);
  const [endsAtMonotonicMs] = useState(() => clock.monotonicMs() + findRemainingMs(opened, clock.wallMs()));
  const [secondsLeft, setSecondsLeft] = useState(() =>
    toSecondsLeft(endsAtMonotonicMs - clock.monotonicMs()),
  );
  const isOver = useRef(false);
  const remainingMs = () => endsAtMonotonicMs - clock.monotonicMs();

  const end = (isEndedElsewhere: boolean) => {
    if (isOver.current) return;
    isOver.current = true;
    const result = createResult(attempt, remainingMs());
    if (!isEndedElsewhere) storePendingResult(result);
    onFinish(result);
  };
  const look = useEffectEvent(() => {
    setSecondsLeft(toSecondsLeft(remainingMs()));
    if (remainingMs() <= 0) end(false);
  });
  const store = useEffectEvent(() => {
    if (!isOver.current) storeAttempt({ ...attempt, ...keepTime(attempt, remainingMs(), clock.wallMs()) });
  });
  const follow = useEffectEvent((event: StorageEvent) => {
    if (event.key !== attemptKey(attempt.studentId)) return;
    const other = readAttempt(attempt.studentId);
    if (!other) end(true);
    else if (hasOtherAnswers(attempt, other)) setAttempt({ ...other, index: attempt.index });
  });

  useEffect(() => {
    // At once as well: a test opened after its deadline is over.
    const first = setTimeout(() => look());
    const timer = setInterval(() => look(), lookEveryMs);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, []);
  const storePeriod = Math.ceil(secondsLeft / storeEverySeconds);
  useEffect(() => {
    store();
  }, [attempt, storePeriod]);
  useEffect(() => {
    const onStorage = (event: StorageEvent) => follow(event);
    globalThis.addEventListener("storage", onStorage);
    return () => globalThis.removeEventListener("storage", onStorage);
  }, []);

  return {
    attempt,
    secondsLeft,
    finish: () => end(false),
    choose: (id: string, option: string) =>
      setAttempt((now) => ({ ...now, answers: { ...now.answers, [id]: option } })),
    goTo: (index: number) => {
      if (index in attempt.questions) setAttempt((now) => ({ ...now, index }));
    },
    toggleMark: (id: string) =>
      setAttempt((now) => ({
        ...now,
        markedIds: now.markedIds.includes(id)
          ? now.markedIds.filter((marked) => marked !== id)
          : [...now.markedIds, id],
      })),
  };
}
