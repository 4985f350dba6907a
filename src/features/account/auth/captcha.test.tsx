import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { asha } from "../../../../tests/support/factories";
import { renderWithProviders } from "../../../../tests/support/render";
import { api, server } from "../../../../tests/support/server/server";
import { env } from "../../../config/env";
import { ForgotPasswordForm } from "./forgot-password-form";
import { LoginForm } from "./login-form";
import { RegisterForm } from "./register-form";

const originalEnv = { ...env };
let solveCaptcha: (token: string) => void;
const resetWidget = vi.fn();
const removeWidget = vi.fn();
let sentBodies: unknown[];

/** Installs the global that Turnstile's script defines, without its widget. */
function installTurnstile() {
  const render = (
    container: HTMLElement,
    options: { sitekey: string; callback: (token: string) => void },
  ) => {
    container.textContent = `check of ${options.sitekey}`;
    solveCaptcha = options.callback;
    return "widget 1";
  };
  Object.assign(window, { turnstile: { render, reset: resetWidget, remove: removeWidget } });
}

const captchaScript = () => document.head.querySelector('script[src*="/turnstile/v0/api.js"]');

beforeEach(() => {
  Object.assign(env, { VITE_TURNSTILE_SITE_KEY: "key of the site" });
  sentBodies = [];
  vi.clearAllMocks();
  const refuse = async ({ request }: { request: Request }) => {
    sentBodies.push(await request.json());
    return HttpResponse.json({ code: 400, error_code: "captcha_failed", msg: "captcha" }, { status: 400 });
  };
  for (const path of ["token", "signup", "recover"]) server.use(http.post(`${api}/auth/v1/${path}`, refuse));
});
afterEach(() => {
  Object.assign(env, originalEnv);
  Reflect.deleteProperty(window, "turnstile");
  // The error makes the loader drop a script that has not finished loading, so the next test starts without one.
  captchaScript()?.dispatchEvent(new Event("error"));
});

async function fillInLogin() {
  const student = renderWithProviders(<LoginForm onLoggedIn={vi.fn()} />);
  await student.type(screen.getByLabelText("Email"), asha.email);
  await student.type(screen.getByLabelText("Password"), "a long password");
  const pressLogIn = () => student.click(screen.getByRole("button", { name: "Log in" }));
  return pressLogIn;
}

describe("the captcha of the login form", () => {
  it("must be solved before the login is sent; its token is sent once, and the next try needs a new one", async () => {
    installTurnstile();
    const pressLogIn = await fillInLogin();
    expect(await screen.findByText("check of key of the site")).toBeVisible();
    await pressLogIn();
    expect(
      await screen.findByText("Please complete the security check above the button first."),
    ).toBeVisible();
    expect(sentBodies).toEqual([]);

    solveCaptcha("token 1");
    await pressLogIn();
    expect(await screen.findByText("The security check failed. Please try again.")).toBeVisible();
    expect(sentBodies).toMatchObject([{ gotrue_meta_security: { captcha_token: "token 1" } }]);
    expect(resetWidget).toHaveBeenCalledExactlyOnceWith("widget 1");
    await pressLogIn();
    expect(
      await screen.findByText("Please complete the security check above the button first."),
    ).toBeVisible();
    expect(screen.getByLabelText("Email")).toHaveValue(asha.email);
  });

  it('shows a message if its script fails to load; the next press on "Log in" loads the script again', async () => {
    const pressLogIn = await fillInLogin();
    await waitFor(() => expect(captchaScript()).not.toBeNull());
    fireEvent.error(captchaScript() ?? window);
    expect(await screen.findByText(/The security check could not load/)).toBeVisible();
    expect(captchaScript()).toBeNull();
    await pressLogIn();
    await waitFor(() => expect(captchaScript()).not.toBeNull());
    expect(screen.getAllByText(/could not load/)).toHaveLength(1);
    expect(sentBodies).toEqual([]);
  });
});

it("the captcha is shown on the page for a forgotten password, and its token is sent", async () => {
  installTurnstile();
  const student = renderWithProviders(<ForgotPasswordForm />);
  await screen.findByText("check of key of the site");
  solveCaptcha("token 2");
  await student.type(screen.getByLabelText("Email"), asha.email);
  await student.click(screen.getByRole("button", { name: "Send reset link" }));
  await waitFor(() =>
    expect(sentBodies).toMatchObject([{ gotrue_meta_security: { captcha_token: "token 2" } }]),
  );
});

it("the captcha is shown on the registration form, its token is sent, and it is removed with the page", async () => {
  installTurnstile();
  const student = renderWithProviders(<RegisterForm onRegistered={vi.fn()} />);
  await screen.findByText("check of key of the site");
  solveCaptcha("token 3");
  await student.type(screen.getByLabelText("Student’s name"), "Asha Verma");
  await student.type(screen.getByLabelText("Email"), asha.email);
  await student.type(screen.getByLabelText("Phone number"), "9876543210");
  await student.type(screen.getByLabelText(/^Password/), "a long password");
  await student.click(screen.getByRole("checkbox"));
  await student.click(screen.getByRole("button", { name: "Create Account" }));
  await waitFor(() =>
    expect(sentBodies).toMatchObject([{ gotrue_meta_security: { captcha_token: "token 3" } }]),
  );
  cleanup();
  expect(removeWidget).toHaveBeenCalledExactlyOnceWith("widget 1");
});

it("no captcha is shown if the site has no key", async () => {
  Object.assign(env, { VITE_TURNSTILE_SITE_KEY: "" });
  const pressLogIn = await fillInLogin();
  await pressLogIn();
  await waitFor(() => expect(sentBodies).toHaveLength(1));
  expect(sentBodies).not.toHaveProperty("[0].gotrue_meta_security.captcha_token");
  expect(captchaScript()).toBeNull();
});
