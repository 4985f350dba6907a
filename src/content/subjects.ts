/**
 * The olympiads. Each has one exam, with the code by which it is sold. Names and codes equal those of the database's table
 * `subjects`; a test holds them together. README says what a new one needs; what is forgotten does not compile.
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
 * @param name a subject's display name, as the database has it
 * @returns the subject, or undefined where the database knows one that the site does not
 */
export function findSubjectByName(name: string): Subject | undefined {
  return subjects.find((subject) => subject.name === name);
}
