import { http, HttpResponse } from "msw";
import * as v from "valibot";
import { asha, makeSession } from "./factories";
import { api, server } from "./server/server";

/** A verified authenticator app, as the auth server returns it. */
export const authenticatorApp = {
  id: "known-app",
  friendly_name: "x",
  factor_type: "totp",
  status: "verified",
};

/**
 * Creates a token that is valid for an hour. It ends with `signature`, by which tests recognise the token. The auth library accepts
 * only signatures of letters and digits, in a length that base64url can have.
 */
export function makeToken(signature: string, claims: object = {}): string {
  const payload = btoa(JSON.stringify({ ...claims, exp: Math.floor(Date.now() / 1000) + 3600 }));
  return `e30.${payload.replace(/=+$/, "")}.${signature}`;
}

/**
 * Makes the test server reply like the auth server to codes of authenticator apps; the right code is 123456.
 *
 * @param user the user
 * @param onRightCode called for the right code
 * @returns the received codes, with the app's id
 */
export function serveCodes(user: { id: string; email: string }, onRightCode?: () => void): string[] {
  const receivedCodes: string[] = [];
  const wrongCodeError = {
    code: 422,
    error_code: "mfa_verification_failed",
    msg: "Invalid TOTP code entered",
  };
  server.use(
    http.post(`${api}/auth/v1/factors/:id/challenge`, () =>
      HttpResponse.json({ id: "challenge", type: "totp", expires_at: 4_102_444_800 }),
    ),
    http.post(`${api}/auth/v1/factors/:id/verify`, async ({ params, request }) => {
      const { code } = v.parse(v.object({ code: v.string() }), await request.json());
      receivedCodes.push(`${code} for ${String(params["id"])}`);
      if (code !== "123456") return HttpResponse.json(wrongCodeError, { status: 422 });
      onRightCode?.();
      return HttpResponse.json({
        ...makeSession(user),
        access_token: makeToken("secondfactor", { aal: "aal2" }),
      });
    }),
  );
  return receivedCodes;
}

/** Returns the end of the token of a request. */
const getSignature = (request: Request) => request.headers.get("authorization")?.split(".").at(-1);

/**
 * Makes the test server reply like the auth server to logins of Asha.
 *
 * @param password Asha's password
 * @param factors Asha's authenticator apps
 * @returns `requests`, the received requests, with the last part of the path and the token's signature in `call`; and
 *   `setUserReply`, which replaces the reply to a change of the password or email
 */
export function serveLogin(password = "the present one", factors: object[] = []) {
  const requests: { call: string; body: unknown }[] = [];
  const session = makeSession(asha);
  const newSession = {
    ...session,
    user: { ...session.user, factors },
    access_token: makeToken("newlogin"),
    refresh_token: "fresh refresh",
  };
  const invalidLoginError = {
    code: 400,
    error_code: "invalid_credentials",
    msg: "Invalid login credentials",
  };
  const userReply = { body: newSession.user as object, status: 200 };
  server.use(
    http.post(`${api}/auth/v1/token`, async ({ request }) => {
      const body = v.parse(v.looseObject({ password: v.string() }), await request.json());
      requests.push({ call: "token", body });
      const isKnown = body.password === password;
      return HttpResponse.json(isKnown ? newSession : invalidLoginError, { status: isKnown ? 200 : 400 });
    }),
    http.put(`${api}/auth/v1/user`, async ({ request }) => {
      requests.push({ call: `user by ${getSignature(request)}`, body: await request.json() });
      return HttpResponse.json(userReply.body, { status: userReply.status });
    }),
    http.get(`${api}/auth/v1/user`, () => HttpResponse.json(newSession.user)),
    http.post(`${api}/auth/v1/logout`, ({ request }) => {
      requests.push({
        call: `logout by ${getSignature(request)}`,
        body: new URL(request.url).searchParams.get("scope"),
      });
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return {
    requests,
    setUserReply: (body: object, status: number) => Object.assign(userReply, { body, status }),
  };
}
