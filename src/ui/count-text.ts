import { maxCountedRows } from "../lib/max-counted";

/**
 * Formats a count with its noun.
 *
 * @param count above 10,000 it means “more than 10,000”
 * @param singular the noun for one, such as `student`
 * @param plural the noun for other counts, such as `students`
 * @returns `1 student`, `3,400 students`, `10,000+ students`
 */
export function countText(count: number, singular: string, plural: string): string {
  const suffix = count > maxCountedRows ? "+" : "";
  return `${Math.min(count, maxCountedRows).toLocaleString("en-IN")}${suffix} ${count === 1 ? singular : plural}`;
}
