import { createStudentStore } from "./student-store";

function readClass(stored: unknown): number | null {
  return typeof stored === "number" && Number.isInteger(stored) && stored >= 1 && stored <= 12
    ? stored
    : null;
}

/**
 * The class (1 to 12) that home and the olympiad pages are shown for (docs/specification.md section 2): the class last
 * viewed or chosen on this browser, or null.
 */
export const chosenClassStore = createStudentStore("selectedClass", readClass);

/**
 * Stores a class for the logged-in student and updates every part of the page that shows it.
 *
 * @param classNumber 1 to 12
 */
export function chooseClass(classNumber: number): void {
  chosenClassStore.change(() => classNumber);
}
