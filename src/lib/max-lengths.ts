/** The longest text about a student that the database takes, in characters; a test holds these equal to its rules. */
export const maxLengths = { name: 100, schoolName: 200, guardianName: 100, phone: 20 } as const;

/**
 * Cuts a name that is too long to be kept. By characters, as the database counts: half a sign would be refused.
 *
 * @param name as it was given
 * @returns its beginning, at most as long as a name may be
 */
export function shortenName(name: string): string {
  return Array.from(name).slice(0, maxLengths.name).join("");
}
