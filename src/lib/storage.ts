import * as v from "valibot";
import { readRaw } from "./raw-storage";
import { report } from "./report";

export { studentKey, writeStored } from "./raw-storage";

/**
 * Reads a stored entry and checks it: anybody, and any older version of the site, may have written it.
 *
 * @param key the entry's name
 * @param schema the schema of a valid entry
 * @returns the value, or null where there is none, it is damaged, or storage is closed
 */
export function readStored<T>(key: string, schema: v.GenericSchema<unknown, T>): T | null {
  const result = v.safeParse(schema, readRaw(key));
  return result.success ? result.output : null;
}

/** @param key the entry to forget */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch (error) {
    report(`removing the stored entry ${key}`, error);
  }
}
