/** A call at a time. `owner` is the page whose timers can be postponed or dropped together. */
type Timer = { atMs: number; call: () => unknown; owner: object | null };

/** Lets all pending callbacks run. */
const runPendingCallbacks = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Creates a time that passes only on request; nothing waits for real time (docs/exam.md section 11).
 *
 * @param startMs the true time at the start, in milliseconds since 1970
 * @returns `nowMs`, the true time; `after`, which starts a timer with an optional owner; `pass`, which lets time pass, calls
 * each timer at its time and awaits its result; `postpone` and `drop`, which delay or cancel all timers of an owner
 */
export function createVirtualTime(startMs: number) {
  let nowMs = startMs;
  const timers = new Set<Timer>();
  const findNextTimer = () => {
    let nextTimer: Timer | undefined;
    for (const timer of timers) if (!nextTimer || timer.atMs < nextTimer.atMs) nextTimer = timer;
    return nextTimer;
  };
  return {
    nowMs: () => nowMs,
    after: (delayMs: number, call: () => unknown, owner: object | null = null): (() => void) => {
      const timer = { atMs: nowMs + Math.max(0, delayMs), call, owner };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    pass: async (ms: number) => {
      const untilMs = nowMs + ms;
      await runPendingCallbacks();
      for (
        let nextTimer = findNextTimer();
        nextTimer && nextTimer.atMs <= untilMs;
        nextTimer = findNextTimer()
      ) {
        timers.delete(nextTimer);
        nowMs = Math.max(nowMs, nextTimer.atMs);
        await nextTimer.call();
        await runPendingCallbacks();
      }
      nowMs = untilMs;
    },
    postpone: (owner: object, ms: number) => {
      for (const timer of timers) if (timer.owner === owner) timer.atMs += ms;
    },
    drop: (owner: object) => {
      for (const timer of timers) if (timer.owner === owner) timers.delete(timer);
    },
  };
}

export type VirtualTime = ReturnType<typeof createVirtualTime>;
