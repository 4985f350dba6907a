import { expect, type Page } from "@playwright/test";
import { openDatabase } from "../stack/database";
import { addresses } from "./environment";
import {
  findMailLink,
  logOut,
  createFamily,
  openTab,
  submitLogin,
  register,
  tryToLogIn,
  type Family,
} from "./family";
import { expectAccessible, openDevice, test } from "./base-test";

/**
 * Registers a family and opens the Profile tab's dialog to change the email or the password.
 *
 * @returns the dialog, and a function that fills it in and submits it
 */
async function openChangeDialog(page: Page, family: Family, field: "email" | "password") {
  await register(page, family);
  await openTab(page, "Profile");
  await page.getByRole("button", { name: `Change ${field}` }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  return {
    dialog,
    submitChange: async (value: string, currentPassword: string) => {
      await dialog.getByLabel(`New ${field}`).fill(value);
      await dialog.getByLabel("Current password").fill(currentPassword);
      await dialog.getByRole("button", { name: `Change ${field}` }).click();
    },
  };
}

/** Returns the email in the students row of an account, and the number of the account's sessions. */
async function readAccount(accountEmail: string) {
  const sql = openDatabase(addresses.database);
  const [row] = await sql`
    select s.email, (select count(*)::integer from auth.sessions where user_id = u.id) as sessions
    from auth.users as u join public.students as s on s.id = u.id where u.email = ${accountEmail}`;
  await sql.end();
  return row;
}

// The server replies with these statuses to a guessed password and to a used link.
test.use({
  expectedConsoleError: /Failed to load resource: the server responded with a status of (400|403)/,
});

test("a family that changes its password can log in only with the new password, and other devices are logged out", async ({
  page,
  browser,
}) => {
  const family = createFamily();
  const password = "another-long-password-2";
  const { dialog, submitChange } = await openChangeDialog(page, family, "password");
  const phone = await openDevice(browser);
  await tryToLogIn(phone, family);
  await expect(phone).toHaveURL(/\/studentdetailsform$/);
  await phone.context().close();
  expect(await readAccount(family.email), "before the change").toMatchObject({ sessions: 2 });

  await submitChange(password, "guessed");
  await expect(dialog.getByRole("alert")).toHaveText("That password is not correct for this account.");
  await submitChange(password, family.password);
  await expect(page.getByText("Password changed!")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect.poll(() => readAccount(family.email), "after the change").toMatchObject({ sessions: 1 });
  await page.reload();
  await expect(page.getByRole("button", { name: "Change password" })).toBeVisible();

  await logOut(page);
  await tryToLogIn(page, family);
  await expect(page.getByText("Invalid email or password.")).toBeVisible();
  await submitLogin(page, { ...family, password });
  await expect(page).toHaveURL(/\/studentdetailsform$/);
});

test("a family that changes its email address stays logged in, and after confirming the new address can log in only with it", async ({
  page,
}) => {
  const family = createFamily();
  const email = `new.${family.email}`;
  const { dialog, submitChange } = await openChangeDialog(page, family, "email");
  await submitChange(email, "guessed");
  await expect(dialog.getByRole("alert")).toHaveText("That password is not correct for this account.");
  await submitChange(email, family.password);
  await expect(dialog.getByRole("status")).toHaveText(/^Please check both inboxes/);
  await expectAccessible(page);
  expect(await readAccount(family.email), "before the mail's button").toMatchObject({ email: family.email });

  // The local auth server writes only to the old mailbox, so one confirmation is enough; hosted Supabase writes to both.
  const link = await findMailLink(family, "Please confirm your new address");
  await page.goto(link);
  const confirm = page.getByRole("button", { name: "Confirm my email address" });
  await expect(confirm).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expectAccessible(page);
  await confirm.click();
  await expect(page.getByRole("status")).toHaveText(
    "Your new email address is confirmed. Please log in with it from now on.",
  );
  expect(await readAccount(email), "after the mail's button").toMatchObject({ email });

  await openTab(page, "Profile");
  await expect(page.getByText(`You log in with ${email}.`)).toBeVisible();
  await logOut(page);
  await tryToLogIn(page, family);
  await expect(page.getByText("Invalid email or password.")).toBeVisible();
  await submitLogin(page, { ...family, email });
  await expect(page).toHaveURL(/\/studentdetailsform$/);

  await page.goto(link);
  await page.getByRole("button", { name: "Confirm my email address" }).click();
  await expect(page.getByRole("alert")).toHaveText("This link has expired or was already used.");
});
