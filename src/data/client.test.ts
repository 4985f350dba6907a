import { http, HttpResponse } from "msw";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { asha, logIn } from "../../tests/support/factories";
import { api, server } from "../../tests/support/server/server";
import type * as clientModule from "./client";
import type { Client } from "./client";

const apikey = "sb_publishable_test";

let module: typeof clientModule;

/** Loads the module for each test, because the client reads the session when it is created. */
beforeEach(async () => {
  vi.resetModules();
  module = await import("./client");
});

/** Requests the classes, and returns the key and the token that were sent. */
async function requestClasses(client: Client) {
  let headers = new Headers();
  const classes = http.get(`${api}/rest/v1/classes`, ({ request }) => {
    ({ headers } = request);
    return HttpResponse.json([]);
  });
  server.use(classes);
  const { error } = await client.from("classes").select("id");
  expect(error).toBeNull();
  return { apikey: headers.get("apikey"), authorization: headers.get("authorization") };
}

it("sends the logged-in student's token, or none for a visitor", async () => {
  logIn();
  const client = await module.getClient();
  expect(await requestClasses(client)).toEqual({ apikey, authorization: `Bearer token-of-${asha.id}` });
  localStorage.clear();
  expect(await requestClasses(client)).toEqual({ apikey, authorization: `Bearer ${apikey}` });
});

it("sends no student's token with the ephemeral client", async () => {
  logIn();
  const client = await module.createEphemeralClient();
  expect(await requestClasses(client)).toEqual({ apikey, authorization: `Bearer ${apikey}` });
});

it("downloads the client's script again after a failed download", async () => {
  let isNetworkDown = true;
  onTestFinished(() => {
    vi.doUnmock("@supabase/supabase-js");
  });
  vi.doMock("@supabase/supabase-js", (importOriginal) => {
    if (isNetworkDown) throw new TypeError("Failed to fetch dynamically imported module");
    return importOriginal();
  });
  await expect(module.getClient()).rejects.toBeInstanceOf(Error);
  isNetworkDown = false;
  const client = await module.getClient();
  expect(await module.getClient()).toBe(client);
});
