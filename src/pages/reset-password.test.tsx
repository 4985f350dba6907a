import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { Route, Routes } from "react-router-dom";
import { beforeEach, describe, expect, it } from "vitest";
import { asha, logIn, makeSession } from "../../tests/support/factories";
import { authenticatorApp, serveCodes } from "../../tests/support/login-factory";
import { unsentTest } from "../../tests/support/mock-test-factory";
import { renderWithProviders } from "../../tests/support/render";
import { api, server } from "../../tests/support/server/server";
import { sessionStore } from "../data/session";
import { queueUnsentMockTest, listUnsentMockTests } from "../engine/mock-test/unsent-mock-tests";
import { LoginPage } from "./login";
import { ResetPasswordPage } from "./reset-password";

/** The URL queries of the logout requests. */
const logoutQueries: string[] = [];
let verifications: unknown[];
let passwordRequests: unknown[];

beforeEach(() => {
  logoutQueries.length = 0;
  verifications = [];
  passwordRequests = [];
  server.use(
    http.post(`${api}/auth/v1/verify`, async ({ request }) => {
      verifications.push(await request.json());
      return HttpResponse.json(makeSession(asha));
    }),
    http.put(`${api}/auth/v1/user`, async ({ request }) => {
      passwordRequests.push(await request.json());
      return HttpResponse.json(makeSession(asha).user);
    }),
    http.post(`${api}/auth/v1/logout`, ({ request }) => {
      logoutQueries.push(new URL(request.url).search);
      return new HttpResponse(null, { status: 204 });
    }),
  );
});

function open(path: string) {
  return renderWithProviders(
    <Routes>
      <Route path="/reset-password" element={<ResetPasswordPage />} />
      <Route path="/login" element={<LoginPage />} />
    </Routes>,
    { path: path },
  );
}

const link = "/reset-password#token_hash=abc123&type=recovery";

async function choosePassword(password: string, path = link) {
  const parent = open(path);
  await parent.type(await screen.findByLabelText("New password"), password);
  await parent.click(screen.getByRole("button", { name: "Set new password" }));
  return parent;
}

