import { http, HttpResponse } from "msw";
import { afterEach, expect, it, vi } from "vitest";
import { asha, makeSession } from "../../tests/support/factories";
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
])("converts status %i with code %s to the error code `%s`", (status, code, expected) => {
  expect(errorCodeOf(status, code)).toBe(expected);
});

it("returns the rows of a successful reply", async () => {
  await expect(getRows(Promise.resolve({ data: [1], error: null, status: 200 }))).resolves.toEqual([1]);
});

it("throws an error whose message says what the user can do", async () => {
  const reply = Promise.resolve({ data: null, error: { message: "TypeError: fetch failed" }, status: 0 });
  await expect(getRows(reply)).rejects.toThrow(
    "You seem to be offline. Check your internet connection and try again.",
  );
});

it.each([
  ["unauthenticated", "has not expired", 3600],
  ["unavailable", "has expired and was not refreshed", -3600],
])("throws `%s` if the server refuses a token that %s", async (code, _condition, secondsLeft) => {
  const expiresAt = Math.floor(Date.now() / 1000) + secondsLeft;
  localStorage.setItem(sessionKey, JSON.stringify({ ...makeSession(asha), expires_at: expiresAt }));
  const reply = Promise.resolve({ data: null, error: { message: "JWT" }, status: 401 });
  await expect(getRows(reply)).rejects.toMatchObject({ code });
});

afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ["unauthenticated", "replies that the session has ended", 400, "refresh_token_not_found"],
  ["unavailable", "is not available", 503, "unavailable"],
])(
  "throws `%s` for a refused request with an expired token if the auth server %s",
  async (code, _condition, status, error_code) => {
    const expiresAt = Math.floor(Date.now() / 1000) - 3600;
    localStorage.setItem(
      sessionKey,
      JSON.stringify({ ...makeSession(asha), refresh_token: error_code, expires_at: expiresAt }),
    );
    server.use(
      http.post(`${api}/auth/v1/token`, () => HttpResponse.json({ error_code, msg: "refused" }, { status })),
    );
    // The auth client calls a server that is not available again and again for half a minute.
    vi.useFakeTimers({ toFake: ["setTimeout", "setInterval", "Date"] });
    await getClient();
    const reply = Promise.resolve({ data: null, error: { message: "JWT" }, status: 401 });
    const rows = getRows(reply);
    rows.catch(() => undefined);
    for (let second = 0; second < 120; second++) await vi.advanceTimersByTimeAsync(1000);
    await expect(rows).rejects.toMatchObject({ code });
  },
);
