import { report } from "./report";

/**
 * Reads a stored entry without checking it: anybody, and any older version of the site, may have written it.
 *
 * @param key the entry's name
 * @returns whatever JSON it holds; null where there is none, it is broken, or storage is closed
 */
export function readRaw(key: string): unknown {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : JSON.parse(text);
  } catch (error) {
    report(`reading the stored entry ${key}`, error);
    return null;
  }
}

/**
 * Writes a stored entry. A full or closed storage is reported, not thrown: the page goes on without memory.
 *
 * @param key the entry's name
 * @param value anything JSON can carry
 * @returns whether it was written
 */
export function writeStored(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
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
 * @param studentId whose it is, or null for somebody who is logged out
 * @returns the key to store it under
 */
export function studentKey(name: string, studentId: string | null): string {
  return studentId === null ? name : `${name}:${studentId}`;
}
