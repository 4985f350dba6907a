/** Subjects that are not read aloud, because they test reading and spelling. */
const subjectsNotReadAloud = new Set(["English", "Spell Bee"]);

/** The highest class in which reading aloud is always offered. */
const maxClassAlwaysOffered = 4;

/**
 * Decides whether the device may read questions aloud.
 *
 * @param subject the subject's name in the database
 * @param classNumber 1 to 12
 * @returns `offered` from the beginning, `on request` by a switch, or `never`
 */
export function findReadAloud(subject: string, classNumber: number): "offered" | "on request" | "never" {
  if (subjectsNotReadAloud.has(subject)) return "never";
  return classNumber <= maxClassAlwaysOffered ? "offered" : "on request";
}
