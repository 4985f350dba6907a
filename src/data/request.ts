import { AppError } from "../lib/app-error";
import { findLoadedClient } from "./client";
import { errorCodeOf } from "./error-code";
import { isRefreshDue } from "./session";

type Failure = { code?: string; message: string };
type Answer<T> = { data: T; error: null; status: number } | { data: unknown; error: Failure; status: number };

/** PostgreSQL's "unique violation": the row exists already. */
export const uniqueViolation = "23505";

/**
 * Without a fresh token the client sends the request as a visitor, so a refusal does not show that the session has
 * ended. Only the auth server knows that.
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
 * @throws AppError with a code by status, `unavailable` if the session could not be refreshed; its cause is the
 * answer's error
 */
export async function getRows<T>(query: PromiseLike<Answer<T>>): Promise<T> {
  const answer = await query;
  if (answer.error === null) return answer.data;
  const code = errorCodeOf(answer.status, answer.error.code);
  const isUnclear = code === "unauthenticated" && !(await hasSessionEnded());
  throw new AppError(isUnclear ? "unavailable" : code, { cause: answer.error });
}
