/**
 * @param names the names of exams
 * @returns the names as part of a sentence: `Maths and Science`
 */
export const listExams = (names: readonly string[]): string => new Intl.ListFormat("en-IN").format(names);

/**
 * @param names the names of exams; empty if they are not known
 * @returns ` for Maths and Science`, or an empty text
 */
export const forExams = (names: readonly string[]): string =>
  names.length === 0 ? "" : ` for ${listExams(names)}`;

/**
 * @param names the names of exams; empty if they are not known
 * @returns the names with a verb: `Maths and Science are`, or `the exams are`
 */
export const formatExamsWithVerb = (names: readonly string[]): string =>
  names.length === 0 ? "the exams are" : `${listExams(names)} ${names.length > 1 ? "are" : "is"}`;
