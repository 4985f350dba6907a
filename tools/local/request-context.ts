import { AsyncLocalStorage } from "node:async_hooks";

type RequestContext = { headers: Record<string, string>; redirectTo: string | null };

/** The API request that is being answered, for what Lite itself does not pass on. */
export const requestContext = new AsyncLocalStorage<RequestContext>();
