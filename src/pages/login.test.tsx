import { http, HttpResponse } from "msw";
import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { beforeEach, describe, expect, it } from "vitest";
import { asha, class5, logIn, makeSession } from "../../tests/support/factories";
import { expectConsoleError } from "../../tests/support/expected-errors";
import { renderWithProviders } from "../../tests/support/render";
import { api, server } from "../../tests/support/server/server";
import { endLogin } from "../data/login-state";
import { LoginPage } from "./login";

let hasRow: boolean;
let name: string | null;
let role: string;
let insertedRows: unknown[];

beforeEach(() => {
  hasRow = true;
  name = "Asha";
  role = "student";
  insertedRows = [];
  server.use(
    http.post(`${api}/auth/v1/logout`, () => new HttpResponse(null, { status: 204 })),
    http.post(`${api}/auth/v1/token`, () => HttpResponse.json(makeSession(asha))),
    http.get(`${api}/rest/v1/students`, () =>
      HttpResponse.json(hasRow ? [{ name, class_id: class5, role }] : []),
    ),
    http.post(`${api}/rest/v1/students`, async ({ request }) => {
      insertedRows.push(await request.json());
      hasRow = true;
      return new HttpResponse(null, { status: 201 });
    }),
  );
  endLogin();
});

/** Opens the login page with a navigation state, and logs in. */
async function logInFrom(state?: unknown): Promise<UserEvent> {
  const student = renderWithProviders(
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="*" element={<p>somewhere else</p>} />
    </Routes>,
    { path: "/login", state },
  );
  await student.type(screen.getByLabelText("Email"), asha.email);
  await student.type(screen.getByLabelText("Password"), "a long password");
  await student.click(screen.getByRole("button", { name: "Log in" }));
  return student;
}

const getAddress = () => screen.getByLabelText("address");

