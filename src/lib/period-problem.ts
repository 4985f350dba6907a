/**
 * @param period the first and the last day as `YYYY-MM-DD`, each empty if there is no limit
 * @returns what to tell the user if no day can be in the period, else undefined
 */
export function findPeriodProblem({ from, to }: { from: string; to: string }): string | undefined {
  return from !== "" && to !== "" && from > to
    ? "“From” is after “To”, so no day is in this period. Please change one of them."
    : undefined;
}
