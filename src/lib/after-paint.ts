/** The longest time that deferred work waits until the browser is idle, in milliseconds. */
const maxIdleWaitMs = 100;

/**
 * Runs an action after the next paint. A plain timer, an effect or `useDeferredValue` often runs before the paint and
 * delays it; an idle callback runs after it. Browsers without idle callbacks (Safari) use a timer.
 *
 * @param action the action
 * @returns a function that cancels it
 */
export function afterPaint(action: () => void): () => void {
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(action);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(action, { timeout: maxIdleWaitMs });
  return () => cancelIdleCallback(handle);
}
