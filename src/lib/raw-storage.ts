import { report } from "./report";

/** Permanent storage, or storage until the tab is closed. */
type StorageName = "localStorage" | "sessionStorage";

/**
 * Reads a stored entry without checking it; its content can be anything.
 *
 * @param key the entry's key
 * @param storage the storage: permanent by default
 * @returns its JSON value; null if it is missing or broken, or storage is blocked
 */
export function readStoredUnchecked(key: string, storage: StorageName = "localStorage"): unknown {
  try {
    const text = window[storage].getItem(key);
    return text === null ? null : JSON.parse(text);
  } catch (error) {
    report(`reading the stored entry ${key}`, error);
    return null;
  }
}

/**
 * Writes a stored entry. If storage is full or blocked, that is only reported, and the page continues without the entry.
 *
 * @param key the entry's key
 * @param value any JSON value
 * @param storage the storage: permanent by default
 * @returns whether it was written
 */
export function writeStored(key: string, value: unknown, storage: StorageName = "localStorage"): boolean {
  try {
    window[storage].setItem(key, JSON.stringify(value));
    return true;
  } catch (error) {
    report(`writing the stored entry ${key}`, error);
    return false;
  }
}

/**
 * Builds the key of an entry that belongs to one student, so that other students on the same computer do not see it.
 *
 * @param name the entry's name without the student's id, such as `cart`
 * @param studentId the student's id, or null for a visitor
 * @returns the key to store it under
 */
export function studentKey(name: string, studentId: string | null): string {
  return studentId === null ? name : `${name}:${studentId}`;
}

/** @returns the keys of all entries in localStorage */
export function listStoredKeys(): string[] {
  return Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? "");
}
