import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { makeAccount, serveAccount } from "../../../../tests/support/account-factory";
import { asha, logIn } from "../../../../tests/support/factories";
import { serveLogin } from "../../../../tests/support/login-factory";
import { sessionStore } from "../../../data/session";
import { renderProfile } from "../../../../tests/support/render-profile";

beforeEach(() => {
  serveAccount(makeAccount());
  logIn();
});

describe("the login settings", () => {
  async function submitChange(field: "email" | "password", value: string, currentPassword: string) {
    const parent = await renderProfile();
    await parent.click(screen.getByRole("button", { name: `Change ${field}` }));
    const dialog = within(screen.getByRole("dialog"));
    await parent.type(dialog.getByLabelText(`New ${field}`), value);
    await parent.type(dialog.getByLabelText("Current password"), currentPassword);
    await parent.click(dialog.getByRole("button", { name: `Change ${field}` }));
    return dialog;
  }

  it("saves a new password if the current one is right, and ends every other login", async () => {
    const { requests } = serveLogin();
    await submitChange("password", "a new one", "the present one");
    await screen.findByText("Password changed!");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(requests).toEqual([
      expect.objectContaining({
        call: "token",
        body: expect.objectContaining({ email: asha.email, password: "the present one" }),
      }),
      {
        call: "user by newlogin",
        body: expect.objectContaining({ password: "a new one", current_password: "the present one" }),
      },
      { call: "logout by newlogin", body: "others" },
    ]);
    expect(localStorage.getItem("olympeak-session")).toContain("fresh refresh");
    expect(sessionStore.getState()?.studentId).toBe(asha.id);
  });

  it.each(["email", "password"] as const)(
    "changes neither the %s nor the typed text if the current password is wrong",
    async (field) => {
      const { requests } = serveLogin();
      const dialog = await submitChange(field, "ravi@olympeak.example", "guessed");
      expect(await dialog.findByRole("alert")).toHaveTextContent(
        /^That password is not correct for this account\.$/,
      );
      expect(dialog.getByLabelText(`New ${field}`)).toHaveValue("ravi@olympeak.example");
      expect(requests.map(({ call }) => call)).toEqual(["token"]);
    },
  );

  it("shows why a new password is weak", async () => {
    const { setUserReply } = serveLogin();
    const reasons = { weak_password: { reasons: ["length"] } };
    setUserReply({ code: 422, error_code: "weak_password", msg: "weak", ...reasons }, 422);
    const dialog = await submitChange("password", "abc", "the present one");
    expect(await dialog.findByRole("alert")).toHaveTextContent("Please choose a longer password.");
  });

  it("asks to confirm a new email address in both mailboxes", async () => {
    const { requests } = serveLogin();
    const dialog = await submitChange("email", "ravi@olympeak.example", "the present one");
    expect(await dialog.findByRole("status")).toHaveTextContent(/^Please check both inboxes/);
    expect(requests).toContainEqual({
      call: "user by newlogin",
      body: expect.objectContaining({ email: "ravi@olympeak.example" }),
    });
    expect(sessionStore.getState()?.email).toBe(asha.email);
  });

  it("shows an error for an email address that another account uses", async () => {
    const { setUserReply } = serveLogin();
    setUserReply(
      { code: 422, error_code: "email_exists", msg: "A user with this email address exists" },
      422,
    );
    const dialog = await submitChange("email", "bela@olympeak.example", "the present one");
    expect(await dialog.findByRole("alert")).toHaveTextContent(
      "Another account already uses that email address.",
    );
  });
});
