import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { api, server } from "../../tests/support/server/server";
import { readAsAnon } from "./anon-request";

it("reads with the publishable key and without a session", async () => {
  server.use(
    http.get(`${api}/rest/v1/classes`, ({ request }) =>
      HttpResponse.json([
        { key: request.headers.get("apikey"), authorization: request.headers.get("authorization") },
      ]),
    ),
  );
  await expect(readAsAnon("classes?select=id")).resolves.toEqual([
    { key: "sb_publishable_test", authorization: null },
  ]);
});

it.each([
  ["offline", "no reply", () => HttpResponse.error()],
  ["forbidden", "a missing right", () => HttpResponse.json({ code: "42501" }, { status: 403 })],
  ["unavailable", "a proxy's error", () => new HttpResponse("Bad gateway", { status: 502 })],
  [
    "unavailable",
    "a network's login page",
    () => HttpResponse.html("<!doctype html><h1>Log in to this network</h1>"),
  ],
  ["unavailable", "a reply that is no list", () => HttpResponse.json({ message: "Hello" })],
])("throws the error `%s` for %s", async (code, _condition, reply) => {
  server.use(http.get(`${api}/rest/v1/classes`, reply));
  await expect(readAsAnon("classes?select=id")).rejects.toMatchObject({ name: "AppError", code });
});
