import { is, nullish, object, optional, pipe, regex, string } from "valibot";

const errorSchema = object({
  code: pipe(string(), regex(/^[0-9A-Z]{5}$/)),
  message: string(),
  detail: nullish(string()),
  hint: nullish(string()),
});
const liteErrorSchema = object({ code: string(), message: optional(string()) });

/**
 * Returns the HTTP status that PostgREST gives a database error (its documentation, "Errors", "HTTP Status Codes"), for
 * the classes of errors that Lite does not know. `code` is the SQLSTATE.
 */
export function httpStatusOf(code: string) {
  if (code === "P0001") return 400;
  // Class 53: the server is out of resources, such as connections.
  if (code.startsWith("53")) return 503;
  if (/^(25|2D|38|39|3B|40|54|55|57|58|F0|HV|P0|XX)/.test(code)) return 500;
  return 400;
}

/**
 * Replaces Lite's response 500 with code "SUP" by PostgREST's response. Lite sends it for database errors that it does not
 * know, such as a violated check constraint (23514) or a plain `raise exception` (P0001). Returns any other response
 * unchanged.
 */
export async function correctErrorResponse(response: Response, databaseError: unknown): Promise<Response> {
  if (response.status !== 500 || !is(errorSchema, databaseError)) return response;
  const liteError: unknown = await response.clone().json();
  if (!is(liteErrorSchema, liteError) || liteError.code !== "SUP") return response;
  const { code, message, detail = null, hint = null } = databaseError;
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  const body = JSON.stringify({ code, details: detail, hint, message });
  return new Response(body, { status: httpStatusOf(code), headers });
}
