import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { asha, logIn, makeSession } from "../../tests/support/factories";
import { api, server } from "../../tests/support/server/server";
import { deleteAccount, setUpdatesConsent } from "./privacy";
import { sessionStore } from "./session";

/** Sets the reply of a database function. */
const stubReply = (name: string, body: object) =>
  server.use(http.post(`${api}/rest/v1/rpc/${name}`, () => HttpResponse.json(body)));

it("returns the time at which the consent was given", async () => {
  logIn();
  const saved = { outcome: "saved", consent_at: "2026-11-21T09:00:00+00:00" };
  stubReply("set_consent", saved);
  await expect(setUpdatesConsent(true, "2026-07")).resolves.toEqual(saved);
});

it("throws `unavailable` for an invalid reply about the consent", async () => {
  logIn();
  stubReply("set_consent", { given: true });
  await expect(setUpdatesConsent(true, "2026-07")).rejects.toMatchObject({
    name: "AppError",
    code: "unavailable",
  });
});

it("keeps the login after an invalid reply to a deletion of the account", async () => {
  logIn();
  server.use(
    http.post(`${api}/auth/v1/token`, () => HttpResponse.json(makeSession(asha))),
    http.post(`${api}/auth/v1/logout`, () => new HttpResponse(null, { status: 204 })),
  );
  stubReply("delete_account", { outcome: "gone" });
  await expect(
    deleteAccount({ email: asha.email, password: "the present one", captcha: {} }, []),
  ).rejects.toMatchObject({
    name: "AppError",
    code: "unavailable",
  });
  expect(sessionStore.getState()?.studentId).toBe(asha.id);
});
