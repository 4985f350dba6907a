import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { getClient } from "../client";
import { readAnswer } from "../read-answer";
import { getRows } from "../request";

const accessSchema = v.picklist(["granted", "denied", "session_ended", "code_needed"]);

/** How much of the admin panel a person may see, in the database's names. */
export type AdminAccess = v.InferOutput<typeof accessSchema>;

/**
 * Whether somebody may open the admin panel: a student record whose role is admin (docs/specification.md sections 6 and 7), by a
 * session that still exists, with a second factor where one is asked for. It only decides what is shown; every function
 * of the panel checks again.
 *
 * @param email the logged-in account's address
 * @returns `denied` for any other role, and where there is no record
 * @throws AppError when it could not be read
 */
export async function findAdminAccess(email: string): Promise<AdminAccess> {
  const client = await getClient();
  const query = client.from("students").select("role").eq("email", email).maybeSingle();
  const student = await getRows(query);
  if (student?.role !== "admin") return "denied";
  return readAnswer(accessSchema, client.rpc("admin_access"));
}

/**
 * @param email the logged-in account's address
 * @returns the query of how far the admin panel may be opened
 */
export const adminAccessQuery = (email: string) =>
  queryOptions({ queryKey: ["admin-access", email], queryFn: () => findAdminAccess(email) });
