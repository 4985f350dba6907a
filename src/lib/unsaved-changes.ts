import { useEffect, useRef } from "react";

/** For each form on the page, a function that returns whether it has unsaved changes. */
const changeChecks = new Set<() => boolean>();

/** @returns whether a form on the page has unsaved changes */
export function hasUnsavedChanges(): boolean {
  return [...changeChecks].some((isChanged) => isChanged());
}

const askBeforeClosing = (event: BeforeUnloadEvent) => {
  if (hasUnsavedChanges()) event.preventDefault();
};

/**
 * Registers a form that may have unsaved changes. The browser then asks before the tab is closed; code that removes the
 * form must call `hasUnsavedChanges` itself.
 *
 * @param isChanged returns whether the form has unsaved changes
 * @returns a function that ends the registration
 */
export function registerForm(isChanged: () => boolean): () => void {
  changeChecks.add(isChanged);
  globalThis.addEventListener("beforeunload", askBeforeClosing);
  return () => {
    changeChecks.delete(isChanged);
    if (changeChecks.size === 0) globalThis.removeEventListener("beforeunload", askBeforeClosing);
  };
}

/**
 * Registers a form's unsaved changes until they are saved or the form is removed.
 *
 * @param isDirty whether the form differs from the saved values
 * @returns a function to call when the changes are saved, for a form that then leaves its page immediately
 */
export function useUnsavedChanges(isDirty: boolean): () => void {
  const removeForm = useRef(() => {});
  useEffect(() => {
    if (!isDirty) return undefined;
    const remove = registerForm(() => true);
    removeForm.current = remove;
    return remove;
  }, [isDirty]);
  return () => removeForm.current();
}
