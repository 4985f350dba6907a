import { expect, type Locator, type Page } from "@playwright/test";

/**
 * @param page the dashboard
 * @param exam the exam's name, such as `Science`
 * @returns the exam's card in the list of olympiad exams
 */
export function findExam(page: Page, exam: string): Locator {
  const list = page.getByRole("list", { name: "Olympiad exams" });
  return list.getByRole("listitem").filter({ has: page.getByRole("heading", { name: exam, exact: true }) });
}

/**
 * @param page the dashboard
 * @param exam the exam's name
 * @returns the exam's card in the list of bought exams
 */
export function findMyExam(page: Page, exam: string): Locator {
  const list = page.getByRole("list", { name: "My exams" });
  return list.getByRole("listitem").filter({ has: page.getByRole("heading", { name: exam, exact: true }) });
}

/**
 * Puts an exam into the cart.
 *
 * @param page the dashboard's exams
 * @param exam the exam's name
 */
export async function putInCart(page: Page, exam: string): Promise<void> {
  const card = findExam(page, exam);
  await card.getByRole("button", { name: "Buy" }).click();
  await expect(card.getByRole("button", { name: "In Cart" })).toBeVisible();
}

/**
 * Fills in the class and the school, which a new account does not have.
 *
 * @param page the checkout
 */
export async function fillCheckout(page: Page): Promise<void> {
  await page.getByLabel("Class").selectOption({ label: "Class 5" });
  await page.getByLabel("School name").fill("Sunrise Public School, Pune");
}

/**
 * Clicks Proceed to Pay without a guardian's consent, and confirms the checkout's question about it.
 *
 * @param page the checkout, filled in
 */
export async function openSandboxWithoutConsent(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Proceed to Pay" }).click();
  await page.getByRole("button", { name: "Pay without consent" }).click();
  await expect(page.getByText("no real money")).toBeVisible();
}

/**
 * Clicks Proceed to Pay and waits for the sandbox's payment window.
 *
 * @param page the checkout, filled in
 */
export async function openSandbox(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Proceed to Pay" }).click();
  await expect(page.getByText("no real money")).toBeVisible();
}

/**
 * Opens the sandbox's payment window and clicks a button in it.
 *
 * @param page the checkout, filled in
 * @param button the button's text, such as `Pay ₹250`
 */
export async function payAtSandbox(page: Page, button: string): Promise<void> {
  await openSandbox(page);
  await page.getByRole("button", { name: button, exact: true }).click();
}
