import { is, nullish, object, optional, pipe, regex, string } from "valibot";

const errorSchema = object({
  code: pipe(string(), regex(/^[0-9A-Z]{5}$/)),
  message: string(),
  detail: nullish(string()),
  hint: nullish(string()),
});
const liteAnswerSchema = object({ code: string(), message: optional(string()) });

/**
 * The HTTP status of a database error whose class Lite does not know, from PostgREST's table
 * (its documentation, "Errors", "HTTP Status Codes"). `code` is the SQLSTATE.
 */
export function findStatus(code: string) {
  if (code === "P0001") return 400;
  if (/^(53)/.test(code)) return 503;
  if (/^(25|2D|38|39|3B|40|54|55|57|58|F0|HV|P0|XX)/.test(code)) return 500;
  return 400;
}

/**
 * Replaces Lite's answer 500 with code "SUP" by PostgREST's answer. Lite gives it for database errors that it does not
 * know, such as a violated check constraint (23514) or a plain `raise exception` (P0001).
 */
export async function correctErrorAnswer(response: Response, databaseError: unknown): Promise<Response> {
  if (response.status !== 500 || !is(errorSchema, databaseError)) return response;
  const answer: unknown = await response.clone().json();
  if (!is(liteAnswerSchema, answer) || answer.code !== "SUP") return response;
  const { code, message, detail = null, hint = null } = databaseError;
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  const body = JSON.stringify({ code, details: detail, hint, message });
  return new Response(body, { status: findStatus(code), headers });
}
