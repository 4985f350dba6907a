import { expect, type Page } from "@playwright/test";
import { findMyExam, fillCheckout, openSandboxWithoutConsent, putInCart } from "./shopping";
import { expectPaymentInvariants, createFamily, openTab, readMails, readText, register } from "./family";
import { expectAccessible, test } from "./base-test";

const findChildrenMenu = (page: Page, name: string) =>
  page.getByRole("button", { name: `${name}: your children` });

/** Changes to another child with the menu in the header. */
async function changeChild(page: Page, from: string, to: string): Promise<void> {
  await findChildrenMenu(page, from).click();
  await page.getByRole("group", { name: "Children" }).getByRole("button", { name: to }).click();
  await expect(findChildrenMenu(page, to)).toBeVisible();
  await expect(page).toHaveURL(/\/studentdashboard/);
}

test("a parent adds a second child, buys an exam for this child, and changes back to the first child", async ({
  page,
}) => {
  const family = createFamily();
  await page.goto("/register");
  await expect(page.getByText(/Do you already have an account for another child\?/)).toBeVisible();
  await register(page, family);

  await findChildrenMenu(page, "Ananya").click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add a child" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a child" });
  await dialog.getByRole("button", { name: "Add child" }).click();
  await expect(dialog.getByText("Please enter the student's name.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Student’s name").fill("Bela Rao");
  await dialog.getByLabel("Class").selectOption({ label: "Class 5" });
  await dialog.getByLabel("School name").fill("Hill School, Pune");
  await dialog.getByLabel("Your password").fill("not-the-password");
  await dialog.getByRole("button", { name: "Add child" }).click();
  await expect(dialog.getByText("That password is not correct for this account.")).toBeVisible();
  await dialog.getByLabel("Your password").fill(family.password);
  await dialog.getByRole("button", { name: "Add child" }).click();
  await expect(findChildrenMenu(page, "Bela")).toBeVisible();
  await expect(page.getByRole("heading", { name: /Bela/ }).first()).toBeVisible();

  await openTab(page, "Exams");
  await putInCart(page, "Maths");
  await page.getByRole("link", { name: /Cart/ }).click();
  await expect(page.getByLabel("Email")).toHaveValue(family.email);
  await fillCheckout(page);
  await openSandboxWithoutConsent(page);
  await page.getByRole("button", { name: "Pay ₹250", exact: true }).click();
  await expect(page).toHaveURL(/\/paymentsuccess$/);
  await expect(page.getByText(family.email)).toBeVisible();
  const findReceiptMail = async () =>
    (await readMails(family)).find(({ Subject }) => /receipt|order|registered/i.test(Subject));
  await expect.poll(findReceiptMail, { message: "the receipt at the parent's address" }).toBeDefined();
  const mail = await findReceiptMail();
  expect(mail && (await readText(mail))).toContain("Bela Rao");

  await page.goto("/studentdashboard");
  await expect(findMyExam(page, "Maths")).toBeVisible();
  await openTab(page, "Orders");
  const screen = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 480 });
  await page.getByRole("button", { name: /^Receipt/ }).click();
  // A receipt that is longer than the screen is shown from its title, not from the print button below.
  await expect(page.getByRole("heading", { name: /^Receipt for order/ })).toBeFocused();
  await expect(page.getByRole("heading", { name: /^Receipt for order/ })).toBeInViewport();
  await page.keyboard.press("Escape");
  if (screen) await page.setViewportSize(screen);
  await openTab(page, "Profile");
  await expect(page.getByText(/^Your family logs in with/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Download the data of all children" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Give consent now" }).click();
  const consent = page.getByRole("dialog", { name: "Guardian’s consent" });
  await consent.getByRole("checkbox", { name: /I agree to this for the exams/ }).check();
  await consent.getByLabel("Your full name, as parent or guardian").fill("Meera Rao");
  await consent.getByLabel("Password of this account").fill(family.password);
  await consent.getByRole("button", { name: "I agree" }).click();
  await expect(consent).toBeHidden();

  await changeChild(page, "Bela", "Ananya");
  await expect(page.getByText("My exams")).toHaveCount(0);
  await openTab(page, "Orders");
  await expect(page.getByText(/Order \d+/)).toHaveCount(0);
  await changeChild(page, "Ananya", "Bela");
  await openTab(page, "Orders");
  await expect(page.getByRole("main").getByText(/Maths/).first()).toBeVisible();
  await expectPaymentInvariants();
});
