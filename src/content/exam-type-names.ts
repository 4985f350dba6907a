/**
 * The four choices of the form on the exam information page, by the slugs and with the names that the specification
 * gives them (docs/specification.md section 2), which are not those of the exams.
 */
export const examTypeNames = {
  math: "Mathematics",
  science: "Science",
  english: "English",
  cyber: "Cyber",
} as const;

export type ExamType = keyof typeof examTypeNames;
