type Guard = (event: PopStateEvent) => void;

let guard: Guard | undefined;

/**
 * Listens to the browser's Back and Forward. Called before the router is made: of two listeners the first is told first,
 * and only so can a guard keep a step from the router.
 */
export function listenToBack(): void {
  globalThis.addEventListener("popstate", (event) => guard?.(event));
}

/**
 * @param next told of each step before the router is; it keeps one to itself by `stopImmediatePropagation`
 * @returns a function that takes it away
 */
export function guardBack(next: Guard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = undefined;
  };
}
