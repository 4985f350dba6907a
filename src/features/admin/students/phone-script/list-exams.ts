/**
 * @param names the names of exams as the history has them: `Maths, Science`
 * @returns the names as part of a sentence: `Maths and Science`
 */
export const listExams = (names: string): string => new Intl.ListFormat("en-IN").format(names.split(", "));

/**
 * @param names the names of exams as the history has them; null if they are not known
 * @returns ` for Maths and Science`, or an empty text
 */
export const forExams = (names: string | null): string => (names === null ? "" : ` for ${listExams(names)}`);
