import { createStore, type StoreApi } from "zustand/vanilla";
import { readRaw, studentKey, writeStored } from "../lib/raw-storage";
import { sessionStore } from "./session";

/** One stored entry of the logged-in student. */
export type StudentStore<T> = Pick<StoreApi<T>, "getState" | "getInitialState" | "subscribe"> & {
  /** Changes the entry, starting from what is stored now, so that two tabs never undo each other's changes. */
  change: (next: (known: T) => T) => void;
};

/**
 * A store in one entry of local storage per student (and one without a student), which follows the other tabs and
 * every login and logout. Where storage is closed or full, it continues in the page's own memory.
 *
 * @param name the entry's plain name, such as `cart`
 * @param check makes a valid value of the stored entry; null is a missing entry
 * @returns the store; while pages are prerendered and hydrated, its entry is not there
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
    const stored = check(readRaw(key));
    // Equal values keep the same object: no listener is called, and nothing is rendered again.
    if (JSON.stringify(stored) !== JSON.stringify(store.getState())) store.setState(stored, true);
  };

  const change: StudentStore<T>["change"] = (next) => {
    load();
    const known = store.getState();
    const changed = next(known);
    if (changed === known) return;
    isStored = writeStored(key, changed);
    store.setState(changed, true);
  };

  // Where pages are prerendered there is no storage, and nobody to follow. A closed storage throws when it is only named.
  if (typeof document !== "undefined") {
    load();
    sessionStore.subscribe(load);
    addEventListener("storage", load);
  }
  return Object.assign(store, { change });
}
