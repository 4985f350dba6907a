import { http, HttpResponse } from "msw";
import { api, server } from "./server";

/**
 * Sets the reply of a database function.
 *
 * @param name the function
 * @param answer the reply, or the body of an error
 * @param status the status, by default 200
 * @returns the arguments of its calls; the list grows with each call
 */
export function answerRpc(name: string, answer: object | null, status = 200): unknown[] {
  const asked: unknown[] = [];
  server.use(
    http.post(`${api}/rest/v1/rpc/${name}`, async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json(answer, { status });
    }),
  );
  return asked;
}
