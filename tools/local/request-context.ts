import { AsyncLocalStorage } from "node:async_hooks";

interface RequestContext {
  headers: Record<string, string>;
  /** The path of the request's URL. */
  path: string;
  /** The database's last error during this request. */
  databaseError?: unknown;
}

/** Data of the current API request that Lite does not pass to the database connection. */
export const requestContext = new AsyncLocalStorage<RequestContext>();
