/**
 * Joins class names, leaving out those whose condition is false.
 *
 * @param parts class names, or false/undefined for a condition that does not hold
 * @returns one `class` attribute
 */
export function cn(...parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(" ");
}
