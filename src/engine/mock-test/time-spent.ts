/** Milliseconds by question id, as the test's own clock counts them. A question that was never shown is not in it. */
export type TimeSpent = Readonly<Record<string, number>>;

/**
 * @param spent the times so far
 * @param questionId the question that was shown
 * @param ms how long it was shown; a negative time counts as 0
 * @returns the time with that added, in whole milliseconds
 */
export function addTime(spent: TimeSpent, questionId: string, ms: number): TimeSpent {
  return { ...spent, [questionId]: (spent[questionId] ?? 0) + Math.max(0, Math.round(ms)) };
}

/**
 * The times of two tabs of one test: they run at the same time, so the longer of the two counts.
 *
 * @param own this tab's count
 * @param other the other tab's stored value
 * @returns the longer time of each question
 */
export function mergeTime(own: TimeSpent, other: TimeSpent): TimeSpent {
  const merged: Record<string, number> = { ...other };
  for (const [id, ms] of Object.entries(own)) merged[id] = Math.max(ms, other[id] ?? 0);
  return merged;
}
