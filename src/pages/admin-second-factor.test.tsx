import { screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import {
  makeAdminReplies,
  meera,
  serveAdminReplies,
  type AdminReplies,
} from "../../tests/support/admin-factory";
import { makeSession } from "../../tests/support/factories";
import { makeOffice } from "../../tests/support/office-factory";
import { authenticatorApp, serveCodes } from "../../tests/support/login-factory";
import { renderWithProviders, getShownQuery } from "../../tests/support/render";
import { api, server } from "../../tests/support/server/server";
import { AdminPanelPage } from "./admin-panel";

let replies: AdminReplies;

beforeEach(() => {
  replies = makeAdminReplies();
});

const open = (path = "/adminpanel?section=students") => renderWithProviders(<AdminPanelPage />, { path });

/** Simulates the auth server's second factors; the code 123456 is right. Returns the requested changes. */
function serveFactors(factors: object[]): string[] {
  const requests = serveCodes(meera, () => (replies.admin_access = "granted"));
  server.use(
    http.get(`${api}/auth/v1/user`, () => HttpResponse.json({ ...makeSession(meera).user, factors })),
    http.delete(`${api}/auth/v1/factors/:id`, ({ params }) => {
      requests.push(`unenrol ${String(params["id"])}`);
      return HttpResponse.json({ id: params["id"] });
    }),
    http.post(`${api}/auth/v1/factors`, () => {
      requests.push("enrol");
      const totp = { qr_code: "<svg/>", secret: "JBSWY3DPEHPK3PXP", uri: "otpauth://totp/x" };
      return HttpResponse.json({ id: "new-app", type: "totp", friendly_name: "x", totp });
    }),
  );
  return requests;
}

describe("an organiser who needs a second factor", () => {
  beforeEach(() => {
    replies.admin_access = "code_needed";
    serveAdminReplies(replies);
  });

  it("enters the code of the app, and sees the panel", async () => {
    const requests = serveFactors([authenticatorApp]);
    const organiser = open();
    const code = await screen.findByLabelText("Code from the app");
    await organiser.type(code, "12 34");
    await organiser.click(screen.getByRole("button", { name: "Continue" }));
    expect(code).toHaveAccessibleDescription("Please enter all six digits.");
    await organiser.type(code, "99x");
    await organiser.click(screen.getByRole("button", { name: "Continue" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(/^That code is wrong/);
    expect(code).toHaveValue("123499");
    await organiser.clear(code);
    await organiser.type(code, "123456");
    await organiser.click(screen.getByRole("button", { name: "Continue" }));
    expect(await screen.findByRole("heading", { name: "Registered Students" })).toBeVisible();
    expect(requests).toEqual(["123499 for known-app", "123456 for known-app"]);
  });

  it("sets up the app the first time, and an unfinished setup is removed", async () => {
    const requests = serveFactors([{ ...authenticatorApp, id: "unfinished", status: "unverified" }]);
    const organiser = open();
    await organiser.click(await screen.findByRole("button", { name: "Set up the app" }));
    expect(await screen.findByRole("img", { name: /authenticator app/ })).toHaveAttribute(
      "src",
      expect.stringContaining("<svg/>"),
    );
    expect(screen.getByText("JBSWY3DPEHPK3PXP")).toBeVisible();
    await organiser.type(screen.getByLabelText("Code from the app"), "123456");
    await organiser.click(screen.getByRole("button", { name: "Continue" }));
    expect(await screen.findByRole("heading", { name: "Registered Students" })).toBeVisible();
    expect(requests).toEqual(["unenrol unfinished", "enrol", "123456 for new-app"]);
  });
});

describe("an organiser who sets up an app before it is required", () => {
  beforeEach(() => {
    serveAdminReplies(replies);
  });
  const openSetUp = () => open("/adminpanel?section=office&authenticator=set-up");

  it("starts from the office, enters a wrong code, then the right one, and returns to the office", async () => {
    replies.read_office = makeOffice({ is_second_factor_required: false });
    const requests = serveFactors([]);
    const organiser = open("/adminpanel?section=office");
    await organiser.click(await screen.findByRole("link", { name: "Set up your own authenticator app" }));
    await organiser.click(await screen.findByRole("button", { name: "Set up the app" }));
    const code = await screen.findByLabelText("Code from the app");
    await organiser.type(code, "654321");
    await organiser.click(screen.getByRole("button", { name: "Continue" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(/^That code is wrong/);
    expect(screen.getByRole("img", { name: /authenticator app/ }), "the same secret").toBeVisible();
    await organiser.clear(code);
    await organiser.type(code, "123456");
    await organiser.click(screen.getByRole("button", { name: "Continue" }));
    expect(await screen.findByText("Your authenticator app works.")).toBeInTheDocument();
    expect(await screen.findByRole("heading", { name: "Office" })).toBeVisible();
    expect(getShownQuery()).toBe("?section=office");
    expect(requests).toEqual(["enrol", "654321 for new-app", "123456 for new-app"]);
  });

  it("can go back without any change", async () => {
    const requests = serveFactors([]);
    const organiser = openSetUp();
    await screen.findByRole("button", { name: "Set up the app" });
    await organiser.click(screen.getByRole("button", { name: "Back" }));
    expect(await screen.findByRole("heading", { name: "Office" })).toBeVisible();
    expect(requests).toEqual([]);
  });

  it("sees an error if the login service does not support authenticator apps", async () => {
    serveFactors([]);
    server.use(http.post(`${api}/auth/v1/factors`, () => new HttpResponse("not found", { status: 404 })));
    const organiser = openSetUp();
    await organiser.click(await screen.findByRole("button", { name: "Set up the app" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(/does not support authenticator apps/);
  });
});

describe("an organiser who has lost the phone", () => {
  beforeEach(() => {
    replies.admin_access = "code_needed";
    serveAdminReplies(replies);
  });

  it("reads whom to ask, and sees nothing of the panel", async () => {
    serveFactors([authenticatorApp]);
    open();
    expect(await screen.findByText(/^Lost your phone\? Ask your technical team/)).toBeVisible();
    expect(screen.queryByRole("heading", { name: "Registered Students" })).toBeNull();
  });

  it("sets up a new app once the old one is deleted", async () => {
    const requests = serveFactors([]);
    const organiser = open();
    await organiser.click(await screen.findByRole("button", { name: "Set up the app" }));
    await organiser.type(await screen.findByLabelText("Code from the app"), "123456");
    await organiser.click(screen.getByRole("button", { name: "Continue" }));
    expect(await screen.findByRole("heading", { name: "Registered Students" })).toBeVisible();
    expect(requests).toEqual(["enrol", "123456 for new-app"]);
  });
});
