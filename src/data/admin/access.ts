import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { getClient } from "../client";
import { readReply } from "../read-reply";
import { getRows } from "../request";

const accessSchema = v.picklist(["granted", "denied", "session_ended", "code_needed"]);

/**
 * An account's access to the admin panel, in the database's names. `session_ended`: the login has ended; `code_needed`:
 * a second factor has to be used first.
 */
export type AdminAccess = v.InferOutput<typeof accessSchema>;

/**
 * Reads whether somebody may open the admin panel: the account's student record must have the role admin
 * (docs/specification.md sections 6 and 7), the login's session must still exist, and a second factor must have been
 * used if one is required. The result only decides what is shown; every function of the panel checks again.
 *
 * @param email the logged-in account's address
 * @returns `denied` for any other role, and for an account without a student record
 * @throws AppError when the role or the access could not be read
 */
export async function findAdminAccess(email: string): Promise<AdminAccess> {
  const client = await getClient();
  const query = client.from("students").select("role").eq("email", email).maybeSingle();
  const student = await getRows(query);
  if (student?.role !== "admin") return "denied";
  return readReply(accessSchema, client.rpc("admin_access"));
}

/**
 * @param email the logged-in account's address
 * @returns the query of the account's access to the panel
 */
export const adminAccessQuery = (email: string) =>
  queryOptions({ queryKey: ["admin-access", email], queryFn: () => findAdminAccess(email) });
