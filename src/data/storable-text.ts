/**
 * The database takes no half characters and no zero byte, and JSON can carry both.
 *
 * @param text what somebody typed or pasted
 * @returns the same without them
 */
export function toStorableText(text: string): string {
  return text.replaceAll(/[\p{Surrogate}\0]/gu, "");
}
