import { afterAll, describe, expect, inject, it } from "vitest";
import { openDatabase } from "./database";

const { apiUrl, databaseUrl, publishableKey } = inject("stack");
const sql = openDatabase(databaseUrl);

afterAll(() => sql.end());

describe("request.headers in SQL", () => {
  it("contain the caller's network address in a trigger of an insert", async () => {
    await sql.unsafe(`
      create function private.show_headers() returns trigger language plpgsql as
        'begin raise exception ''%'', current_setting(''request.headers'')::json ->> ''x-forwarded-for''; end';
      create trigger a_show_headers before insert on public.whatsapp_clicks
        for each row execute function private.show_headers();
    `);
    try {
      const response = await fetch(`${apiUrl}/rest/v1/whatsapp_clicks`, {
        method: "POST",
        headers: {
          apikey: publishableKey,
          "content-type": "application/json",
          "x-forwarded-for": "203.0.113.9",
        },
        body: JSON.stringify({ email: null }),
      });
      expect(await response.text()).toContain("203.0.113.9, 127.0.0.1");
    } finally {
      await sql`drop function private.show_headers() cascade`;
    }
  });
});
