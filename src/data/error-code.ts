import type { ErrorCode } from "../lib/app-error";

/** PostgreSQL's "insufficient privilege": a missing grant or a refused INSERT (docs/payments.md section 8). */
const insufficientPrivilege = "42501";

/**
 * @param status the HTTP status, 0 when no reply came
 * @param code PostgreSQL's or PostgREST's own code, if there is one
 * @returns the code of the message to show
 */
export function errorCodeOf(status: number, code?: string): ErrorCode {
  if (status === 0) return "offline";
  // An error with a success status is not our server's reply; it may be a network's own login page.
  if (status < 400) return "unavailable";
  if (status === 401) return "unauthenticated";
  if (status === 403 || code === insufficientPrivilege) return "forbidden";
  if (status === 404) return "not_found";
  if (status === 429) return "rate_limited";
  if (status >= 500) return "unavailable";
  return "unexpected";
}
