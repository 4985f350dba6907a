import { http, HttpResponse } from "msw";
import { screen, waitFor } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { beforeEach, describe, expect, it } from "vitest";
import { asha, class5, logIn, makeSession } from "../../tests/support/factories";
import { expectConsoleError } from "../../tests/support/expected-errors";
import { renderWithProviders } from "../../tests/support/render";
import { api, server } from "../../tests/support/server/server";
import { endLogin } from "../data/login-state";
import { sessionStore } from "../data/session";
import { setReporter } from "../lib/report";
import { RegisterPage } from "./register";

type User = ReturnType<typeof renderWithProviders>;

const session = makeSession(asha, {
  name: "Asha Verma",
  phone: "9876543210",
  consent_given: true,
  consent_version: "2026-11-28",
});

let signUps: unknown[];
let rows: unknown[];
let functionCalls: string[];

beforeEach(() => {
  signUps = [];
  rows = [];
  functionCalls = [];
  server.use(
    http.post(`${api}/auth/v1/signup`, async ({ request }) => {
      signUps.push(await request.json());
      return HttpResponse.json(session);
    }),
    http.post(`${api}/rest/v1/students`, async ({ request }) => {
      rows.push(await request.json());
      return new HttpResponse(null, { status: 201 });
    }),
    http.post(`${api}/functions/v1/:name`, ({ params }) => {
      functionCalls.push(String(params.name));
      return HttpResponse.json({ status: "sent" });
    }),
    http.post(`${api}/auth/v1/logout`, () => new HttpResponse(null, { status: 204 })),
  );
  endLogin();
});

function openRegister(): User {
  return renderWithProviders(
    <Routes>
      <Route path="/register" element={<RegisterPage />} />
      <Route path="*" element={<p>somewhere else</p>} />
    </Routes>,
    { path: "/register" },
  );
}

async function fillIn(parent: User, { phone = "98765 43210", consent = true } = {}): Promise<void> {
  await parent.type(screen.getByLabelText("Student’s name"), "Asha Verma");
  await parent.type(screen.getByLabelText("Email"), asha.email);
  await parent.type(screen.getByLabelText("Phone number"), phone);
  await parent.type(screen.getByLabelText("Password"), "a long password");
  if (consent) await parent.click(screen.getByRole("checkbox"));
}

/** Makes the sign-up report an existing account, and the login send the response of `logIn`. */
function serveExistingAccount(logIn: () => Response): void {
  const refusal = { code: 422, error_code: "user_already_exists", msg: "User already registered" };
  server.use(
    http.post(`${api}/auth/v1/signup`, () => HttpResponse.json(refusal, { status: 422 })),
    http.post(`${api}/auth/v1/token`, logIn),
  );
}

const pressCreate = (parent: User) => parent.click(screen.getByRole("button", { name: "Create Account" }));

