import { screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { expectConsoleError } from "../../tests/support/expected-errors";
import { renderWithProviders } from "../../tests/support/render";
import { api, server } from "../../tests/support/server/server";
import { ForgotPasswordPage } from "./forgot-password";

/** Makes the auth server send this response; returns its requests. */
function serveRecover(response: () => Response): { url: string; body: unknown }[] {
  const requests: { url: string; body: unknown }[] = [];
  server.use(
    http.post(`${api}/auth/v1/recover`, async ({ request }) => {
      requests.push({ url: request.url, body: await request.json() });
      return response();
    }),
  );
  return requests;
}

async function askForLink(email: string) {
  const parent = renderWithProviders(<ForgotPasswordPage />, { path: "/forgotpassword" });
  await parent.type(screen.getByLabelText("Email"), email);
  await parent.click(screen.getByRole("button", { name: "Send reset link" }));
}

describe("a parent who forgot the password", () => {
  it("is asked to check the inbox, and the link opens /reset-password", async () => {
    const requests = serveRecover(() => HttpResponse.json({}));
    await askForLink(" asha@olympeak.example ");
    expect(await screen.findByRole("status")).toHaveTextContent(
      /^Password reset link sent! Please check your email\.$/,
    );
    expect(requests).toHaveLength(1);
    expect(new URL(requests[0]?.url ?? "").searchParams.get("redirect_to")).toBe(
      `${location.origin}/reset-password`,
    );
    expect(requests[0]?.body).toMatchObject({ email: "asha@olympeak.example" });
  });

  it.each([
    ["", "Please enter your email."],
    ["asha", "Please enter a valid email address"],
  ])("who types “%s” is asked for an email address before anything is sent", async (email, message) => {
    const requests = serveRecover(() => HttpResponse.json({}));
    await askForLink(`${email} `);
    expect(await screen.findByText(message)).toBeVisible();
    expect(requests).toEqual([]);
  });

  it.each([
    [400, /^Failed to send reset email\. Please check the email address\.$/],
    [503, /^Our service is not responding right now\./],
  ])("does not lose the typed address when the server replies %i", async (status, message) => {
    serveRecover(() => HttpResponse.json({ code: status, msg: "no" }, { status }));
    await askForLink("asha@olympeak.example");
    expect(await screen.findByRole("alert")).toHaveTextContent(message);
    expect(screen.getByLabelText("Email")).toHaveValue("asha@olympeak.example");
  });

  it.each([
    ["over_email_send_rate_limit", "status", /^Password reset link sent! Please check your email\.$/],
    ["over_request_rate_limit", "alert", /^Too many attempts\./],
  ])(
    "who asks again too soon cannot tell a known address from an unknown one: %s",
    async (code, role, text) => {
      serveRecover(() => HttpResponse.json({ code: 429, error_code: code, msg: "no" }, { status: 429 }));
      await askForLink("asha@olympeak.example");
      expect(await screen.findByRole(role)).toHaveTextContent(text);
    },
  );

  it("sees that there is no connection", async () => {
    expectConsoleError(/Failed to fetch/);
    serveRecover(() => HttpResponse.error());
    await askForLink("asha@olympeak.example");
    expect(await screen.findByRole("alert")).toHaveTextContent("You seem to be offline.");
  });
});
