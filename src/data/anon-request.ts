import { env } from "../config/env";
import { AppError } from "../lib/app-error";
import type { Database } from "./database.types";
import { errorCodeOf } from "./error-code";

type Tables = Database["public"]["Tables"];

type AnonRequestInit = Omit<RequestInit, "headers"> & { headers?: Record<string, string> };

/**
 * Sends a plain request to the database's API with the publishable key, without a login. Public pages use it because
 * the client library would add a third to their script.
 *
 * @param path the path below the API's root, such as `rpc/save_answers`
 * @param init the options of fetch; the publishable key is added to its headers
 * @returns the successful response, whose body is not read yet
 * @throws AppError with the code of the status (error-code.ts), `offline` when no reply came
 */
export async function fetchAsAnon(path: string, init: AnonRequestInit = {}): Promise<Response> {
  const headers = { apikey: env.VITE_SUPABASE_PUBLISHABLE_KEY, ...init.headers };
  const response = await fetch(`${env.VITE_SUPABASE_URL}/rest/v1/${path}`, { ...init, headers }).catch(
    (cause: unknown) => {
      throw new AppError("offline", { cause });
    },
  );
  if (response.ok) return response;
  const cause: { code?: string } | null = await response.json().catch(() => null);
  throw new AppError(errorCodeOf(response.status, cause?.code), { cause });
}

/**
 * Reads without a login.
 *
 * @param path a table with its query, such as `classes?select=id,name`
 * @returns the rows; the caller gives their type, which must match its `select`
 * @throws AppError as `fetchAsAnon`, and `unavailable` when the reply is no list, such as a network's own login page
 */
export async function readAsAnon<Row>(path: string): Promise<Row[]> {
  const response = await fetchAsAnon(path);
  const rows: Row[] = await response.json().catch((cause: unknown) => cause);
  if (Array.isArray(rows)) return rows;
  throw new AppError("unavailable", { cause: rows });
}

/**
 * Writes one row without a login. The reply does not contain the row.
 *
 * @param table a table that visitors may insert into
 * @param row the row
 * @throws AppError as `fetchAsAnon`
 */
export async function insertAsAnon<Table extends "exam_starts" | "whatsapp_clicks">(
  table: Table,
  row: Tables[Table]["Insert"],
): Promise<void> {
  await fetchAsAnon(table, {
    method: "POST",
    headers: { "content-type": "application/json", prefer: "return=minimal" },
    body: JSON.stringify(row),
  });
}
