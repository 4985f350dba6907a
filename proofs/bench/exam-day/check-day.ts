/** The exam day of one student. `chosen` has the last letter that the student chose, and the page showed, for each question. */
export type StudentDay = {
  chosen: ReadonlyMap<number, string>;
  /**
   * The end that the exam page showed; `differingQuestions` has the numbers of the questions whose answer in the answer
   * record differs from the page. Null if the day ended earlier.
   */
  end: { answerRecordCode: string; differingQuestions: readonly number[] } | null;
  /** The answer record read afterwards, or null. */
  answerRecord: { answerRecordCode: string; letters: string } | null;
  /** Differences between the screen and the chosen answers, and errors. */
  problems: string[];
};

/**
 * Compares each student's chosen answers with the answer record.
 *
 * @param days the students' days, in the exam's order
 * @returns a line for each problem; empty if every answer record has exactly the chosen answers
 */
export function findDayProblems(days: readonly StudentDay[]): string[] {
  return days.flatMap(({ chosen, end, answerRecord, problems }, index) => {
    const describe = (problem: string) => `child ${index + 1}: ${problem}`;
    const lines = problems.map(describe);
    if (!answerRecord) return [...lines, describe("has no answer record")];
    for (const [questionNumber, letter] of chosen) {
      const recordedLetter = answerRecord.letters[questionNumber - 1] ?? "";
      if (recordedLetter !== letter)
        lines.push(
          describe(
            `chose ${letter} in question ${questionNumber}, the answer record has "${recordedLetter}"`,
          ),
        );
    }
    for (const { index: letterIndex, 0: letter } of answerRecord.letters.matchAll(/[a-d]/g))
      if (!chosen.has(letterIndex + 1))
        lines.push(
          describe(`the answer record has ${letter} in question ${letterIndex + 1}, which was never chosen`),
        );
    if (end && end.differingQuestions.length > 0)
      lines.push(describe(`the room saw a difference in ${end.differingQuestions.join(", ")}`));
    if (end && end.answerRecordCode !== answerRecord.answerRecordCode)
      lines.push(
        describe(
          `the room received ${end.answerRecordCode}, the answer record is ${answerRecord.answerRecordCode}`,
        ),
      );
    return lines;
  });
}
