/**
 * The format of an exam (docs/specification.md section 9). The specification names 40 and 50 questions; both readings
 * apply: 40 for classes 1 to 4, 50 for classes 5 to 12.
 *
 * @param classNumber 1 to 12
 * @returns number of questions, minutes, and marks for a right and for a wrong or missing answer
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
 * The same format as four short lines for a page.
 *
 * @param classNumber 1 to 12
 */
export function describeExamFormat(classNumber: number): readonly string[] {
  const { questionCount, minutes, marksPerCorrect } = getExamFormat(classNumber);
  return [
    `${questionCount} multiple-choice questions`,
    `${minutes} minutes, online`,
    `+${marksPerCorrect} for each correct answer`,
    "No negative marking: 0 for a wrong or blank answer",
  ];
}
