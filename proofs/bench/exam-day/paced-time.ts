import type { VirtualTime } from "../../exam/virtual-time";

type Timer = { atMs: number; call: () => unknown; owner: object; handle: NodeJS.Timeout };

const nobody = {};

/** Time as the devices of the tests know it (`virtual-time.ts`), and a way to wait in it. */
export type PacedTime = Omit<VirtualTime, "pass"> & { wait: (ms: number) => Promise<void>; speed: number };

/**
 * Time that passes on its own, so many times as fast as the real one. Everybody who waits waits by it, so at 10 a
 * room's patience of 10 s is one real second, as for a server that is ten times as slow.
 *
 * @param startMs the current time, in milliseconds since 1970
 * @param speed 1 for the real one
 */
export function createPacedTime(startMs: number, speed: number): PacedTime {
  const realStartMs = performance.now();
  const nowMs = () => startMs + (performance.now() - realStartMs) * speed;
  const timers = new Map<object, Set<Timer>>();

  const arm = (timer: Timer) => {
    clearTimeout(timer.handle);
    timer.handle = setTimeout(
      () => {
        forget(timer);
        void timer.call();
      },
      Math.max(0, timer.atMs - nowMs()) / speed,
    );
  };
  const forget = (timer: Timer) => {
    clearTimeout(timer.handle);
    const own = timers.get(timer.owner);
    own?.delete(timer);
    if (own?.size === 0) timers.delete(timer.owner);
  };
  const after = (delayMs: number, call: () => unknown, owner: object | null = null) => {
    const timer = { atMs: nowMs() + delayMs, call, owner: owner ?? nobody, handle: setTimeout(() => {}, 0) };
    const own = timers.get(timer.owner) ?? new Set();
    timers.set(timer.owner, own.add(timer));
    arm(timer);
    return () => forget(timer);
  };
  return {
    speed,
    nowMs,
    after,
    wait: (ms) => new Promise((resolve) => after(ms, () => resolve())),
    postpone: (owner, ms) => {
      for (const timer of timers.get(owner) ?? []) {
        timer.atMs += ms;
        arm(timer);
      }
    },
    drop: (owner) => {
      for (const timer of timers.get(owner) ?? []) clearTimeout(timer.handle);
      timers.delete(owner);
    },
  };
}
