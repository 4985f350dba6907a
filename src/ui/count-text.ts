import { countedTo } from "../lib/counted-to";

/**
 * How many there are, as far as they were counted.
 *
 * @param count beyond 10,000 it is only known that there are more
 * @param one a single one, such as `student`
 * @param many more of them, such as `students`
 * @returns `1 student`, `3,400 students`, `10,000+ students`
 */
export function countText(count: number, one: string, many: string): string {
  const sign = count > countedTo ? "+" : "";
  return `${Math.min(count, countedTo).toLocaleString("en-IN")}${sign} ${count === 1 ? one : many}`;
}
