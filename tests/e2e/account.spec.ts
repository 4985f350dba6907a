import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { openDatabase } from "../stack/database";
import { addresses } from "./environment";
import {
  findMailLink,
  logIn,
  logOut,
  createFamily,
  openTab,
  register,
  tryToLogIn,
  type Family,
} from "./family";
import { expectAccessible, openDevice, test } from "./base-test";

async function fillDetails(page: Page): Promise<void> {
  await page.getByLabel("Class").selectOption({ label: "Class 7" });
  await page.getByLabel("School name").fill("Sunrise Public School, Pune");
  await page.getByLabel("Guardian’s name").fill("Meera Rao");
}

async function requestResetLink(page: Page, family: Family): Promise<string> {
  await page.goto("/forgotpassword");
  await page.getByLabel("Email").fill(family.email);
  await page.getByRole("button", { name: "Send reset link" }).click();
  await expect(page.getByText("Password reset link sent! Please check your email.")).toBeVisible();
  await expectAccessible(page);
  return findMailLink(family, "Set a new password");
}

test.describe("a family", () => {
  test.use({
    expectedConsoleError: /Failed to load resource: the server responded with a status of (400|403|422)/,
  });

  test("enters the student's details once, and after each later login sees the dashboard", async ({
    page,
  }) => {
    const family = createFamily();
    await register(page, family);
    await page.goto("/login");
    await expect(page).toHaveURL(/\/studentdashboard$/);
    await logOut(page);
    await tryToLogIn(page, family);
    await expect(page).toHaveURL(/\/studentdetailsform$/);
    await page.getByRole("button", { name: "Save and Continue" }).click();
    await expect(page.getByRole("alert")).toHaveText("Please select a class.");
    await expectAccessible(page);
    await fillDetails(page);
    await page.getByRole("button", { name: "Save and Continue" }).click();
    await expect(page).toHaveURL(/\/studentdashboard$/);
    // One call measures both values, because on a busy machine the toast may disappear before a second call.
    const toast = page.getByText("Profile saved!").locator("xpath=..");
    const toastBox = await toast.evaluate((element) => {
      const { width, y } = element.getBoundingClientRect();
      return { width, y };
    });
    expect(toastBox.width, "a toast's width in pixels").toBeLessThanOrEqual(350);
    expect(toastBox.y, "a toast's distance from the top").toBeLessThan(100);
    await expect(page.getByRole("heading", { name: /mock/i }).first()).toBeVisible();
    await logOut(page);
    await logIn(page, family);
  });

  test("sets a new password by the link in the email, which works only once and logs out other devices", async ({
    page,
    browser,
  }) => {
    const family = createFamily();
    await register(page, family);
    const phone = await openDevice(browser);
    const link = await requestResetLink(phone, family);

    await phone.goto(link);
    const password = phone.getByLabel("New password");
    await expect(password).toBeVisible();
    await expect(phone).toHaveURL(/\/reset-password$/);
    await expectAccessible(phone);
    await password.fill("abc");
    await phone.getByRole("button", { name: "Set new password" }).click();
    await expect(phone.getByRole("alert")).toHaveText("Please choose a longer password.");
    await password.fill("another-long-password-2");
    await phone.getByRole("button", { name: "Set new password" }).click();
    await expect(phone.getByText("Password updated! Redirecting to login...")).toBeVisible();
    await expect(phone).toHaveURL(/\/login$/);
    await phone.context().close();

    const sql = openDatabase(addresses.database);
    const sessions = await sql`
      select 1 from auth.refresh_tokens as t join auth.users as u on u.id = t.user_id
      where u.email = ${family.email} and not t.revoked`;
    expect(sessions, "sessions that can continue").toHaveLength(0);
    await sql.end();

    await page.goto(link);
    await page.getByLabel("New password").fill("a-third-password-3");
    await page.getByRole("button", { name: "Set new password" }).click();
    await expect(page.getByRole("alert")).toHaveText(
      "Failed to reset password. Try again. Send me a new link",
    );
    await logOut(page);
    await tryToLogIn(page, family);
    await expect(page.getByText("Invalid email or password.")).toBeVisible();
    await page.getByLabel("Password").fill("another-long-password-2");
    await page.getByRole("button", { name: "Log in" }).click();
    await expect(page).toHaveURL(/\/studentdetailsform$/);
  });

  test("downloads its data and deletes the account", async ({ page }) => {
    const family = createFamily();
    await register(page, family);
    await openTab(page, "Profile");
    await fillDetails(page);
    await page.getByRole("button", { name: "Save profile" }).click();
    await expect(page.getByText("Profile saved!")).toBeVisible();
    await expectAccessible(page);

    await page.getByRole("button", { name: "Withdraw consent", exact: true }).click();
    await expect(page.getByText("You don’t receive updates.")).toBeVisible();

    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download my data" }).click();
    const data = await readFile(await (await download).path(), "utf8");
    expect(data).toContain("Sunrise Public School, Pune");
    expect(data).toContain(family.email);

    await page.getByRole("button", { name: "Delete my account" }).click();
    await expectAccessible(page);
    await page.getByLabel(`Type ${family.email} to confirm`).fill(family.email);
    await page.getByLabel("Password").fill("guessed");
    await page.getByRole("button", { name: "Delete permanently" }).click();
    await expect(page.getByRole("alert")).toHaveText("That password is not correct for this account.");
    await page.getByLabel("Password").fill(family.password);
    await page.getByRole("button", { name: "Delete permanently" }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole("link", { name: "Log in" }).first()).toBeVisible();
    await tryToLogIn(page, family);
    await expect(page.getByText("Invalid email or password.")).toBeVisible();
  });
});

test("Back from the cart opens the dashboard, and Back from a tab of the dashboard opens its first tab", async ({
  page,
}) => {
  await register(page, createFamily());
  const openCart = async () => {
    await page.getByRole("link", { name: /Cart/ }).click();
    await expect(page).toHaveURL(/\/cartsummary$/);
  };
  await openCart();
  await page.goBack();
  await expect(page).toHaveURL(/\/studentdashboard$/);
  const expectBackOpensDashboard = async () => {
    await page.getByRole("link", { name: "Orders", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Orders", exact: true })).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(page.getByRole("heading", { name: /^Namaste/ })).toBeVisible();
    await expect(page).toHaveURL(/\/studentdashboard$/);
  };
  await openCart();
  await page.getByRole("link", { name: "See the exams" }).click();
  await expectBackOpensDashboard();
  await page.goto("/terms");
  await page.goto("/studentdashboard");
  await expectBackOpensDashboard();
  await page.reload();
  await expectBackOpensDashboard();
});

test("the older registration form puts the chosen exams into the cart", async ({ page }) => {
  const family = createFamily();
  await register(page, family);
  await page.goto("/examregistration");
  await fillDetails(page);
  await page.getByRole("checkbox", { name: /IGKO · General Knowledge/ }).check();
  await page.getByRole("checkbox", { name: /ICO · Computer/ }).check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Pay Now" }).click();
  await expect(page).toHaveURL(/\/cartsummary$/);
  await expect(page.getByRole("listitem").filter({ hasText: "General Knowledge" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Computer" })).toBeVisible();
  await expect(page.getByText("₹500")).toBeVisible();
});
