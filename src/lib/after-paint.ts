/** The longest that deferred work waits for an idle moment of the browser, in milliseconds. */
const idleWithinMs = 100;

/**
 * Runs an action after the next paint. A plain timer, an effect or `useDeferredValue` often runs before the paint and
 * delays it; an idle callback runs after it. Browsers without idle callbacks (Safari) use a timer.
 *
 * @param act the action
 * @returns a function that cancels it
 */
export function afterPaint(act: () => void): () => void {
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(act);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: idleWithinMs });
  return () => cancelIdleCallback(handle);
}
