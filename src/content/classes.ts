/** The school classes the olympiads are for (docs/specification.md section 1). */
export const classNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/**
 * @param name a class's display name, such as `Class 4`
 * @returns its number; 0 if the name has none
 */
export function readClassNumber(name: string): number {
  return Number(name.replace(/\D/g, ""));
}
