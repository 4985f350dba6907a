import * as v from "valibot";
import { callRemote } from "./remote-call.ts";

/**
 * Creates a function that asks the database for the caller's access to the admin panel, with the caller's own token. It
 * returns the outcome of public.admin_access, for example `granted`.
 */
export function createFindAdminAccess(settings: { url: string; publishableKey: string }, fetcher = fetch) {
  return (headers: Headers): Promise<string> =>
    callRemote(
      "database",
      {
        method: "POST",
        url: `${settings.url}/rest/v1/rpc/admin_access`,
        headers: { apikey: settings.publishableKey, authorization: headers.get("authorization") ?? "" },
        body: {},
        timeoutMs: 8000,
      },
      v.string(),
      fetcher,
    );
}
