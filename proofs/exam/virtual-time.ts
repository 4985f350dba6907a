type Timer = { atMs: number; call: () => unknown; owner: object | null };

/** Lets everything run that waits for nothing but its turn. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Time that passes only on request: nothing waits by a real clock (docs/exam.md section 11).
 *
 * @param startMs the true time at the start, in milliseconds since 1970
 * @returns `nowMs`, the true time; `after`, a timer that belongs to somebody; `pass`, which lets time go by and every
 * timer run at its moment, and what it returns end, before time continues; `putOff`, all timers of one who sleeps;
 * `drop`, those of one who is gone
 */
export function createVirtualTime(startMs: number) {
  let nowMs = startMs;
  const timers = new Set<Timer>();
  const findNext = () => {
    let next: Timer | undefined;
    for (const timer of timers) if (!next || timer.atMs < next.atMs) next = timer;
    return next;
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
      await settle();
      for (let next = findNext(); next && next.atMs <= untilMs; next = findNext()) {
        timers.delete(next);
        nowMs = Math.max(nowMs, next.atMs);
        await next.call();
        await settle();
      }
      nowMs = untilMs;
    },
    putOff: (owner: object, ms: number) => {
      for (const timer of timers) if (timer.owner === owner) timer.atMs += ms;
    },
    drop: (owner: object) => {
      for (const timer of timers) if (timer.owner === owner) timers.delete(timer);
    },
  };
}

export type VirtualTime = ReturnType<typeof createVirtualTime>;
