/** The milliseconds that each shown question was on the screen, measured with the test's clock; the keys are question ids. */
export type TimeSpent = Readonly<Record<string, number>>;

/**
 * @param spent the times before
 * @param questionId the question that was shown
 * @param ms how long the question was shown; a negative time counts as 0
 * @returns the times with this time added, in whole milliseconds
 */
export function addTime(spent: TimeSpent, questionId: string, ms: number): TimeSpent {
  return { ...spent, [questionId]: (spent[questionId] ?? 0) + Math.max(0, Math.round(ms)) };
}

/**
 * Merges the times of two tabs of one test. The tabs run at the same time, so the longer time counts.
 *
 * @param own the times of this tab
 * @param other the stored times of the other tab
 * @returns the longer time of each question
 */
export function mergeTime(own: TimeSpent, other: TimeSpent): TimeSpent {
  const merged: Record<string, number> = { ...other };
  for (const [id, ms] of Object.entries(own)) merged[id] = Math.max(ms, other[id] ?? 0);
  return merged;
}
