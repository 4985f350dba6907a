import * as v from "valibot";
import { report } from "./report";

type Schema<T> = v.GenericSchema<unknown, T>;

/**
 * Reads a stored entry and checks it: anybody, and any older version of the site, may have written it.
 *
 * @param key the entry's name
 * @param schema what a sound entry looks like
 * @returns the value, or null where there is none, it is damaged, or storage is closed
 */
export function readStored<T>(key: string, schema: Schema<T>): T | null {
  try {
    const text = localStorage.getItem(key);
    if (text === null) return null;
    const result = v.safeParse(schema, JSON.parse(text));
    return result.success ? result.output : null;
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

/** @param key the entry to forget */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch (error) {
    report(`removing the stored entry ${key}`, error);
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
