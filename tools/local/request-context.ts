import { AsyncLocalStorage } from "node:async_hooks";

interface RequestContext {
  headers: Record<string, string>;
  /** The path of its address. */
  path: string;
  /** The last error of the database while this request was answered. */
  databaseError?: unknown;
}

/** Data of the current API request that Lite itself does not pass on. */
export const requestContext = new AsyncLocalStorage<RequestContext>();
