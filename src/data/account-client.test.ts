import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { asha, logIn } from "../../tests/support/factories";
import { api, server } from "../../tests/support/server/server";
import { AccountClient } from "./account-client";
import { sessionKey } from "./session";

/** Asks for the classes, and returns as whom. */
async function askAs(memory: { storageKey: string; isKept: boolean }) {
  let headers = new Headers();
  const classes = http.get(`${api}/rest/v1/classes`, ({ request }) => {
    ({ headers } = request);
    return HttpResponse.json([]);
  });
  server.use(classes);
  const { error } = await new AccountClient(memory).from("classes").select("id");
  expect(error).toBeNull();
  return { apikey: headers.get("apikey"), authorization: headers.get("authorization") };
}

const kept = { storageKey: sessionKey, isKept: true };
const apikey = "sb_publishable_test";

it("asks as the student who is logged in, and as a visitor where nobody is", async () => {
  logIn();
  expect(await askAs(kept)).toEqual({ apikey, authorization: `Bearer token-of-${asha.id}` });
  localStorage.clear();
  expect(await askAs(kept)).toEqual({ apikey, authorization: `Bearer ${apikey}` });
});

it("knows nothing of the student where it is to remember nothing", async () => {
  logIn();
  expect(await askAs({ storageKey: "olympeak-link-1", isKept: false })).toEqual({
    apikey,
    authorization: `Bearer ${apikey}`,
  });
});

it("tells the auth server who is logged in, and nothing besides", async () => {
  logIn();
  let authorization: string | null = null;
  const user = http.get(`${api}/auth/v1/user`, ({ request }) => {
    authorization = request.headers.get("authorization");
    return HttpResponse.json({ id: asha.id });
  });
  server.use(user);
  const { error } = await new AccountClient(kept).auth.getUser();
  expect(error).toBeNull();
  expect(authorization).toBe(`Bearer token-of-${asha.id}`);
});
