import { queryOptions } from "@tanstack/react-query";
import { getClient } from "./client";
import { getRows } from "./request";

/**
 * Lists the school classes, Class 1 first; sorted by number, because by name Class 10 would come before Class 2.
 *
 * @returns id, display name such as `Class 5`, and number 1 to 12
 * @throws AppError when the classes could not be read
 */
export async function listClasses() {
  const client = await getClient();
  return getRows(client.from("classes").select("id, name, number").order("number"));
}

export type SchoolClass = Awaited<ReturnType<typeof listClasses>>[number];

/** The query of the school classes. */
export const classesQuery = queryOptions({ queryKey: ["classes"], queryFn: listClasses });
