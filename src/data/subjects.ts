import { queryOptions } from "@tanstack/react-query";
import { getVisitorClient } from "./visitor-client";
import { getRows } from "./request";

/**
 * The exams that are on offer, with their prices as they are now (specification section 7).
 *
 * @returns active olympiad subjects by name; `pricePaise` is in paise
 * @throws AppError when they could not be read
 */
export function listExams() {
  return getRows(
    getVisitorClient()
      .from("subjects")
      .select("id, code, name, pricePaise:price_paise")
      .eq("type", "olympiad")
      .eq("is_active", true)
      .order("name"),
  );
}

export type Exam = Awaited<ReturnType<typeof listExams>>[number];

/**
 * Every subject's name, those that are no longer offered included: an old result still names its subject.
 *
 * @returns id and display name, by name
 * @throws AppError when they could not be read
 */
export function listSubjectNames() {
  return getRows(getVisitorClient().from("subjects").select("id, name").order("name"));
}

export type SubjectName = Awaited<ReturnType<typeof listSubjectNames>>[number];

/** The query of the subjects' names. */
export const subjectNamesQuery = queryOptions({ queryKey: ["subject-names"], queryFn: listSubjectNames });
