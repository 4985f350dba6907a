import { AppError } from "../lib/app-error";
import { findLoadedClient } from "./client";
import { errorCodeOf } from "./error-code";
import { isRefreshDue } from "./session";

type Failure = { code?: string; message: string };
type Reply<T> = { data: T; error: null; status: number } | { data: unknown; error: Failure; status: number };

/** PostgreSQL's "unique violation": the row exists already. */
export const uniqueViolation = "23505";

/**
 * Returns whether the session has ended. Without a fresh token the client sends requests as a visitor, so a refused
 * request does not show whether the session has ended; the auth server knows it.
 */
async function hasSessionEnded(): Promise<boolean> {
  if (!isRefreshDue()) return true;
  const client = await findLoadedClient();
  const { error } = (await client?.auth.refreshSession()) ?? { error: null };
  return error !== null && error.name !== "AuthRetryableFetchError";
}

/**
 * Waits for a PostgREST reply and returns its rows.
 *
 * @param query a built query
 * @returns the rows
 * @throws AppError with the code of the status (error-code.ts), or `unavailable` if the session could not be refreshed;
 * its cause is the reply's error
 */
export async function getRows<T>(query: PromiseLike<Reply<T>>): Promise<T> {
  const reply = await query;
  if (reply.error === null) return reply.data;
  const code = errorCodeOf(reply.status, reply.error.code);
  const isSessionUnknown = code === "unauthenticated" && !(await hasSessionEnded());
  throw new AppError(isSessionUnknown ? "unavailable" : code, { cause: reply.error });
}