describe("a parent who registers a child", () => {
  it("sees one message when fields are missing, and nothing is sent", async () => {
    const parent = openRegister();
    await pressCreate(parent);
    expect(await screen.findByRole("alert")).toHaveTextContent(/^All fields are required$/);
    expect(signUps).toEqual([]);
  });

  it("gets an error at each empty required field", async () => {
    const parent = openRegister();
    const labels = ["Student’s name", "Email", "Phone number", "Password"];
    for (const label of labels) expect(screen.getByLabelText(label)).toBeRequired();
    await parent.type(screen.getByLabelText("Email"), "asha");
    await pressCreate(parent);
    await screen.findByRole("alert");
    for (const label of ["Student’s name", "Phone number", "Password"])
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription("Please fill in this field.");
    expect(screen.getByLabelText("Email")).toHaveAccessibleDescription("Please enter a valid email address");
    expect(screen.getByRole("checkbox")).toHaveAccessibleDescription(
      "Please provide consent to receive updates",
    );
  });

  it("can show the typed password, and hide it again", async () => {
    const parent = openRegister();
    await parent.type(screen.getByLabelText("Password"), "monsoon");
    expect(screen.getByLabelText("Password")).toHaveAttribute("type", "password");
    await parent.click(screen.getByRole("button", { name: "Show the password" }));
    expect(screen.getByLabelText("Password")).toHaveAttribute("type", "text");
    expect(screen.getByLabelText("Password")).toHaveValue("monsoon");
    await parent.click(screen.getByRole("button", { name: "Hide the password" }));
    expect(screen.getByLabelText("Password")).toHaveAttribute("type", "password");
  });

  it("can read the terms and the privacy policy before signing up, without losing the typed text", () => {
    openRegister();
    for (const [name, to] of [
      ["Terms", "/terms"],
      ["Privacy Policy", "/privacy"],
    ] as const) {
      expect(screen.getByRole("link", { name })).toHaveAttribute("href", to);
      expect(screen.getByRole("link", { name })).toHaveAttribute("target", "_blank");
    }
  });

  it("sees how long the password must be before choosing one", () => {
    openRegister();
    expect(screen.getByLabelText("Password")).toHaveAccessibleDescription("At least 8 characters.");
  });

  it("is redirected to the dashboard when logged in already", () => {
    logIn();
    openRegister();
    expect(screen.getByLabelText("address")).toHaveTextContent("/studentdashboard");
  });

  it("is asked for consent", async () => {
    const parent = openRegister();
    await fillIn(parent, { consent: false });
    await pressCreate(parent);
    expect(await screen.findByRole("alert")).toHaveTextContent(/^Please provide consent to receive updates$/);
  });

  it("is asked for all ten digits of the phone number, without losing the typed text", async () => {
    const parent = openRegister();
    await fillIn(parent, { phone: "98765" });
    await pressCreate(parent);
    expect(await screen.findByRole("alert")).toHaveTextContent(
      /^Please enter a valid 10-digit phone number$/,
    );
    expect(screen.getByLabelText("Student’s name")).toHaveValue("Asha Verma");
  });

  it("cannot type a name that is longer than the database allows", async () => {
    const parent = openRegister();
    await parent.click(screen.getByLabelText("Student’s name"));
    await parent.paste("A".repeat(101));
    expect(screen.getByLabelText("Student’s name")).toHaveValue("A".repeat(100));
  });

  it("cannot type letters or an eleventh digit into the phone number", async () => {
    const parent = openRegister();
    await parent.type(screen.getByLabelText("Phone number"), "98a765-432109");
    expect(screen.getByLabelText("Phone number")).toHaveValue("9876543210");
  });

  it("gets an account, a students row, the welcome email and the contact sync, and is asked for the rest of the profile", async () => {
    const parent = openRegister();
    await fillIn(parent);
    await pressCreate(parent);
    await waitFor(() => expect(screen.getByLabelText("address")).toHaveTextContent("/studentdetailsform"));
    expect(rows).toEqual([
      {
        id: asha.id,
        email: asha.email,
        name: "Asha Verma",
        phone: "9876543210",
        consent_given: true,
        consent_version: "2026-11-28",
      },
    ]);
    expect(localStorage.getItem("userLoggedIn")).toBe("true");
    await waitFor(() => expect(functionCalls.toSorted()).toEqual(["contact-sync", "send-welcome-email"]));
  });

  it.each([
    [
      "the password is wrong",
      { code: 400, error_code: "invalid_credentials", msg: "Invalid login credentials" },
    ],
    ["there were too many tries", { code: 429, error_code: "over_request_rate_limit", msg: "Slow down" }],
    ["the address is not confirmed", { code: 400, error_code: "email_not_confirmed", msg: "Not confirmed" }],
  ])("sees the auth server's own message when the account exists and %s", async (_, refusal) => {
    serveExistingAccount(() => HttpResponse.json(refusal, { status: refusal.code }));
    const parent = openRegister();
    await fillIn(parent);
    await pressCreate(parent);
    expect(await screen.findByRole("alert")).toHaveTextContent("User already registered");
    expect(screen.getByLabelText("Email")).toHaveValue(asha.email);
  });

  it("sees the same message and is logged out again when the students row cannot be read", async () => {
    serveExistingAccount(() => HttpResponse.json(session));
    server.use(http.get(`${api}/rest/v1/students`, () => HttpResponse.json({}, { status: 403 })));
    const parent = openRegister();
    await fillIn(parent);
    await pressCreate(parent);
    expect(await screen.findByRole("alert")).toHaveTextContent("User already registered");
    expect(localStorage.getItem("userLoggedIn")).toBeNull();
  });

  it.each([
    ["the server replies to the logout", () => new HttpResponse(null, { status: 204 })],
    ["the logout fails too", () => HttpResponse.error()],
  ])("is logged out again if the students row could not be written: %s", async (_, logOut) => {
    expectConsoleError(/Failed to fetch/);
    server.use(
      http.post(`${api}/rest/v1/students`, () => HttpResponse.error()),
      http.post(`${api}/auth/v1/logout`, logOut),
    );
    const parent = openRegister();
    await fillIn(parent);
    await pressCreate(parent);
    expect(await screen.findByRole("alert")).toHaveTextContent("You seem to be offline.");
    expect(sessionStore.getState()).toBeNull();
    expect(localStorage.getItem("userLoggedIn")).toBeNull();
    expect(screen.getByLabelText("Student’s name")).toHaveValue("Asha Verma");
  });

  it.each(["23505", "42501"])(
    "sees a plain sentence instead of the database's message (%s)",
    async (code) => {
      const message = 'duplicate key value violates unique constraint "students_email"';
      server.use(
        http.post(`${api}/rest/v1/students`, () => HttpResponse.json({ code, message }, { status: 409 })),
      );
      const parent = openRegister();
      await fillIn(parent);
      await pressCreate(parent);
      expect(await screen.findByRole("alert")).toHaveTextContent(/^Signup failed\.$/);
      expect(screen.getByLabelText("Email")).toHaveValue(asha.email);
    },
  );

  it.each([
    ["is not asked again for a profile that is complete", class5, "/studentdashboard"],
    ["is asked for the rest of a profile that is not", null, "/studentdetailsform"],
  ])("whose first registration had no reply %s", async (_, classId, path) => {
    serveExistingAccount(() => HttpResponse.json(session));
    const row = { name: "Asha Verma", class_id: classId };
    server.use(http.get(`${api}/rest/v1/students`, () => HttpResponse.json([row])));
    const parent = openRegister();
    await fillIn(parent);
    await pressCreate(parent);
    await waitFor(() => expect(screen.getByLabelText("address")).toHaveTextContent(path));
    expect(rows).toEqual([]);
  });

  it("is asked to confirm the email address if the organiser requires it", async () => {
    server.use(http.post(`${api}/auth/v1/signup`, () => HttpResponse.json(session.user)));
    const parent = openRegister();
    await fillIn(parent);
    await pressCreate(parent);
    expect(await screen.findByRole("status")).toHaveTextContent("Please check your email");
    expect(rows).toEqual([]);
  });

  it("is still registered when the welcome email fails", async () => {
    const reports: string[] = [];
    const restoreReporter = setReporter((event) => reports.push(event.what));
    server.use(http.post(`${api}/functions/v1/:name`, () => HttpResponse.error()));
    const parent = openRegister();
    await fillIn(parent);
    await pressCreate(parent);
    await waitFor(() => expect(screen.getByLabelText("address")).toHaveTextContent("/studentdetailsform"));
    await waitFor(() => expect(reports).toEqual(["sending the welcome email", "sending the welcome email"]));
    restoreReporter();
  });
});
