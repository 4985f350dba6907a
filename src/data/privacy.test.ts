import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { asha, logIn, sessionOf } from "../../tests/support/factories";
import { api, server } from "../../tests/support/server/server";
import { deleteAccount, setUpdatesConsent } from "./privacy";
import { sessionStore } from "./session";

const answer = (name: string, body: object) =>
  server.use(http.post(`${api}/rest/v1/rpc/${name}`, () => HttpResponse.json(body)));

it("returns when the consent was given", async () => {
  logIn();
  const saved = { outcome: "saved", consent_at: "2026-11-21T09:00:00+00:00" };
  answer("set_consent", saved);
  await expect(setUpdatesConsent(true, "2026-07")).resolves.toEqual(saved);
});

it("treats an invalid reply about the consent as a missing reply", async () => {
  logIn();
  answer("set_consent", { given: true });
  await expect(setUpdatesConsent(true, "2026-07")).rejects.toMatchObject({
    name: "AppError",
    code: "unavailable",
  });
});

it("does not end the login after an invalid reply about the account", async () => {
  logIn();
  server.use(
    http.post(`${api}/auth/v1/token`, () => HttpResponse.json(sessionOf(asha))),
    http.post(`${api}/auth/v1/logout`, () => new HttpResponse(null, { status: 204 })),
  );
  answer("delete_account", { outcome: "gone" });
  await expect(
    deleteAccount({ email: asha.email, password: "the present one", captcha: {} }, []),
  ).rejects.toMatchObject({
    name: "AppError",
    code: "unavailable",
  });
  expect(sessionStore.getState()?.studentId).toBe(asha.id);
});
