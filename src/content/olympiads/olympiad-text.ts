/** Five groups of classes that are spoken to alike. */
export type ClassBand = "early" | "primary" | "middle" | "secondary" | "senior";

/** What an olympiad's pages say about the subject itself. */
export type OlympiadText = {
  /** What is asked at this age, and why: one paragraph each. */
  asked: Readonly<Record<ClassBand, string>>;
  /** What a student gets better at by preparing: one paragraph each. */
  grow: Readonly<Record<ClassBand, string>>;
  /** How to prepare for this subject, in two or three sentences. */
  prepare: string;
  /** How to use the minutes of the exam in this subject. */
  pace: string;
  /** What a mock test is good for in this subject. */
  mock: string;
};

/**
 * @param classNumber 1 to 12
 * @returns the band that the class belongs to: 1-2, 3-5, 6-8, 9-10, 11-12
 */
export function getClassBand(classNumber: number): ClassBand {
  if (classNumber <= 2) return "early";
  if (classNumber <= 5) return "primary";
  if (classNumber <= 8) return "middle";
  return classNumber <= 10 ? "secondary" : "senior";
}
