/** The longest that deferred work waits for an idle moment of the browser, in milliseconds. */
const idleWithinMs = 100;

/**
 * Puts off what may come after the next picture. A plain timer, an effect or `useDeferredValue` often comes before it and
 * holds it up; an idle moment only comes once it is painted. Where there are none (Safari), a timer has to do.
 *
 * @param act the action
 * @returns a function that calls it off
 */
export function afterPaint(act: () => void): () => void {
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(act);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: idleWithinMs });
  return () => cancelIdleCallback(handle);
}
