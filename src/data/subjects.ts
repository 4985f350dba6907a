import { queryOptions } from "@tanstack/react-query";
import { getClient } from "./client";
import { getRows } from "./request";

/**
 * Lists all exams (the table `subjects`), including those no longer offered, because old results still name them.
 *
 * @returns the id and name of each exam, such as `Maths`, sorted by name
 * @throws AppError when the subjects could not be read
 */
export async function listSubjectNames() {
  const client = await getClient();
  return getRows(client.from("subjects").select("id, name").order("name"));
}

export type NamedSubject = Awaited<ReturnType<typeof listSubjectNames>>[number];

/** The query of the subjects' names. */
export const subjectNamesQuery = queryOptions({ queryKey: ["subject-names"], queryFn: listSubjectNames });
