import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { getClient } from "../client";
import { readReply } from "../read-reply";
import { getRows } from "../request";

const accessSchema = v.picklist(["granted", "denied", "session_ended", "code_needed"]);

/** A person's access to the admin panel, in the database's names. */
export type AdminAccess = v.InferOutput<typeof accessSchema>;

/**
 * Reads whether somebody may open the admin panel: the account's student record must have the role admin
 * (docs/specification.md sections 6 and 7), the login's session must still exist, and a second factor must have been
 * used if one is required. This only decides what is shown; every function of the panel checks again.
 *
 * @param email the logged-in account's address
 * @returns `denied` for any other role, and without a record
 * @throws AppError when it could not be read
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
