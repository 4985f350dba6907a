import { queryOptions } from "@tanstack/react-query";
import { getClient } from "../client";
import { getRows } from "../request";

/**
 * Whether somebody may open the admin panel: a student record whose role is admin (specification sections 6 and 7). It
 * only chooses what is shown; every function of the panel asks again.
 *
 * @param email the logged-in account's address
 * @returns false for any other role, and where there is no record
 * @throws AppError when it could not be read
 */
export async function isAdmin(email: string): Promise<boolean> {
  const client = await getClient();
  const query = client.from("students").select("role").eq("email", email).maybeSingle();
  const student = await getRows(query);
  return student?.role === "admin";
}

/**
 * @param email the logged-in account's address
 * @returns the query of whether the admin panel may be opened
 */
export const adminAccessQuery = (email: string) =>
  queryOptions({ queryKey: ["admin-access", email], queryFn: () => isAdmin(email) });
