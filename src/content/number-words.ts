const words = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/**
 * Writes a count as a word, so that texts stay correct when a list changes.
 *
 * @param count 0 to 12
 * @returns a text such as `eight`
 * @throws RangeError for a number above 12 or below 0
 */
export function formatNumber(count: number): string {
  const word = words[count];
  if (word === undefined) throw new RangeError(`No word for ${count}.`);
  return word;
}

/**
 * @param names at least one
 * @returns a text such as `Maths, Science and English`
 */
export function formatList(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${last}` : last;
}
