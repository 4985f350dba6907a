import { queryOptions } from "@tanstack/react-query";
import { getClient } from "./client";
import { getRows } from "./request";

/**
 * Every subject's name, those that are no longer offered included: an old result still names its subject.
 *
 * @returns id and display name, by name
 * @throws AppError when they could not be read
 */
export async function listSubjectNames() {
  const client = await getClient();
  return getRows(client.from("subjects").select("id, name").order("name"));
}

export type SubjectName = Awaited<ReturnType<typeof listSubjectNames>>[number];

/** The query of the subjects' names. */
export const subjectNamesQuery = queryOptions({ queryKey: ["subject-names"], queryFn: listSubjectNames });
