import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * Reads what only the browser of the reader knows, on a page that may have been prerendered. As soon as its HTML has been
 * taken over, the component is rendered once more, with what is true here.
 *
 * @param served the value in the prerendered HTML
 * @param read asks the browser
 * @returns `served` while the HTML is written and taken over, afterwards and everywhere else what is read
 */
export function useHydrated<Value>(served: Value, read: () => Value): Value {
  return useSyncExternalStore(never, read, () => served);
}
