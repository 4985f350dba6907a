import { AsyncLocalStorage } from "node:async_hooks";

interface RequestContext {
  headers: Record<string, string>;
  /** The path of the request's URL. */
  path: string;
  /** The database's last error during this request. */
  databaseError?: unknown;
}

/**
 * Data of the current API request: its headers and path, which the embedded API does not pass on to the database, and
 * the database's error, which it does not pass back.
 */
export const requestContext = new AsyncLocalStorage<RequestContext>();
