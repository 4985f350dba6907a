/** A timer that always stands at the next due moment. */
export type Alarm = {
  /** Looks at the next due moment again. */
  set: () => void;
  close: () => void;
};

const longestTimerMs = 2 ** 31 - 1;

/**
 * Rings when `nextDueAt()` (Unix milliseconds by `clock`, null for nothing) has come. `ring` does what is due;
 * whoever changes what is due calls `set`.
 */
export function createAlarm(clock: () => number, nextDueAt: () => number | null, ring: () => void): Alarm {
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const set = () => {
    clearTimeout(timer);
    const dueAt = isClosed ? null : nextDueAt();
    if (dueAt === null) return;
    timer = setTimeout(
      () => (dueAt <= clock() ? ring() : set()),
      Math.min(Math.max(dueAt - clock(), 0), longestTimerMs),
    );
  };
  return {
    set,
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

/** The earliest of the moments, or null when there is none. */
export function earliest(moments: Iterable<number | null>): number | null {
  let first: number | null = null;
  for (const moment of moments) if (moment !== null && (first === null || moment < first)) first = moment;
  return first;
}
