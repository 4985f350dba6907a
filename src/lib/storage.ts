import * as v from "valibot";
import { readStoredUnchecked } from "./raw-storage";
import { report } from "./report";

export { studentKey, writeStored } from "./raw-storage";

/**
 * Reads a stored entry and validates it, because its content can be anything.
 *
 * @param key the entry's key
 * @param schema the schema of a valid entry
 * @returns the value, or null if it is missing or invalid, or storage is blocked
 */
export function readStored<T>(key: string, schema: v.GenericSchema<unknown, T>): T | null {
  const result = v.safeParse(schema, readStoredUnchecked(key));
  return result.success ? result.output : null;
}

/** @param key the entry to remove */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch (error) {
    report(`removing the stored entry ${key}`, error);
  }
}
