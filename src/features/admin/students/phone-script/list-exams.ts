/**
 * @param names the names of exams in one text, as in the events of a family's history: `Maths, Science`
 * @returns the names as part of a sentence: `Maths and Science`
 */
export const listExams = (names: string): string => new Intl.ListFormat("en-IN").format(names.split(", "));

/**
 * @param names the names of exams in one text, as in the events of a family's history; null if they are not known
 * @returns ` for Maths and Science`, or an empty text
 */
export const forExams = (names: string | null): string => (names === null ? "" : ` for ${listExams(names)}`);
