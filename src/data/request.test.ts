import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { asha, sessionOf } from "../../tests/support/factories";
import { api, server } from "../../tests/support/server/server";
import { errorCodeOf } from "./error-code";
import { getRows } from "./request";
import { getClient } from "./client";
import { sessionKey } from "./session";

it.each([
  [0, undefined, "offline"],
  [401, undefined, "unauthenticated"],
  [403, "42501", "forbidden"],
  [400, "42501", "forbidden"],
  [404, undefined, "not_found"],
  [409, "23505", "unexpected"],
  [429, undefined, "rate_limited"],
  [503, undefined, "unavailable"],
])("translates status %i with code %s to %s", (status, code, expected) => {
  expect(errorCodeOf(status, code)).toBe(expected);
});

it("returns the rows of a successful reply", async () => {
  await expect(getRows(Promise.resolve({ data: [1], error: null, status: 200 }))).resolves.toEqual([1]);
});

it("throws an error with a message that people can act on", async () => {
  const answer = Promise.resolve({ data: null, error: { message: "TypeError: fetch failed" }, status: 0 });
  await expect(getRows(answer)).rejects.toThrow(
    "You seem to be offline. Check your internet connection and try again.",
  );
});

it.each([
  ["has ended", 3600, "unauthenticated"],
  ["could not be refreshed", -3600, "unavailable"],
])("a refused request whose session %s throws the matching error", async (_, secondsLeft, code) => {
  const expiresAt = Math.floor(Date.now() / 1000) + secondsLeft;
  localStorage.setItem(sessionKey, JSON.stringify({ ...sessionOf(asha), expires_at: expiresAt }));
  const answer = Promise.resolve({ data: null, error: { message: "JWT" }, status: 401 });
  await expect(getRows(answer)).rejects.toMatchObject({ code });
});

it.each([
  ["that the session has ended", 400, "refresh_token_not_found", "unauthenticated"],
  ["nothing", 503, "unavailable", "unavailable"],
])(
  "asks the auth server whether the session of an expired token has ended, which replies %s",
  async (_, status, error_code, code) => {
    const expiresAt = Math.floor(Date.now() / 1000) - 3600;
    localStorage.setItem(
      sessionKey,
      JSON.stringify({ ...sessionOf(asha), refresh_token: error_code, expires_at: expiresAt }),
    );
    server.use(
      http.post(`${api}/auth/v1/token`, () => HttpResponse.json({ error_code, msg: "refused" }, { status })),
    );
    await getClient();
    const answer = Promise.resolve({ data: null, error: { message: "JWT" }, status: 401 });
    await expect(getRows(answer)).rejects.toMatchObject({ code });
  },
);
