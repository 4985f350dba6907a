import type { VirtualTime } from "../../exam/virtual-time";

/** A call at the time `atMs`, in milliseconds since 1970. `owner` is the device or page whose timers can be postponed or dropped together. */
type Timer = { atMs: number; call: () => unknown; owner: object; handle: NodeJS.Timeout };

/** The key for timers without an owner. */
const noOwner = {};

/** A time for virtual devices (`virtual-time.ts`) in which callers can wait. */
export type PacedTime = Omit<VirtualTime, "pass"> & { wait: (ms: number) => Promise<void>; speed: number };

/**
 * Creates a time that runs `speed` times as fast as real time. All timers use it, so at speed 10 a timeout of 10 s is one real
 * second, as if the server were ten times slower.
 *
 * @param startMs the current time, in milliseconds since 1970
 * @param speed 1 for real time
 */
export function createPacedTime(startMs: number, speed: number): PacedTime {
  const realStartMs = performance.now();
  const nowMs = () => startMs + (performance.now() - realStartMs) * speed;
  const timers = new Map<object, Set<Timer>>();

  const startTimer = (timer: Timer) => {
    clearTimeout(timer.handle);
    timer.handle = setTimeout(
      () => {
        cancelTimer(timer);
        void timer.call();
      },
      Math.max(0, timer.atMs - nowMs()) / speed,
    );
  };
  const cancelTimer = (timer: Timer) => {
    clearTimeout(timer.handle);
    const ownerTimers = timers.get(timer.owner);
    ownerTimers?.delete(timer);
    if (ownerTimers?.size === 0) timers.delete(timer.owner);
  };
  const after = (delayMs: number, call: () => unknown, owner: object | null = null) => {
    const timer = { atMs: nowMs() + delayMs, call, owner: owner ?? noOwner, handle: setTimeout(() => {}, 0) };
    const ownerTimers = timers.get(timer.owner) ?? new Set();
    timers.set(timer.owner, ownerTimers.add(timer));
    startTimer(timer);
    return () => cancelTimer(timer);
  };
  return {
    speed,
    nowMs,
    after,
    wait: (ms) => new Promise((resolve) => after(ms, () => resolve())),
    postpone: (owner, ms) => {
      for (const timer of timers.get(owner) ?? []) {
        timer.atMs += ms;
        startTimer(timer);
      }
    },
    drop: (owner) => {
      for (const timer of timers.get(owner) ?? []) clearTimeout(timer.handle);
      timers.delete(owner);
    },
  };
}
