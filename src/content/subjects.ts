/**
 * The subjects, each with the code of its exam. Names and codes are the same as in the database's table `subjects`,
 * which a test checks. CONTRIBUTING.md lists the parts of a new subject; while one is missing, the code does not compile.
 */
export const subjects = [
  { slug: "maths", name: "Maths", code: "IMO" },
  { slug: "science", name: "Science", code: "ISO" },
  { slug: "english", name: "English", code: "IEO" },
  { slug: "computer", name: "Computer", code: "ICO" },
  { slug: "gk", name: "General Knowledge", code: "IGKO" },
  { slug: "reasoning", name: "Reasoning", code: "IRO" },
  { slug: "speedmaths", name: "Speed Maths", code: "ISMO" },
  { slug: "spellbee", name: "Spell Bee", code: "ISBO" },
] as const;

export type Subject = (typeof subjects)[number];
export type SubjectSlug = Subject["slug"];

/** The code of a subject's exam, such as `IMO`. */
export type ExamCode = Subject["code"];

/**
 * @param name a subject's display name in the database
 * @returns the subject, or undefined if the site does not know it
 */
export function findSubjectByName(name: string): Subject | undefined {
  return subjects.find((subject) => subject.name === name);
}
