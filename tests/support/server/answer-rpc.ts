import { http, HttpResponse } from "msw";
import { api, server } from "./server";

/**
 * Answers one function of the database.
 *
 * @param name the function
 * @param answer its answer, or the refusal
 * @param status 200 unless given
 * @returns what it was asked, as it is asked
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
