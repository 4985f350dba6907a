/** Two clocks: `wallMs` is the time of day since 1970, `monotonicMs` only ever runs forward while the page lives. */
export type Clock = { wallMs: () => number; monotonicMs: () => number };

/** The browser's two clocks. */
export const systemClock: Clock = { wallMs: () => Date.now(), monotonicMs: () => performance.now() };

/**
 * @param remainingMs milliseconds that are left
 * @returns whole seconds as the child sees them: the last second counts until it is over
 */
export function toSecondsLeft(remainingMs: number): number {
  return Math.max(0, Math.ceil(remainingMs / 1000));
}
