/** A timer that is always set to the next due time. */
export type DueTimer = {
  /** Sets the timer to the next due time. */
  set: () => void;
  close: () => void;
};

const longestTimerMs = 2 ** 31 - 1;

/**
 * Calls `onDue` when `nextDueAt()` (Unix milliseconds by `clock`, null for nothing) has come. It does what is due;
 * code that changes the due time calls `set`.
 */
export function createDueTimer(
  clock: () => number,
  nextDueAt: () => number | null,
  onDue: () => void,
): DueTimer {
  let timer: NodeJS.Timeout | undefined;
  let look: NodeJS.Immediate | undefined;
  let isClosed = false;
  const arm = () => {
    clearTimeout(timer);
    const dueAt = nextDueAt();
    if (dueAt === null) return;
    const waitMs = Math.min(Math.max(dueAt - clock(), 0), longestTimerMs);
    timer = setTimeout(() => (dueAt <= clock() ? onDue() : set()), waitMs);
  };
  /** Handles many changes in one turn only once. */
  const set = () => {
    if (isClosed) return;
    look ??= setImmediate(() => {
      look = undefined;
      arm();
    });
  };
  return {
    set,
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      clearImmediate(look);
    },
  };
}

/** The earliest of the moments, or null when there is none. */
export function earliest(moments: Iterable<number | null>): number | null {
  let first: number | null = null;
  for (const moment of moments) if (moment !== null && (first === null || moment < first)) first = moment;
  return first;
}
