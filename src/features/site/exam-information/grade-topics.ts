import type { examTypes } from "../../../content/exam-information";

/**
 * @param exam one of the four exam types
 * @param grade 1 to 12
 * @returns its topics in that grade, in the order of the page
 */
export function listGradeTopics(exam: (typeof examTypes)[number], grade: number): readonly string[] {
  const byGrade: Readonly<Record<number, readonly string[] | undefined>> = exam.syllabus;
  return byGrade[grade] ?? [];
}
