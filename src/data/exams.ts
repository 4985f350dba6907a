import { getClient } from "./client";
import { getRows } from "./request";

/**
 * Lists the exams on offer with their current prices (docs/specification.md section 7).
 *
 * @returns the active rows of `subjects` (the specification's name for the table of exams), by name; `pricePaise` is in
 * paise
 * @throws AppError when the exams could not be read
 */
export async function listExams() {
  const client = await getClient();
  return getRows(
    client
      .from("subjects")
      .select("id, code, name, pricePaise:price_paise")
      .eq("type", "olympiad")
      .eq("is_active", true)
      .order("name"),
  );
}

export type Exam = Awaited<ReturnType<typeof listExams>>[number];
