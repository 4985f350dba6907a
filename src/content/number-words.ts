const words = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/**
 * Says how many in a sentence, so that no text has to be changed with a list.
 *
 * @param count 0 to 12
 * @returns such as `eight`
 * @throws RangeError for a number that is better written in figures
 */
export function formatNumber(count: number): string {
  const word = words[count];
  if (word === undefined) throw new RangeError(`No word for ${count}.`);
  return word;
}

/**
 * @param names at least one
 * @returns such as `Maths, Science and English`
 */
export function formatList(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${last}` : last;
}
