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

describe("a student who forgot the password", () => {
  it("gets a mail whose link leads over the API to the reset page", async () => {
    const redirect = encodeURIComponent(`${siteUrl}/reset-password`);
    await post(`/auth/v1/recover?redirect_to=${redirect}`, { email: "student@olympeak.example" });

    const message = await (await fetch(`${inboxUrl}/api/v1/message/latest`)).json();
    expect(message.To).toEqual([{ Name: "", Address: "student@olympeak.example" }]);
    const link = /http\S+\/auth\/v1\/verify\S+/.exec(message.Text)?.[0] ?? "";
    expect(link).toMatch(`${apiUrl}/`);

    const followed = await fetch(link, { redirect: "manual" });
    expect(followed.headers.get("location")).toMatch(`${siteUrl}/reset-password#`);
    expect(followed.headers.get("location")).toContain("type=recovery");
  });

  it("is not led to another site", async () => {
    await post(`/auth/v1/recover?redirect_to=${encodeURIComponent("https://evil.example/")}`, {
      email: "student@olympeak.example",
    });
    const message = await (await fetch(`${inboxUrl}/api/v1/message/latest`)).json();
    const link = /http\S+\/auth\/v1\/verify\S+/.exec(message.Text)?.[0] ?? "";
    const followed = await fetch(link, { redirect: "manual" });
    expect(followed.headers.get("location")).toMatch(`${siteUrl}#`);
  });
});
