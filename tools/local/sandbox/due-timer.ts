/** A timer that is always set to the next due time. */
export type DueTimer = {
  /** Sets the timer to the next due time. */
  set: () => void;
  close: () => void;
};

/** The longest time for which `setTimeout` can wait. */
const longestTimerMs = 2 ** 31 - 1;

/**
 * Creates a timer that calls `onDue` at the time `nextDueAt()`, in Unix milliseconds of `clock`; null if nothing is due.
 * `onDue` does the work that is due. Code that changes the due time must call `set`.
 */
export function createDueTimer(
  clock: () => number,
  nextDueAt: () => number | null,
  onDue: () => void,
): DueTimer {
  let timer: NodeJS.Timeout | undefined;
  let scheduledSet: NodeJS.Immediate | undefined;
  let isClosed = false;
  const setNow = () => {
    clearTimeout(timer);
    const dueAt = nextDueAt();
    if (dueAt === null) return;
    const waitMs = Math.min(Math.max(dueAt - clock(), 0), longestTimerMs);
    timer = setTimeout(() => (dueAt <= clock() ? onDue() : set()), waitMs);
  };
  /** Sets the timer after the current turn of the event loop, once for many changes. */
  const set = () => {
    if (isClosed) return;
    scheduledSet ??= setImmediate(() => {
      scheduledSet = undefined;
      setNow();
    });
  };
  return {
    set,
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      clearImmediate(scheduledSet);
    },
  };
}

/** Returns the earliest of the times, or null if there is none. */
export function findEarliest(times: Iterable<number | null>): number | null {
  let first: number | null = null;
  for (const time of times) if (time !== null && (first === null || time < first)) first = time;
  return first;
}
