/**
 * How many there are, as honestly as it is known.
 *
 * @param count at most 10,000
 * @param precision whether it is exact, about right, or only the least
 * @param one a single one, such as `student`
 * @param many more of them, such as `students`
 * @returns `1 student`, `about 3,400 students`, `10,000+ students`
 */
export function countText(
  count: number,
  precision: "exact" | "about" | "more",
  one: string,
  many: string,
): string {
  const number = count.toLocaleString("en-IN");
  const noun = count === 1 && precision === "exact" ? one : many;
  if (precision === "about") return `about ${number} ${noun}`;
  return precision === "more" ? `${number}+ ${noun}` : `${number} ${noun}`;
}
