/**
 * Creates a clock for tests, on which only `sleep` takes time. `run` starts the given work and returns its result. Whenever
 * all of the work is asleep, the clock jumps to the next time at which a sleep ends.
 */
export function createVirtualClock(startsAt: Date) {
  let nowMs = startsAt.getTime();
  let sleepers: { wakeAtMs: number; wake: () => void }[] = [];

  function wakeNext(): void {
    if (sleepers.length === 0) return;
    nowMs = Math.min(...sleepers.map(({ wakeAtMs }) => wakeAtMs));
    const due = sleepers.filter(({ wakeAtMs }) => wakeAtMs <= nowMs);
    sleepers = sleepers.filter(({ wakeAtMs }) => wakeAtMs > nowMs);
    for (const { wake } of due) wake();
  }

  return {
    now: () => new Date(nowMs),
    sleep: (ms: number) =>
      new Promise<void>((resolve) => void sleepers.push({ wakeAtMs: nowMs + ms, wake: resolve })),
    run: async <Result>(work: () => Promise<Result>): Promise<Result> => {
      let isOver = false;
      const ended = work().finally(() => void (isOver = true));
      for (;;) {
        // After this all work is done or asleep.
        await new Promise<void>((resolve) => void setImmediate(resolve));
        if (isOver) return ended;
        wakeNext();
      }
    },
  };
}
