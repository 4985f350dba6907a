/** Half characters, which no database takes, and what Unicode says nobody sees, but for the two joiners. */
const unseen = /\p{Surrogate}|(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}|[\ufff0-\ufffc\u{1d159}]/gu;

/** A joiner that is not between two letters of Arabic or of a script of India, Devanagari to Sinhala. */
const lostJoiners =
  /(?<![\u0600-\u06ff\u0750-\u077f\u0900-\u0dff])[\u200c\u200d]|[\u200c\u200d](?![\u0600-\u06ff\u0750-\u077f\u0900-\u0dff])/gu;

/** Spaces of every kind, line breaks and control signs. */
const spaces = /[\p{Cc}\p{Z}\u2800]+/gu;

/**
 * The rule of the database (`private.clean_line` in supabase/schemas/base.sql) for what is on one line.
 *
 * @param text the typed or pasted text
 * @returns the same with single spaces, without control signs, direction marks and anything invisible but the joiners that
 *   a script needs
 */
export function toStorableLine(text: string): string {
  return text.replace(unseen, "").replace(lostJoiners, "").replace(spaces, " ").trim();
}

/**
 * The rule of the database (`private.clean_note`) for what may have several lines.
 *
 * @param text the typed or pasted text
 * @returns each line as `toStorableLine` has it, at most one empty line between two
 */
export function toStorableNote(text: string): string {
  const lines = text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/u).map(toStorableLine);
  return lines
    .join("\n")
    .replaceAll(/\n{3,}/gu, "\n\n")
    .trim();
}
