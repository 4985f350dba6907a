/** The four exam types of the exam information page (docs/specification.md section 2), by their slugs. */
export const examTypeNames = {
  math: "Mathematics",
  science: "Science",
  english: "English",
  cyber: "Cyber",
} as const;

export type ExamType = keyof typeof examTypeNames;
