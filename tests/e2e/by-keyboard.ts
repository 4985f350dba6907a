import { expect, type Locator, type Page } from "@playwright/test";

/** More Tab presses than any page needs. */
const maxPresses = 80;

/**
 * Moves the focus to an element with the keyboard, and checks that it has the focus.
 *
 * @param page the page
 * @param target the element that gets the focus
 */
export async function focusByTab(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  const hasFocus = () => target.evaluate((node) => node === document.activeElement);
  for (let presses = 0; presses < maxPresses && !(await hasFocus()); presses += 1)
    await page.keyboard.press("Tab");
  await expect(target).toBeFocused();
  expect(await target.evaluate((node) => node.matches(":focus-visible")), "the focus is visible").toBe(true);
}

/**
 * Moves the focus to a button or a link by Tab, and presses Enter.
 *
 * @param page the page
 * @param role the element's role
 * @param name the element's whole accessible name
 */
export async function press(page: Page, role: "button" | "link", name: string): Promise<void> {
  await focusByTab(page, page.getByRole(role, { name, exact: true }));
  await page.keyboard.press("Enter");
}