describe("a student who logs in", () => {
  it("sees the dashboard and is marked as logged in", async () => {
    await logInFrom();
    await waitFor(() => expect(getAddress()).toHaveTextContent("/studentdashboard"));
    expect(localStorage.getItem("userLoggedIn")).toBe("true");
    expect(insertedRows).toEqual([]);
  });

  it("continues to the requested page", async () => {
    await logInFrom({ redirectTo: "/cartsummary" });
    await waitFor(() => expect(getAddress()).toHaveTextContent("/cartsummary"));
  });

  it("is asked for missing details of the profile first", async () => {
    name = null;
    await logInFrom({ redirectTo: "/cartsummary" });
    await waitFor(() => expect(getAddress()).toHaveTextContent("/studentdetailsform"));
  });

  it("who is an organiser is not asked for missing details", async () => {
    name = null;
    role = "admin";
    await logInFrom({ redirectTo: "/adminpanel?section=payments" });
    await waitFor(() => expect(getAddress()).toHaveTextContent("/adminpanel"));
    expect(screen.getByRole("note", { name: "query" })).toHaveTextContent("?section=payments");
  });

  it.each([undefined, { redirectTo: "/studentdashboard" }])(
    "who is an organiser sees the admin panel, not a student's dashboard: %j",
    async (state) => {
      role = "admin";
      await logInFrom(state);
      await waitFor(() => expect(getAddress()).toHaveTextContent("/adminpanel"));
    },
  );

  it("gets a students row with id and email if there is none yet", async () => {
    hasRow = false;
    await logInFrom();
    await waitFor(() => expect(getAddress()).toHaveTextContent("/studentdashboard"));
    expect(insertedRows).toEqual([{ id: asha.id, email: asha.email }]);
  });

  it("gets a students row with a shortened name if the name is longer than the database allows", async () => {
    hasRow = false;
    const session = makeSession(asha, { name: "A".repeat(120) });
    server.use(http.post(`${api}/auth/v1/token`, () => HttpResponse.json(session)));
    await logInFrom();
    await waitFor(() => expect(getAddress()).toHaveTextContent("/studentdashboard"));
    expect(insertedRows).toEqual([{ id: asha.id, email: asha.email, name: "A".repeat(100) }]);
  });

  it("with a wrong password sees that the email or password is wrong", async () => {
    server.use(
      http.post(`${api}/auth/v1/token`, () =>
        HttpResponse.json(
          { code: 400, error_code: "invalid_credentials", msg: "Invalid login credentials" },
          { status: 400 },
        ),
      ),
    );
    await logInFrom();
    expect(await screen.findByRole("alert")).toHaveTextContent(/^Invalid email or password\.$/);
    expect(screen.getByLabelText("Email")).toHaveValue(asha.email);
  });

  describe("whose address is not confirmed", () => {
    let resendRequests: unknown[];

    beforeEach(() => {
      resendRequests = [];
      server.use(
        http.post(`${api}/auth/v1/token`, () =>
          HttpResponse.json(
            { code: 400, error_code: "email_not_confirmed", msg: "Email not confirmed" },
            { status: 400 },
          ),
        ),
        http.post(`${api}/auth/v1/resend`, async ({ request }) => {
          resendRequests.push(await request.json());
          return resendRequests.length > 1
            ? HttpResponse.json(
                { code: 429, error_code: "over_email_send_rate_limit", msg: "Wait" },
                { status: 429 },
              )
            : HttpResponse.json({});
        }),
      );
    });

    it("is asked to confirm the address first, and can have the email sent again", async () => {
      const student = await logInFrom();
      expect(await screen.findByRole("alert")).toHaveTextContent("Please confirm your email first");
      const button = screen.getByRole("button", { name: "Send the confirmation email again" });
      await student.click(button);
      expect(
        await screen.findByText(
          `We have sent the email to ${asha.email} again. Please look in the spam folder too. Only the newest link works.`,
        ),
      ).toBeVisible();
      expect(screen.queryByText(/^Please confirm your email first/)).toBeNull();
      expect(resendRequests).toEqual([expect.objectContaining({ type: "signup", email: asha.email })]);
      await student.click(button);
      expect(await screen.findByText("Too many attempts. Please wait a minute and try again.")).toBeVisible();
    });
  });

  it("sees that the network failed, not that the password is wrong", async () => {
    expectConsoleError(/Failed to fetch/);
    server.use(http.post(`${api}/auth/v1/token`, () => HttpResponse.error()));
    await logInFrom();
    expect(await screen.findByRole("alert")).toHaveTextContent("You seem to be offline.");
  });

  it("is logged out again when the students row cannot be written", async () => {
    hasRow = false;
    server.use(
      http.post(`${api}/rest/v1/students`, () =>
        HttpResponse.json({ code: "XX000", message: "disk" }, { status: 500 }),
      ),
    );
    await logInFrom();
    expect(await screen.findByRole("alert")).toHaveTextContent(/^Login failed\. Please try again later\.$/);
    expect(localStorage.getItem("userLoggedIn")).toBeNull();
  });
});

describe("a student who is logged in already", () => {
  const open = (path: string, state?: unknown) => {
    logIn();
    renderWithProviders(
      <Routes>
        <Route path="/login" element={<LoginPage />} />
        <Route path="*" element={<p>somewhere else</p>} />
      </Routes>,
      { path, state },
    );
  };

  it("is redirected to the dashboard", () => {
    open("/login");
    expect(getAddress()).toHaveTextContent("/studentdashboard");
  });

  it("is redirected to the requested page", () => {
    open("/login", { redirectTo: "/cartsummary" });
    expect(getAddress()).toHaveTextContent("/cartsummary");
  });

  it("can still use the link of an email, which may be for another account", async () => {
    open("/login#token_hash=t&type=signup");
    expect(await screen.findByRole("button", { name: "Confirm my email address" })).toBeVisible();
    expect(getAddress()).toHaveTextContent("/login");
  });
});
