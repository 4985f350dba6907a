import { getClient } from "./client";
import { getRows } from "./request";

/**
 * The exams that are on offer, with their prices as they are now (docs/specification.md section 7).
 *
 * @returns the active rows of `subjects`, as the specification calls the table of exams, by name; `pricePaise` is in paise
 * @throws AppError when they could not be read
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
