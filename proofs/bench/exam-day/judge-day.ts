/** The outcome of one child. `pressed`: the letters on the screen when the last press was taken, by n. */
export type ChildDay = {
  pressed: ReadonlyMap<number, string>;
  /** The room's own end, and what the receipt says to the login afterwards. Null where the day did not come so far. */
  end: { receiptCode: string; differing: readonly number[] } | null;
  receipt: { receiptCode: string; letters: string } | null;
  /** Differences between the screen and the presses, and steps that failed. */
  troubles: string[];
};

/**
 * Holds what each child has pressed against its receipt: every answer that was pressed must be there.
 *
 * @param days the children's results, in the exam's order
 * @returns a line for each thing that is not as it must be; empty where everybody has what was pressed
 */
export function judgeDay(days: readonly ChildDay[]): string[] {
  return days.flatMap(({ pressed, end, receipt, troubles }, place) => {
    const say = (what: string) => `child ${place + 1}: ${what}`;
    const lines = troubles.map(say);
    if (!receipt) return [...lines, say("has no receipt")];
    for (const [n, letter] of pressed) {
      const counts = receipt.letters[n - 1] ?? "";
      if (counts !== letter)
        lines.push(say(`pressed ${letter} in question ${n}, the receipt has "${counts}"`));
    }
    for (const { index, 0: letter } of receipt.letters.matchAll(/[a-d]/g))
      if (!pressed.has(index + 1))
        lines.push(say(`the receipt has ${letter} in question ${index + 1}, which was never pressed`));
    if (end && end.differing.length > 0)
      lines.push(say(`the room saw a difference in ${end.differing.join(", ")}`));
    if (end && end.receiptCode !== receipt.receiptCode)
      lines.push(say(`the room received ${end.receiptCode}, the receipt is ${receipt.receiptCode}`));
    return lines;
  });
}
