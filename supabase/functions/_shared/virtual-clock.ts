/**
 * Creates a clock for tests, on which only `sleep` takes time. `run` runs the work. Whenever all of the work is asleep, the
 * clock jumps to the next time at which a sleep ends.
 */
export function openVirtualClock(startsAt: Date) {
  let time = startsAt.getTime();
  let sleepers: { at: number; wake: () => void }[] = [];

  function wakeNext(): void {
    if (sleepers.length === 0) return;
    time = Math.min(...sleepers.map(({ at }) => at));
    const due = sleepers.filter(({ at }) => at <= time);
    sleepers = sleepers.filter(({ at }) => at > time);
    for (const { wake } of due) wake();
  }

  return {
    now: () => new Date(time),
    sleep: (ms: number) =>
      new Promise<void>((resolve) => void sleepers.push({ at: time + ms, wake: resolve })),
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
