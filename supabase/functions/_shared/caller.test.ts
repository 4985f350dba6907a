import { expect, test, vi } from "vitest";
import { createFindCaller } from "./caller.ts";
import { asha, ashaToken } from "./fakes.ts";

const settings = { url: "http://api.local", publishableKey: "sb_publishable_1" };
const user = { id: asha.studentId, role: "authenticated", email: "Asha@Family.example" };

const createFakeFetch = (status: number, body: unknown) => vi.fn(async () => Response.json(body, { status }));

test("the request to the auth server has the publishable key in apikey and the token as bearer", async () => {
  const fakeFetch = createFakeFetch(200, user);
  expect(await createFindCaller(settings, fakeFetch)(ashaToken)).toEqual(asha);
  expect(fakeFetch).toHaveBeenCalledWith("http://api.local/auth/v1/user", {
    headers: { apikey: "sb_publishable_1", authorization: `Bearer ${ashaToken}` },
    redirect: "error",
    signal: expect.any(AbortSignal),
  });
});

test.each([
  ["an expired token", 401, { code: 401, msg: "expired" }],
  ["a project token without a person", 403, { code: 403, msg: "missing sub claim" }],
  ["the service role", 200, { ...user, role: "service_role" }],
  ["an account with an empty id", 200, { ...user, id: "" }],
])("%s gives no caller", async (_case, status, body) => {
  expect(await createFindCaller(settings, createFakeFetch(status, body))(ashaToken)).toBeNull();
});

test("an account without an email gives a caller with an empty email", async () => {
  const caller = await createFindCaller(settings, createFakeFetch(200, { ...user, email: null }))(ashaToken);
  expect(caller).toEqual({ ...asha, email: "" });
});

test("an auth server that fails or cannot be reached gives the error unavailable", async () => {
  const isUnavailable = expect.objectContaining({ code: "unavailable" });
  await expect(createFindCaller(settings, createFakeFetch(502, {}))(ashaToken)).rejects.toEqual(
    isUnavailable,
  );
  const failingFetch = vi.fn(() => Promise.reject(new TypeError("fetch failed")));
  await expect(createFindCaller(settings, failingFetch)(ashaToken)).rejects.toEqual(isUnavailable);
});
