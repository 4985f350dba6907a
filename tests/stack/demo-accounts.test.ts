import { describe, expect, inject, it } from "vitest";

const { apiUrl, inboxUrl, siteUrl, publishableKey } = inject("stack");
const headers = { apikey: publishableKey, "content-type": "application/json" };

function post(path: string, body: unknown) {
  return fetch(`${apiUrl}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
}

describe.each([
  ["student@olympeak.example", "de300000-0000-4000-8000-000000000001", "student"],
  ["admin@olympeak.example", "de300000-0000-4000-8000-000000000002", "admin"],
])("%s", (email, id, role) => {
  it("signs in with the password of the README and reads the own record", async () => {
    const response = await post("/auth/v1/token?grant_type=password", { email, password: "olympeak-demo" });
    const session = await response.json();
    expect(session).toHaveProperty("access_token");
    expect(session.user.id).toBe(id);

    const own = await fetch(`${apiUrl}/rest/v1/students?select=id,role&id=eq.${id}`, {
      headers: { ...headers, authorization: `Bearer ${session.access_token}` },
    });
    expect(await own.json()).toEqual([{ id, role }]);
  });
});

/** Asks for the mail and takes the link of its button. */
async function askForLink(redirectTo: string): Promise<URL> {
  await post(`/auth/v1/recover?redirect_to=${encodeURIComponent(redirectTo)}`, {
    email: "student@olympeak.example",
  });
  const message = await (await fetch(`${inboxUrl}/api/v1/message/latest`)).json();
  expect(message.To).toEqual([{ Name: "", Address: "student@olympeak.example" }]);
  const [, link = ""] = /href="([^"]+)"/.exec(message.HTML) ?? [];
  return new URL(link.replaceAll("&amp;", "&"));
}

describe("a student who forgot the password", () => {
  it("gets a mail whose link carries its token behind the #, good for one use", async () => {
    const link = await askForLink(`${siteUrl}/reset-password`);
    expect(`${link.origin}${link.pathname}${link.search}`).toBe(`${siteUrl}/reset-password`);
    const fields = Object.fromEntries(new URLSearchParams(link.hash.slice(1)));
    expect(fields).toEqual({ token_hash: expect.any(String), type: "recovery" });

    expect((await post("/auth/v1/verify", fields)).status).toBe(200);
    expect((await post("/auth/v1/verify", fields)).status).toBeGreaterThanOrEqual(400);
  });

  it("is not led to another site", async () => {
    expect((await askForLink("https://evil.example/")).origin).toBe(new URL(siteUrl).origin);
  });
});
