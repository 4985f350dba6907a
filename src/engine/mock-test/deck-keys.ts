import { readStoredUnchecked, studentKey } from "../../lib/raw-storage";

/**
 * @param studentId the student, or null for a visitor
 * @returns the key of the mistakes deck (`mistakes-deck.ts`)
 */
export function deckKey(studentId: string | null): string {
  return studentKey("mistakesDeck", studentId);
}

/**
 * @param studentId the student, or null for a visitor
 * @returns the key of the tests whose mistakes are not in the deck yet (`queued-tests.ts`)
 */
export function queuedMistakesKey(studentId: string | null): string {
  return studentKey("mistakesToAdd", studentId);
}

/**
 * @param studentId the student, or null for a visitor
 * @returns whether this device has a mistakes deck, or tests whose mistakes are not in the deck yet
 */
export function hasDeck(studentId: string | null): boolean {
  return (
    readStoredUnchecked(deckKey(studentId)) !== null ||
    readStoredUnchecked(queuedMistakesKey(studentId)) !== null
  );
}
