/** Lone surrogates, which the database refuses, and invisible characters, except the two joiners. */
const invisibleCharacters =
  /\p{Surrogate}|(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}|[\ufff0-\ufffc\u{1d159}]/gu;

/** A joiner that is not between two letters of Arabic or an Indian script (Devanagari to Sinhala). */
const misplacedJoiners =
  /(?<![\u0600-\u06ff\u0750-\u077f\u0900-\u0dff])[\u200c\u200d]|[\u200c\u200d](?![\u0600-\u06ff\u0750-\u077f\u0900-\u0dff])/gu;

/** Spaces of every kind, line breaks and control characters. */
const spaces = /[\p{Cc}\p{Z}\u2800]+/gu;

/**
 * Cleans up a single line, by the same rule as the database (`private.clean_line` in supabase/schemas/base.sql).
 *
 * @param text the typed or pasted text
 * @returns the text with single spaces, without control characters, direction marks and other invisible characters
 * except necessary joiners
 */
export function toStorableLine(text: string): string {
  return text.replace(invisibleCharacters, "").replace(misplacedJoiners, "").replace(spaces, " ").trim();
}

/**
 * Cleans up a text of several lines, by the same rule as the database (`private.clean_note`).
 *
 * @param text the typed or pasted text
 * @returns each line cleaned by `toStorableLine`, with at most one empty line between two lines
 */
export function toStorableNote(text: string): string {
  const lines = text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/u).map(toStorableLine);
  return lines
    .join("\n")
    .replaceAll(/\n{3,}/gu, "\n\n")
    .trim();
}
