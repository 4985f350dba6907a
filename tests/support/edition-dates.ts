/** Returns the UTC date `days` days from now, `YYYY-MM-DD`. */
const dateFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/**
 * Makes the dates of an edition whose registration is open on the day on which the tests run. `examsFrom` and `examsTo` are the
 * first and the last day of its exam period; every exam is on `examOn`.
 *
 * @returns dates, `YYYY-MM-DD`
 */
export function editionDatesAroundToday() {
  return {
    registrationOpensOn: dateFromNow(-30),
    examsFrom: dateFromNow(20),
    registrationClosesOn: dateFromNow(29),
    examOn: dateFromNow(30),
    examsTo: dateFromNow(40),
    resultsOn: dateFromNow(90),
  };
}
