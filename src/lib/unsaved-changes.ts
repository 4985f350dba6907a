import { useEffect } from "react";

/** One mark for each form on the page that holds what is not saved. */
const held = new Set<symbol>();

/** @returns whether something on the page would be lost with it */
export function hasUnsavedChanges(): boolean {
  return held.size > 0;
}

/**
 * Registers that a form has changes, until they are saved or the form is gone. The browser then asks on its own
 * before its tab is closed; code that removes the form within the page asks `hasUnsavedChanges`.
 *
 * @param isDirty whether the form differs from what is saved
 */
export function useUnsavedChanges(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return undefined;
    const mark = Symbol("unsaved changes");
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    held.add(mark);
    globalThis.addEventListener("beforeunload", ask);
    return () => {
      held.delete(mark);
      globalThis.removeEventListener("beforeunload", ask);
    };
  }, [isDirty]);
}
