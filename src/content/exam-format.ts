/**
 * Returns the format of an exam (docs/specification.md section 9). The specification names both 40 and 50 questions:
 * classes 1 to 4 have 40, classes 5 to 12 have 50.
 *
 * @param classNumber 1 to 12
 * @returns the number of questions, the minutes, and the marks for a right and for a wrong or missing answer
 */
export function getExamFormat(classNumber: number): {
  questionCount: number;
  minutes: number;
  marksPerCorrect: number;
  marksPerWrong: number;
} {
  return { questionCount: classNumber <= 4 ? 40 : 50, minutes: 60, marksPerCorrect: 1, marksPerWrong: 0 };
}

/**
 * @param classNumber 1 to 12
 * @returns the format of an exam in four short lines for a page
 */
export function describeExamFormat(classNumber: number): readonly string[] {
  const { questionCount, minutes, marksPerCorrect } = getExamFormat(classNumber);
  return [
    `${questionCount} multiple-choice questions`,
    `${minutes} minutes, online`,
    `+${marksPerCorrect} for each correct answer`,
    "0 for a wrong or blank answer (no negative marking)",
  ];
}
