import { getClient } from "./client";
import { getRows } from "./request";

/**
 * Lists every edition with the day of each exam. All dates are calendar days in IST, `YYYY-MM-DD`.
 *
 * @returns the editions, the oldest first; at most one is current, none between editions
 * @throws AppError when the editions could not be read
 */
export async function listEditions() {
  const client = await getClient();
  const query = client
    .from("editions")
    .select(
      "id, name, isCurrent:is_current, camera, registrationOpensOn:registration_opens_on, resultsOn:results_on, exams:edition_exams(examId:exam_id, examOn:exam_on, registrationClosesOn:registration_closes_on, opensAt:opens_at, lastStartAt:last_start_at, cancelledAt:cancelled_at)",
    )
    .order("exams_from");
  return getRows(query);
}

export type Edition = Awaited<ReturnType<typeof listEditions>>[number];
