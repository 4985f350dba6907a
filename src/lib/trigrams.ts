/**
 * The three-letter pieces of a text, as PostgreSQL's pg_trgm has them: words in lower case, two spaces before and one
 * behind each. Numbers and punctuation are left out, so that a question with other numbers is the same question.
 *
 * @param text any text
 * @returns each piece once
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
 * How alike two texts are: what both have of all that either has.
 *
 * @param one the pieces of a text
 * @param other those of another
 * @returns 0 for nothing in common, 1 for the same pieces
 */
export function compareTrigrams(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((piece) => other.has(piece)).length;
  const all = one.size + other.size - common;
  return all === 0 ? 0 : common / all;
}
