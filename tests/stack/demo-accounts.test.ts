import { describe, expect, inject, it } from "vitest";

const { apiUrl, publishableKey } = inject("stack");
const headers = { apikey: publishableKey, "content-type": "application/json" };

function post(path: string, body: unknown) {
  return fetch(`${apiUrl}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
}

describe.each([
  ["student@olympeak.example", "de300000-0000-4000-8000-000000000001", "student"],
  ["admin@olympeak.example", "de300000-0000-4000-8000-000000000002", "admin"],
  ["organiser@olympeak.example", "de300000-0000-4000-8000-000000000003", "admin"],
])("%s", (email, id, role) => {
  it("logs in with the password of the README and reads its own students row", async () => {
    const response = await post("/auth/v1/token?grant_type=password", { email, password: "olympeak-demo" });
    const session = await response.json();
    expect(session).toHaveProperty("access_token");
    expect(session.user.id).toBe(id);

    const ownRows = await fetch(`${apiUrl}/rest/v1/students?select=id,role&id=eq.${id}`, {
      headers: { ...headers, authorization: `Bearer ${session.access_token}` },
    });
    expect(await ownRows.json()).toEqual([{ id, role }]);
  });
});