describe("a parent who opens the link of the email", () => {
  it("can use the link later, because only the form uses it up; the token is removed from the URL", async () => {
    open(link);
    await screen.findByLabelText("New password");
    await waitFor(() => expect(screen.getByLabelText("address")).toHaveTextContent(/^\/reset-password$/));
    expect(verifications).toEqual([]);
  });

  it("sets a new password, is logged out on every device and is redirected to the login", async () => {
    await choosePassword("a new password");
    expect(await screen.findByRole("status")).toHaveTextContent(
      /^Password updated! Redirecting to login\.\.\.$/,
    );
    expect(verifications).toEqual([expect.objectContaining({ token_hash: "abc123", type: "recovery" })]);
    expect(passwordRequests).toEqual([expect.objectContaining({ password: "a new password" })]);
    expect(logoutQueries).toEqual(["?scope=global"]);
    expect(await screen.findByRole("heading", { name: "Log in" })).toBeVisible();
  });

  it("is logged out in this browser too, and an unsent result of the account stays stored", async () => {
    logIn(asha);
    queueUnsentMockTest(asha.id, unsentTest);
    await choosePassword("a new password");
    await screen.findByRole("status");
    expect(sessionStore.getState()).toBeNull();
    expect(listUnsentMockTests(asha.id)).toEqual([unsentTest]);
  });

  it("does not log out another student of this browser", async () => {
    const bela = { id: "de300000-0000-4000-8000-000000000009", email: "bela@olympeak.example" };
    logIn(bela);
    await choosePassword("a new password");
    await screen.findByRole("status");
    expect(sessionStore.getState()?.studentId).toBe(bela.id);
  });

  it("can correct a weak password without a new link", async () => {
    server.use(
      http.put(
        `${api}/auth/v1/user`,
        () =>
          HttpResponse.json(
            { code: "weak_password", message: "weak", weak_password: { reasons: ["length", "pwned"] } },
            { status: 422, headers: { "x-supabase-api-version": "2024-01-01" } },
          ),
        { once: true },
      ),
    );
    const parent = await choosePassword("abc");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Please choose a longer password. This password has been leaked on another site.",
    );
    expect(screen.getByLabelText("New password")).toHaveValue("abc");
    await parent.type(screen.getByLabelText("New password"), " and more");
    await parent.click(screen.getByRole("button", { name: "Set new password" }));
    expect(await screen.findByText(/^Password updated!/)).toBeVisible();
    expect(verifications).toHaveLength(1);
  });

  it("enters the code of an authenticator app only once for a link", async () => {
    const enteredCodes = serveCodes(asha);
    const session = makeSession(asha);
    server.use(
      http.post(`${api}/auth/v1/verify`, async ({ request }) => {
        verifications.push(await request.json());
        return HttpResponse.json({ ...session, user: { ...session.user, factors: [authenticatorApp] } });
      }),
      http.put(
        `${api}/auth/v1/user`,
        () => HttpResponse.json({ code: 422, error_code: "same_password", msg: "same" }, { status: 422 }),
        { once: true },
      ),
    );
    const organiser = await choosePassword("a new password");
    expect(await screen.findByText(/^Please enter the six digits/)).toBeVisible();
    expect(passwordRequests).toEqual([]);
    await organiser.type(screen.getByLabelText("Code from the app"), "123456");
    const pressSetPassword = () => organiser.click(screen.getByRole("button", { name: "Set new password" }));
    await pressSetPassword();
    expect(await screen.findByText(/^That is your current password\./)).toBeVisible();
    await organiser.type(screen.getByLabelText("New password"), " and more");
    await pressSetPassword();
    expect(await screen.findByText(/^Password updated!/)).toBeVisible();
    expect(enteredCodes).toEqual(["123456 for known-app"]);
    expect(verifications).toHaveLength(1);
  });

  it("can request a new link when this one is expired or used", async () => {
    server.use(
      http.post(`${api}/auth/v1/verify`, () =>
        HttpResponse.json({ code: 403, error_code: "otp_expired", msg: "expired" }, { status: 403 }),
      ),
    );
    await choosePassword("a new password");
    expect(await screen.findByRole("alert")).toHaveTextContent(/^Failed to reset password\. Try again\./);
    expect(screen.getByRole("link", { name: "Send me a new link" })).toHaveAttribute(
      "href",
      "/forgotpassword",
    );
    expect(passwordRequests).toEqual([]);
  });

  it("is asked for a password before the link is used", async () => {
    const parent = open(link);
    await parent.click(await screen.findByRole("button", { name: "Set new password" }));
    expect(await screen.findByText("Please enter a new password.")).toBeVisible();
    expect(verifications).toEqual([]);
  });
});

it("the page shows how to get a link if the URL has no token", async () => {
  open("/reset-password#type=recovery");
  expect(await screen.findByText(/open this page from the link in our email/)).toBeVisible();
  expect(screen.queryByLabelText("New password")).toBeNull();
});

describe("a parent who confirms the email address", () => {
  const confirmationLink = "/login#token_hash=xyz&type=signup";

  it("can log in after one press", async () => {
    const parent = open(confirmationLink);
    await parent.click(await screen.findByRole("button", { name: "Confirm my email address" }));
    expect(await screen.findByRole("status")).toHaveTextContent(
      "Your email address is confirmed. Please log in.",
    );
    expect(verifications).toEqual([expect.objectContaining({ token_hash: "xyz", type: "signup" })]);
    expect(sessionStore.getState()).toBeNull();
  });

  it("sees that the link is expired", async () => {
    server.use(
      http.post(`${api}/auth/v1/verify`, () =>
        HttpResponse.json({ code: 403, error_code: "otp_expired", msg: "expired" }, { status: 403 }),
      ),
    );
    const parent = open(confirmationLink);
    await parent.click(await screen.findByRole("button", { name: "Confirm my email address" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("This link has expired or was already used.");
  });
});
