/**
 * @param name the name as the family typed it
 * @returns the first name: the first word that is more than an initial, `Asha` of `Asha Verma` and `Karthik` of
 *   `S. Karthik`; the whole name if there is none
 */
export function firstNameOf(name: string): string {
  const words = name.split(" ");
  return words.find((word) => word.replaceAll(/[^\p{L}\p{M}]/gu, "").length > 1) ?? name;
}
