import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { goToCheckout, test } from "./buyer";
import { addresses } from "./environment";
import { findMailLink, openTab } from "./family";
import { expectAccessible, openDevice } from "./base-test";
import { findMyExam, payAtSandbox } from "./shopping";

const consentMissingText = "We need a guardian’s consent before we can show the result.";
const findNameField = (page: Page) => page.getByLabel("Your full name, as parent or guardian");
const findExamCheckbox = (page: Page) =>
  page.getByRole("checkbox", { name: /I agree to this for the exams/ });

test.use({ hasConsent: false });

test("a guardian gives consent at the checkout, withdraws the consent, and gives it again by email in another browser", async ({
  page,
  browser,
  buyer,
}) => {
  await test.step("gives consent at the checkout with a checkbox and a typed name", async () => {
    await goToCheckout(page, "Science");
    await page.getByRole("button", { name: "Proceed to Pay" }).click();
    const question = page.getByRole("dialog", { name: "Pay without a guardian’s consent?" });
    await expect(question).toContainText("we cannot show the marks, rank or certificate until");
    await expectAccessible(page);
    await question.getByRole("button", { name: "Give consent" }).click();
    await expect(findExamCheckbox(page)).toBeFocused();
    await findExamCheckbox(page).check();
    await page.getByRole("button", { name: "Proceed to Pay" }).click();
    await expect(page.getByText("Please type your full name as your signature.")).toBeVisible();
    await expect(findNameField(page)).toBeFocused();
    await expectAccessible(page);
    await findNameField(page).fill("Meera Rao");
    await payAtSandbox(page, "Pay ₹250");
    await expect(page).toHaveURL(/\/paymentsuccess$/);
    // Wait for the order first, because it moves the link down.
    await expect(page.getByText(/^Paid · order/)).toBeVisible();
    await page.getByRole("link", { name: "Go to Dashboard" }).click();
    await expect(findMyExam(page, "Science").getByRole("link", { name: /Check this device/ })).toBeVisible();
    await expect(page.getByText(consentMissingText)).toHaveCount(0);
  });

  await test.step("withdraws the consent in the profile", async () => {
    await openTab(page, "Profile");
    await expect(page.getByText(/^Meera Rao gave consent on /)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: /^Withdraw.*Exams$/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Withdraw" }).click();
    await expect(page.getByText(/^No guardian has agreed yet\./)).toBeVisible();
  });

  await test.step("gives the consent again with the password, and withdraws it again", async () => {
    await page.getByRole("button", { name: "Give consent now" }).click();
    const dialog = page.getByRole("dialog", { name: "Guardian’s consent" });
    await dialog.getByRole("checkbox", { name: /I agree to this for the exams/ }).check();
    await dialog.getByLabel("Your full name, as parent or guardian").fill("Meera Rao");
    await dialog.getByLabel("Password of this account").fill(buyer.password);
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "I agree" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/^Meera Rao gave consent on /)).toBeVisible();
    await page.getByRole("button", { name: /^Withdraw.*Exams$/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Withdraw" }).click();
    await expect(page.getByText(/^No guardian has agreed yet\./)).toBeVisible();
  });

  await test.step("sees on the exam's card that the consent is missing, with a link to the profile", async () => {
    await page.getByRole("link", { name: "Exams", exact: true }).click();
    const science = findMyExam(page, "Science");
    await expect(science.getByText(consentMissingText)).toBeVisible();
    await expectAccessible(page);
    await science.getByRole("link", { name: /^Give or ask for consent/ }).click();
  });

  const guardian = { name: "Meera", email: `meera.${randomUUID()}@olympeak.example`, password: "" };
  await test.step("asks a guardian for consent by email", async () => {
    await page.getByLabel("Ask a guardian for consent by email").fill(guardian.email);
    await page.getByRole("button", { name: "Send email" }).click();
    await expect(page.getByText(/^We will send the email within a few minutes\./)).toBeVisible();
  });

  await test.step("the guardian opens the link in the email on another device and gives consent without a login", async () => {
    const link = await findMailLink(guardian, "Please give consent for Ananya’s exams");
    const otherDevice = await openDevice(browser);
    await otherDevice.goto(link);
    await expect(otherDevice).toHaveURL(`${addresses.site}/consent`);
    await findExamCheckbox(otherDevice).check();
    await findNameField(otherDevice).fill("Meera Rao");
    await expectAccessible(otherDevice);
    await otherDevice.getByRole("button", { name: "I agree" }).press("Enter");
    await expect(otherDevice.getByText(/^Thank you\. We have recorded your consent for /)).toBeVisible();
    await otherDevice.context().close();
  });

  await test.step("the card no longer asks for consent", async () => {
    await page.reload();
    await openTab(page, "Exams");
    await expect(findMyExam(page, "Science").getByRole("link", { name: /Check this device/ })).toBeVisible();
    await expect(page.getByText(consentMissingText)).toHaveCount(0);
  });
});
