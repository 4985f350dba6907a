import { useEffect, useRef } from "react";

/** One question for each form on the page: does it hold what is not saved? */
const forms = new Set<() => boolean>();

/** @returns whether something on the page would be lost with it */
export function hasUnsavedChanges(): boolean {
  return [...forms].some((isChanged) => isChanged());
}

const askAtClosing = (event: BeforeUnloadEvent) => {
  if (hasUnsavedChanges()) event.preventDefault();
};

/**
 * Registers a form that may hold what is not saved. The browser then asks on its own before its tab is closed; code that
 * removes the form within the page asks `hasUnsavedChanges`.
 *
 * @param isChanged asked at the moment when something would be lost
 * @returns removes the form again
 */
export function registerForm(isChanged: () => boolean): () => void {
  forms.add(isChanged);
  globalThis.addEventListener("beforeunload", askAtClosing);
  return () => {
    forms.delete(isChanged);
    if (forms.size === 0) globalThis.removeEventListener("beforeunload", askAtClosing);
  };
}

/**
 * Registers that a form has changes, until they are saved or the form is gone.
 *
 * @param isDirty whether the form differs from what is saved
 * @returns says that the changes are saved, for a form that leaves its page at once
 */
export function useUnsavedChanges(isDirty: boolean): () => void {
  const saved = useRef(() => {});
  useEffect(() => {
    if (!isDirty) return undefined;
    const remove = registerForm(() => true);
    saved.current = remove;
    return remove;
  }, [isDirty]);
  return () => saved.current();
}
