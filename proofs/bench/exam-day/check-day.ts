/** The exam day of one student. `chosen` has the last letter that the student chose, and the page showed, for each question. */
export type ChildDay = {
  chosen: ReadonlyMap<number, string>;
  /** The end as shown by the room, and the receipt as read afterwards; null if the day did not get so far. */
  end: { receiptCode: string; differing: readonly number[] } | null;
  receipt: { receiptCode: string; letters: string } | null;
  /** Differences between the screen and the chosen answers, and errors. */
  problems: string[];
};

/**
 * Compares each student's chosen answers with the receipt.
 *
 * @param days the students' days, in the exam's order
 * @returns a line for each problem; empty if every receipt has exactly the chosen answers
 */
export function findDayProblems(days: readonly ChildDay[]): string[] {
  return days.flatMap(({ chosen, end, receipt, problems }, index) => {
    const makeLine = (problem: string) => `child ${index + 1}: ${problem}`;
    const lines = problems.map(makeLine);
    if (!receipt) return [...lines, makeLine("has no receipt")];
    for (const [n, letter] of chosen) {
      const onReceipt = receipt.letters[n - 1] ?? "";
      if (onReceipt !== letter)
        lines.push(makeLine(`chose ${letter} in question ${n}, the receipt has "${onReceipt}"`));
    }
    for (const { index: letterIndex, 0: letter } of receipt.letters.matchAll(/[a-d]/g))
      if (!chosen.has(letterIndex + 1))
        lines.push(
          makeLine(`the receipt has ${letter} in question ${letterIndex + 1}, which was never chosen`),
        );
    if (end && end.differing.length > 0)
      lines.push(makeLine(`the room saw a difference in ${end.differing.join(", ")}`));
    if (end && end.receiptCode !== receipt.receiptCode)
      lines.push(makeLine(`the room received ${end.receiptCode}, the receipt is ${receipt.receiptCode}`));
    return lines;
  });
}
