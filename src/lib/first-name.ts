/**
 * @param name as a family wrote it
 * @returns how somebody is spoken to: the first word that is more than an initial, `Asha` of `Asha Verma` and `Karthik` of
 *   `S. Karthik`; the whole name where there is none
 */
export function firstNameOf(name: string): string {
  const words = name.split(" ");
  return words.find((word) => word.replaceAll(/[^\p{L}\p{M}]/gu, "").length > 1) ?? name;
}
