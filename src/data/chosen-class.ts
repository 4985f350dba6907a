import { readRaw, studentKey, writeStored } from "../lib/raw-storage";

const listeners = new Set<() => void>();

function keyOf(studentId: string | null): string {
  return studentKey("selectedClass", studentId);
}

/**
 * @param studentId who is logged in, or null
 * @returns the class (1 to 12) that was looked at or chosen last on this browser, or null
 */
export function readChosenClass(studentId: string | null): number | null {
  const stored = readRaw(keyOf(studentId));
  return typeof stored === "number" && Number.isInteger(stored) && stored >= 1 && stored <= 12
    ? stored
    : null;
}

/**
 * Remembers a class and tells every part of the page that shows it.
 *
 * @param studentId who is logged in, or null
 * @param classNumber 1 to 12
 */
export function storeChosenClass(studentId: string | null, classNumber: number): void {
  writeStored(keyOf(studentId), classNumber);
  for (const listener of listeners) listener();
}

/**
 * @param listener called after each choice
 * @returns a function that stops it
 */
export function subscribeToChosenClass(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
