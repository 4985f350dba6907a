import { http, HttpResponse } from "msw";
import { api, server } from "./server";

/**
 * Sets the reply of a database function.
 *
 * @param name the function
 * @param reply the reply, or the body of an error
 * @param status the status, by default 200
 * @returns the arguments of its calls; the list grows with each call
 */
export function serveRpc(name: string, reply: object | null, status = 200): unknown[] {
  const calls: unknown[] = [];
  server.use(
    http.post(`${api}/rest/v1/rpc/${name}`, async ({ request }) => {
      calls.push(await request.json());
      return HttpResponse.json(reply, { status });
    }),
  );
  return calls;
}
