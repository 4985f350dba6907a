import { expect, test, vi } from "vitest";
import { createAuthAdmin } from "./auth-admin.ts";
import { readFirstCall } from "./fakes.ts";

const id = "c41d0000-0000-4000-8000-000000000001";

function createAuthWithReply(body: unknown, status = 200) {
  const fakeFetch = vi.fn<typeof fetch>(async () => Response.json(body, { status }));
  return {
    auth: createAuthAdmin({ url: "http://api.local", secretKey: "sb_secret_1" }, fakeFetch),
    firstCall: () => readFirstCall(fakeFetch),
  };
}

test("a child's login has a unique email address that receives no mail, and no password", async () => {
  const { auth, firstCall } = createAuthWithReply({ id });
  expect(await auth.createChildLogin()).toBe(id);
  expect(firstCall()).toMatchObject({
    url: "http://api.local/auth/v1/admin/users",
    body: { email: expect.stringMatching(/^child-[\da-f-]{36}@children\.invalid$/), email_confirm: true },
  });
  expect(firstCall().body).not.toHaveProperty("password");
  expect(firstCall().headers.get("apikey")).toBe("sb_secret_1");
});

test("a one-time token is requested without sending a mail", async () => {
  const { auth, firstCall } = createAuthWithReply({ hashed_token: "abc", email_otp: "123456" });
  expect(await auth.createLoginToken("a@b.example")).toBe("abc");
  expect(firstCall()).toMatchObject({
    url: "http://api.local/auth/v1/admin/generate_link",
    body: { type: "magiclink", email: "a@b.example" },
  });
});

test("a login is deleted by its id", async () => {
  const { auth, firstCall } = createAuthWithReply({});
  await auth.deleteLogin(id);
  expect(firstCall()).toMatchObject({ url: `http://api.local/auth/v1/admin/users/${id}`, method: "DELETE" });
});

test("a request that the auth server refuses throws an error that names the auth server", async () => {
  const { auth } = createAuthWithReply({ code: 422, error_code: "email_exists", msg: "taken" }, 422);
  await expect(auth.createChildLogin()).rejects.toMatchObject({ service: "auth", status: 422 });
});
