import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { makeAccount, serveAccount } from "../../../../tests/support/account-factory";
import { asha, logIn } from "../../../../tests/support/factories";
import { authenticatorApp, serveCodes, serveLogin } from "../../../../tests/support/login-factory";
import { renderWithProviders } from "../../../../tests/support/render";
import { api, server } from "../../../../tests/support/server/server";
import { sessionStore } from "../../../data/session";
import { ProfilePanel } from "./profile-panel";

const codeMissingText = "Please enter the six digits shown in your authenticator app.";

beforeEach(() => {
  serveAccount(makeAccount());
  logIn();
});

/** Opens a dialog of the Profile tab as an organiser whose account has an authenticator app. */
async function openDialog(openerName: string, buttonName: string) {
  const login = serveLogin("the present one", [authenticatorApp]);
  const sentCodes = serveCodes(asha);
  const organiser = renderWithProviders(
    <ProfilePanel studentId={asha.id} email={asha.email} consents={null} />,
    {
      path: "/studentdashboard",
    },
  );
  await organiser.click(await screen.findByRole("button", { name: openerName }));
  const dialog = within(screen.getByRole("dialog"));
  return {
    ...login,
    sentCodes,
    dialog,
    type: (label: string, text: string) => organiser.type(dialog.getByLabelText(label), text),
    clear: (label: string) => organiser.clear(dialog.getByLabelText(label)),
    submit: () => organiser.click(dialog.getByRole("button", { name: buttonName })),
  };
}

describe("an organiser with an authenticator app", () => {
  it("enters the code from the app to change the password, and continues with a login that has a second factor", async () => {
    const { requests, sentCodes, dialog, type, clear, submit } = await openDialog(
      "Change password",
      "Change password",
    );
    await type("New password", "a new one");
    await type("Current password", "the present one");
    expect(dialog.queryByLabelText("Code from the app")).toBeNull();
    await submit();
    expect(await dialog.findByRole("alert")).toHaveTextContent(codeMissingText);
    expect(requests.map(({ call }) => call)).toEqual(["token", "logout by newlogin"]);

    await type("Code from the app", "12 34");
    await submit();
    expect(await dialog.findByRole("alert")).toHaveTextContent(codeMissingText);
    expect(requests, "no request is sent for an incomplete code").toHaveLength(2);
    await type("Code from the app", "99x");
    await submit();
    expect(await dialog.findByText(/^That code is wrong/)).toBeVisible();
    expect(dialog.getByLabelText("New password")).toHaveValue("a new one");
    await clear("Code from the app");
    await type("Code from the app", "123456");
    requests.length = 0;
    await submit();

    await screen.findByText("Password changed!");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(sentCodes).toEqual(["123499 for known-app", "123456 for known-app"]);
    expect(requests.map(({ call }) => call)).toEqual([
      "token",
      "user by secondfactor",
      "logout by secondfactor",
    ]);
    expect(localStorage.getItem("olympeak-session")).toContain(".secondfactor");
  });

  it("enters the code to change the email address", async () => {
    const { requests, dialog, type, submit } = await openDialog("Change email", "Change email");
    await type("New email", "meera@olympeak.example");
    await type("Current password", "the present one");
    await submit();
    await dialog.findByText(codeMissingText);
    await type("Code from the app", "123456");
    await submit();
    expect(await dialog.findByText(/^Please check both inboxes/)).toBeVisible();
    expect(requests.map(({ call }) => call)).toContain("user by secondfactor");
    expect(requests.map(({ call }) => call)).not.toContain("user by newlogin");
  });

  it("enters the code to delete the account", async () => {
    const { dialog, type, submit } = await openDialog("Delete my account", "Delete permanently");
    server.use(
      http.post(`${api}/rest/v1/rpc/delete_account`, ({ request }) =>
        request.headers.get("authorization")?.endsWith(".secondfactor")
          ? HttpResponse.json({ outcome: "deleted" })
          : HttpResponse.json({}, { status: 403 }),
      ),
    );
    await type(`Type ${asha.email} to confirm`, asha.email);
    await type("Password", "the present one");
    await submit();
    await dialog.findByText(codeMissingText);
    expect(sessionStore.getState()?.studentId).toBe(asha.id);
    await type("Code from the app", "123456");
    await submit();
    expect(await screen.findByText("/")).toBeVisible();
    expect(sessionStore.getState()).toBeNull();
  });
});
