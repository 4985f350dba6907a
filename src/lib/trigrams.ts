/**
 * Lists the trigrams of a text like PostgreSQL's pg_trgm: words in lower case, with two spaces before and one after
 * each. Numbers and punctuation are left out, so that a question with other numbers is the same question.
 *
 * @param text any text
 * @returns each trigram once
 */
export function listTrigrams(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const pieces = words.flatMap((word) => {
    const padded = `  ${word} `;
    return Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3));
  });
  return new Set(pieces);
}

/**
 * Calculates the similarity of two texts: the number of common trigrams divided by the number of all different trigrams.
 *
 * @param one the trigrams of a text
 * @param other the trigrams of another text
 * @returns 0 for nothing in common, 1 for the same trigrams
 */
export function compareTrigrams(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((piece) => other.has(piece)).length;
  const all = one.size + other.size - common;
  return all === 0 ? 0 : common / all;
}
