import { createStore, type StoreApi } from "zustand/vanilla";
import { readStoredUnchecked, studentKey, writeStored } from "../lib/raw-storage";
import { sessionStore } from "./session";

/** One stored entry of the logged-in student. */
export type StudentStore<T> = Pick<StoreApi<T>, "getState" | "getInitialState" | "subscribe"> & {
  /** Changes the entry. `update` gets what is stored now, so that two tabs never undo each other's changes. */
  change: (update: (current: T) => T) => void;
};

/**
 * Creates a store in local storage, one entry per student and one for visitors. It follows other tabs and every login
 * and logout. If storage is blocked or full, it continues in the page's memory.
 *
 * @param name the entry's name without the student's id, such as `cart`
 * @param check returns a valid value for the stored one, which can be anything; null if it is missing
 * @returns the store; during prerendering and hydration it acts as if the entry were missing
 */
export function createStudentStore<T>(name: string, check: (stored: unknown) => T): StudentStore<T> {
  const store = createStore<T>(() => check(null));
  let key = "";
  let isStored = true;

  const load = () => {
    const ownKey = studentKey(name, sessionStore.getState()?.studentId ?? null);
    if (ownKey === key && !isStored) return;
    key = ownKey;
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
