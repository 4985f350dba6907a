/** A calendar day so many days from now, `YYYY-MM-DD`. */
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/**
 * The days of a season whose registration is open around today, on any day that the tests run. All exams are on one day.
 *
 * @returns calendar days, `YYYY-MM-DD`
 */
export function openDays() {
  return {
    registrationOpensOn: dayFromNow(-30),
    examsFrom: dayFromNow(20),
    registrationClosesOn: dayFromNow(29),
    examOn: dayFromNow(30),
    examsTo: dayFromNow(40),
    resultsOn: dayFromNow(90),
  };
}
