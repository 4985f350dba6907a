import { AppError, type ErrorCode } from "../lib/app-error";
import { findLoadedClient } from "./client";
import { isRefreshDue } from "./session";

type Failure = { code?: string; message: string };
type Answer<T> = { data: T; error: null; status: number } | { data: unknown; error: Failure; status: number };

/** PostgreSQL's "insufficient privilege": a missing grant or a refused INSERT (docs/payments.md section 8). */
const insufficientPrivilege = "42501";

/** PostgreSQL's "unique violation": what was to be written is there already. */
export const uniqueViolation = "23505";

/**
 * @param status the HTTP status, 0 when no answer came
 * @param code PostgreSQL's or PostgREST's own code, where there is one
 * @returns what that means for people
 */
export function errorCodeOf(status: number, code?: string): ErrorCode {
  if (status === 0) return "offline";
  // An error with a good status is an answer that is not the server's, such as a network's own login page.
  if (status < 400) return "unavailable";
  if (status === 401) return "unauthenticated";
  if (status === 403 || code === insufficientPrivilege) return "forbidden";
  if (status === 404) return "not_found";
  if (status === 429) return "rate_limited";
  if (status >= 500) return "unavailable";
  return "unexpected";
}

/**
 * Without a fresh token the client asks as a visitor, and that the visitor may not is no word about the session. Only the auth
 * server knows whether that has ended.
 */
async function hasSessionEnded(): Promise<boolean> {
  if (!isRefreshDue()) return true;
  const client = await findLoadedClient();
  const { error } = (await client?.auth.refreshSession()) ?? { error: null };
  return error !== null && error.name !== "AuthRetryableFetchError";
}

/**
 * Turns a PostgREST answer into its rows or the one error type.
 *
 * @param query a built query
 * @returns the rows
 * @throws AppError with a code by status, `unavailable` where the session could not be refreshed, its cause the answer's error
 */
export async function getRows<T>(query: PromiseLike<Answer<T>>): Promise<T> {
  const answer = await query;
  if (answer.error === null) return answer.data;
  const code = errorCodeOf(answer.status, answer.error.code);
  const isUnclear = code === "unauthenticated" && !(await hasSessionEnded());
  throw new AppError(isUnclear ? "unavailable" : code, { cause: answer.error });
}
