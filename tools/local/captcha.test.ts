import { expect, it } from "vitest";
import * as v from "valibot";
import { createCaptcha } from "./captcha";

const tokenSchema = v.object({ token: v.string() });

const api = "http://127.0.0.1:54321";

function createVisitor() {
  const captcha = createCaptcha();
  const post = (path: string, body: unknown = {}) =>
    captcha(new Request(`${api}${path}`, { method: "POST", body: JSON.stringify(body) }));
  const logIn = (token?: string) =>
    post("/auth/v1/token?grant_type=password", {
      email: "asha@school.example",
      ...(token && { gotrue_meta_security: { captcha_token: token } }),
    });
  /** Ticks the captcha's box and returns the token. */
  const solveCaptcha = async () => {
    const response = await post("/captcha/token");
    return response && v.parse(tokenSchema, await response.json()).token;
  };
  return { captcha, post, logIn, solveCaptcha };
}

it("requires a token for sign-up, password reset and login, and for no other request", async () => {
  const { captcha, post } = createVisitor();
  for (const path of [
    "/auth/v1/signup",
    "/auth/v1/recover",
    "/auth/v1/resend",
    "/auth/v1/token?grant_type=password",
  ]) {
    const refusal = await post(path);
    expect(refusal?.status).toBe(400);
    expect(await refusal?.json()).toMatchObject({ error_code: "captcha_failed" });
  }
  expect(await post("/auth/v1/token?grant_type=refresh_token")).toBeUndefined();
  expect(await captcha(new Request(`${api}/rest/v1/subjects`))).toBeUndefined();
});

it("accepts a token only once", async () => {
  const { logIn, solveCaptcha } = createVisitor();
  const token = await solveCaptcha();
  expect(await logIn(token)).toBeUndefined();
  expect((await logIn(token))?.status).toBe(400);
});

it("refuses every token in the mode refuse", async () => {
  const { logIn, post, solveCaptcha } = createVisitor();
  await post("/captcha/control", { mode: "refuse" });
  expect((await logIn(await solveCaptcha()))?.status).toBe(400);
  await post("/captcha/control", { mode: "pass" });
  expect(await logIn(await solveCaptcha())).toBeUndefined();
});

it("serves no script in the mode absent", async () => {
  const { captcha, post } = createVisitor();
  const fetchScript = () => captcha(new Request(`${api}/captcha/api.js`));
  expect(await (await fetchScript())?.text()).toContain("globalThis.turnstile");
  await post("/captcha/control", { mode: "absent" });
  expect((await fetchScript())?.status).toBe(503);
});
