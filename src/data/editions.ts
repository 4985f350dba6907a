import { getVisitorClient } from "./visitor-client";
import { getRows } from "./request";

/**
 * The season that is running now, with the day of each exam. All dates are calendar days in IST, `YYYY-MM-DD`.
 *
 * @returns the current edition, or null between editions
 * @throws AppError when it could not be read
 */
export function findCurrentEdition() {
  const query = getVisitorClient()
    .from("editions")
    .select(
      "id, name, registrationOpensOn:registration_opens_on, resultsOn:results_on, exams:edition_exams(examId:exam_id, examOn:exam_on, registrationClosesOn:registration_closes_on)",
    )
    .eq("is_current", true)
    .maybeSingle();
  return getRows(query);
}

export type CurrentEdition = NonNullable<Awaited<ReturnType<typeof findCurrentEdition>>>;
