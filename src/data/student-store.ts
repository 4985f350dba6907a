import { createStore, type StoreApi } from "zustand/vanilla";
import { readStoredUnchecked, studentKey, writeStored } from "../lib/raw-storage";
import { sessionStore } from "./session";

/** One stored value of the logged-in student or of the visitor. */
export type StudentStore<T> = Pick<StoreApi<T>, "getState" | "getInitialState" | "subscribe"> & {
  /** Changes the value. `update` gets the stored value, so that two tabs never undo each other's changes. */
  change: (update: (current: T) => T) => void;
};

/**
 * Creates a store in local storage, with one value per student and one for visitors. The store follows changes in other
 * tabs and every login and logout. If storage is blocked or full, the store keeps the value in the page's memory.
 *
 * @param name the key without the student's id, such as `cart`
 * @param check converts the stored value, which can be anything or null if it is missing, to a valid value
 * @returns the store; during prerendering and hydration it has the value of `check(null)`
 */
export function createStudentStore<T>(name: string, check: (stored: unknown) => T): StudentStore<T> {
  const store = createStore<T>(() => check(null));
  let key = "";
  let isStored = true;

  const load = () => {
    const currentKey = studentKey(name, sessionStore.getState()?.studentId ?? null);
    if (currentKey === key && !isStored) return;
    key = currentKey;
    isStored = true;
    const stored = check(readStoredUnchecked(key));
    // Equal values keep the same object: no listener is called, and nothing is rendered again.
    if (JSON.stringify(stored) !== JSON.stringify(store.getState())) store.setState(stored, true);
  };

  const change: StudentStore<T>["change"] = (update) => {
    load();
    const current = store.getState();
    const changed = update(current);
    if (changed === current) return;
    isStored = writeStored(key, changed);
    store.setState(changed, true);
  };

  // During prerendering there is no storage and no other tab. A blocked storage throws when `localStorage` is read.
  if (typeof document !== "undefined") {
    load();
    sessionStore.subscribe(load);
    addEventListener("storage", load);
  }
  return Object.assign(store, { change });
}
