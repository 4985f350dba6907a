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
import { expectWellMade, openDevice, test } from "./person";

/** Registers and opens the dialog of one of the two, over the Profile tab. */
async function askToChange(page: Page, family: Family, what: "email" | "password") {
  await register(page, family);
  await openTab(page, "Profile");
  await page.getByRole("button", { name: `Change ${what}` }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await expectWellMade(page);
  return {
    dialog,
    give: async (value: string, presentPassword: string) => {
      await dialog.getByLabel(`New ${what}`).fill(value);
      await dialog.getByLabel("Current password").fill(presentPassword);
      await dialog.getByRole("button", { name: `Change ${what}` }).click();
    },
  };
}

/** The address under which the student of an account is known, and how many sessions the account has. */
async function lookUp(accountEmail: string) {
  const sql = openDatabase(addresses.database);
  const [row] = await sql`
    select s.email, (select count(*)::integer from auth.sessions where user_id = u.id) as sessions
    from auth.users as u join public.students as s on s.id = u.id where u.email = ${accountEmail}`;
  await sql.end();
  return row;
}

// The answers to a guessed password and a used link.
test.use({ expectedFailure: /Failed to load resource: the server responded with a status of (400|403)/ });

test("a family that changes its password logs in with the new one alone, and other devices are out", async ({
  page,
  browser,
}) => {
  const family = createFamily();
  const password = "another-long-password-2";
  const { dialog, give } = await askToChange(page, family, "password");
  const phone = await openDevice(browser);
  await tryToLogIn(phone, family);
  await expect(phone).toHaveURL(/\/studentdetailsform$/);
  await phone.context().close();
  expect(await lookUp(family.email), "before the change").toMatchObject({ sessions: 2 });

  await give(password, "guessed");
  await expect(dialog.getByRole("alert")).toHaveText("That password is not correct for this account.");
  await give(password, family.password);
  await expect(page.getByText("Password changed!")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect.poll(() => lookUp(family.email), "after the change").toMatchObject({ sessions: 1 });
  await page.reload();
  await expect(page.getByRole("button", { name: "Change password" })).toBeVisible();

  await logOut(page);
  await tryToLogIn(page, family);
  await expect(page.getByText("Invalid email or password.")).toBeVisible();
  await submitLogin(page, { ...family, password });
  await expect(page).toHaveURL(/\/studentdetailsform$/);
});

test("a family that changes its address confirms it by the mail, still logged in, and logs in with it alone", async ({
  page,
}) => {
  const family = createFamily();
  const email = `new.${family.email}`;
  const { dialog, give } = await askToChange(page, family, "email");
  await give(email, "guessed");
  await expect(dialog.getByRole("alert")).toHaveText("That password is not correct for this account.");
  await give(email, family.password);
  await expect(dialog.getByRole("status")).toHaveText(/^Please check both inboxes/);
  await expectWellMade(page);
  expect(await lookUp(family.email), "before the mail's button").toMatchObject({ email: family.email });

  // The auth server here writes to the old mailbox alone, and one press is all; a hosted one writes to both.
  const link = await findMailLink(family, "Please confirm your new address");
  await page.goto(link);
  const confirm = page.getByRole("button", { name: "Confirm my email address" });
  await expect(confirm).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expectWellMade(page);
  await confirm.click();
  await expect(page.getByRole("status")).toHaveText(
    "Your new email address is confirmed. Please log in with it from now on.",
  );
  expect(await lookUp(email), "after the mail's button").toMatchObject({ email });

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
