/** Five groups of classes that share their texts. */
export type ClassBand = "early" | "primary" | "middle" | "secondary" | "senior";

/** The texts about the subject on an olympiad's pages. */
export type OlympiadText = {
  /** The topics of the questions, for each band in one paragraph. */
  questions: Readonly<Record<ClassBand, string>>;
  /** The skills that a student gains by preparing, for each band in one paragraph. */
  grow: Readonly<Record<ClassBand, string>>;
  /** How to prepare for this subject, in two or three sentences. */
  prepare: string;
  /** How to use the minutes of the exam in this subject. */
  timeAdvice: string;
  /** How a mock test helps in this subject. */
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
