import { describe, expect, inject, it } from "vitest";

const { apiUrl, inboxUrl, siteUrl, publishableKey } = inject("stack");
const headers = { apikey: publishableKey, "content-type": "application/json" };

function post(path: string, body: unknown) {
  return fetch(`${apiUrl}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
}

/** Requests the email for a new password; returns the link of its button. */
async function requestResetLink(redirectTo: string): Promise<URL> {
  await post(`/auth/v1/recover?redirect_to=${encodeURIComponent(redirectTo)}`, {
    email: "student@olympeak.example",
  });
  const message = await (await fetch(`${inboxUrl}/api/v1/message/latest`)).json();
  expect(message.To).toEqual([{ Name: "", Address: "student@olympeak.example" }]);
  const [, link = ""] = /href="([^"]+)"/.exec(message.HTML) ?? [];
  return new URL(link.replaceAll("&amp;", "&"));
}

describe("a student who forgot the password", () => {
  it("gets an email whose link has a token in its hash, and the token works once", async () => {
    const link = await requestResetLink(`${siteUrl}/reset-password`);
    expect(`${link.origin}${link.pathname}${link.search}`).toBe(`${siteUrl}/reset-password`);
    const fields = Object.fromEntries(new URLSearchParams(link.hash.slice(1)));
    expect(fields).toEqual({ token_hash: expect.any(String), type: "recovery" });

    expect((await post("/auth/v1/verify", fields)).status).toBe(200);
    expect((await post("/auth/v1/verify", fields)).status).toBeGreaterThanOrEqual(400);
  });

  it("gets a link to this site even if the request names another site", async () => {
    expect((await requestResetLink("https://evil.example/")).origin).toBe(new URL(siteUrl).origin);
  });
});
