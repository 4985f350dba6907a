import { expect, type Page } from "@playwright/test";

/**
 * Clicks the card of a radio button; the radio button itself is only for the keyboard and screen readers.
 *
 * @param page the landing page or a test
 * @param name the text on the card
 */
export async function clickCard(page: Page, name: string): Promise<void> {
  await page
    .locator("main label")
    .filter({ hasText: new RegExp(`^${name}$`) })
    .click();
  await expect(page.getByRole("radio", { name, exact: true })).toBeChecked();
}

/**
 * Starts the Maths test of class 5.
 *
 * @param page any page of the site
 */
export async function startMaths(page: Page): Promise<void> {
  await page.goto("/free-mock-test");
  await clickCard(page, "Maths");
  await clickCard(page, "Class 5");
  await page.getByRole("button", { name: "Start Test" }).click();
  await expectQuestion(page, 1);
}

/**
 * Waits until the service worker serves the site.
 *
 * @param page any page of the site
 */
export async function waitForServiceWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => {
        navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true });
      });
  });
}

/**
 * Waits until the script of another page has been prefetched with everything that it imports. The imports are requested after the file itself,
 * so waiting for the file is not enough.
 *
 * @param page the open page, which prefetches it
 * @param name the name of the other page's file, such as `mock-test`
 */
export async function waitForScript(page: Page, name: string): Promise<void> {
  const script = await page.waitForFunction(
    (file) =>
      performance
        .getEntriesByType("resource")
        .map((entry) => entry.name)
        .find((address) => new RegExp(file).test(address)),
    String.raw`/assets/${name}-[\w-]{8}\.js$`,
  );
  await page.evaluate(`import(${JSON.stringify(await script.jsonValue())}).then(() => undefined)`);
}

/**
 * @param page a test
 * @param number the question that is shown, from 1
 */
export async function expectQuestion(page: Page, number: number): Promise<void> {
  await expect(page.getByText(`Question ${number} of 10`)).toBeVisible();
}

/**
 * Chooses the first option of each question, and stays at the last answered question, or at the score after question 10.
 *
 * @param page a test
 * @param first the number of the shown question, from 1
 * @param last the number of the last question to answer; 10 ends the test
 */
export async function answerQuestions(page: Page, first: number, last = 10): Promise<void> {
  for (let number = first; number <= last; number += 1) {
    await expectQuestion(page, number);
    await page.getByRole("radio").first().press("Space");
    if (number === 10) await page.getByRole("button", { name: "View My Score" }).click();
    else if (number < last) await page.getByRole("button", { name: "Next" }).click();
  }
}

/** Expects the page to show the score. */
export async function expectScore(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/mocktestresults$/);
  await expect(page.getByText(/^\d+\/10$/)).toBeVisible();
}

/**
 * Presses the Tab key until an element has the focus.
 *
 * @param page the page in its current state
 * @param name matches the name or the text of the element
 */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  const readFocusedName = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : focused;
      return focused?.getAttribute("aria-label") ?? label?.textContent.trim() ?? "";
    });
  for (let presses = 0; presses < 60 && !name.test(await readFocusedName()); presses += 1)
    await page.keyboard.press("Tab");
  expect(await readFocusedName()).toMatch(name);
}
