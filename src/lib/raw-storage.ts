import { report } from "./report";

/** For good, or as long as the tab is there. */
type StorageName = "localStorage" | "sessionStorage";

/**
 * Reads a stored entry without checking it: anybody, and any older version of the site, may have written it.
 *
 * @param key the entry's name
 * @param storage the storage: permanent by default
 * @returns the JSON it holds; null where there is none, it is broken, or storage is closed
 */
export function readRaw(key: string, storage: StorageName = "localStorage"): unknown {
  try {
    const text = window[storage].getItem(key);
    return text === null ? null : JSON.parse(text);
  } catch (error) {
    report(`reading the stored entry ${key}`, error);
    return null;
  }
}

/**
 * Writes a stored entry. A full or closed storage is reported, not thrown: the page continues without memory.
 *
 * @param key the entry's name
 * @param value anything JSON can carry
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
 * Names an entry that belongs to one student, so that nobody else on the same computer is shown it.
 *
 * @param name the entry's plain name, such as `cart`
 * @param studentId the student's id, or null for somebody who is logged out
 * @returns the key to store it under
 */
export function studentKey(name: string, studentId: string | null): string {
  return studentId === null ? name : `${name}:${studentId}`;
}

/** @returns the names under which this browser keeps something for this site */
export function listStoredKeys(): string[] {
  return Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? "");
}
