/**
 * @param exam the names of exams as the history has them: `Maths, Science`
 * @returns the names as part of a sentence: `Maths and Science`
 */
export const listExams = (exam: string): string => new Intl.ListFormat("en-IN").format(exam.split(", "));

/**
 * @param exam the names of exams as the history has them; null if they are not known
 * @returns ` for Maths and Science`, or nothing
 */
export const forExams = (exam: string | null): string => (exam === null ? "" : ` for ${listExams(exam)}`);
