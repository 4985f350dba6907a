/**
 * Two clocks, in milliseconds: `wallMs` is the device's time since 1970, which a user can change; `monotonicMs` never
 * goes back while the page is open.
 */
export type Clock = { wallMs: () => number; monotonicMs: () => number };

/** The browser's two clocks. */
export const systemClock: Clock = { wallMs: () => Date.now(), monotonicMs: () => performance.now() };

/**
 * @param remainingMs milliseconds left
 * @returns whole seconds to show, rounded up: 1 until the time is over
 */
export function toSecondsLeft(remainingMs: number): number {
  return Math.max(0, Math.ceil(remainingMs / 1000));
}
