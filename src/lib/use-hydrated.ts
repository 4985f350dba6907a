import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => undefined;

/**
 * Reads a value that only the browser knows, on a page that may be prerendered. After hydration the component renders
 * again with the browser's value.
 *
 * @param prerendered the value in the prerendered HTML
 * @param read reads the browser's value
 * @returns `prerendered` during prerendering and hydration, afterwards the browser's value
 */
export function useHydrated<Value>(prerendered: Value, read: () => Value): Value {
  return useSyncExternalStore(subscribeToNothing, read, () => prerendered);
}
