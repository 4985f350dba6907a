import { expect, type Page } from "@playwright/test";
import { paths } from "../../src/config/paths";
import { test, waitUntilHydrated } from "./base-test";
import { startMaths } from "./mock-test-steps";

test.use({ viewport: { width: 360, height: 640 } });

/** Returns the text of the focused element if another element covers it at one of three points, otherwise null. */
function findCoveredFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return null;
    // The radio button of a card is invisible; its card is what people see.
    const visiblePart = focused.matches("[type='radio']") ? (focused.closest("label") ?? focused) : focused;
    const { left, top, width, height } = visiblePart.getBoundingClientRect();
    const isCovered = [0.15, 0.5, 0.85].some((share) => {
      const topElement = document.elementFromPoint(left + width / 2, top + height * share);
      return topElement !== null && !visiblePart.contains(topElement) && !topElement.contains(visiblePart);
    });
    return isCovered ? visiblePart.textContent.trim() || visiblePart.outerHTML : null;
  });
}

/** Presses the key several times; returns the texts of the focused elements that another element covered. */
async function listCoveredElements(
  page: Page,
  key: "Tab" | "Shift+Tab",
  pressCount: number,
): Promise<string[]> {
  const coveredTexts: string[] = [];
  for (let press = 0; press < pressCount; press += 1) {
    await page.keyboard.press(key);
    const coveredText = await findCoveredFocus(page);
    if (coveredText !== null) coveredTexts.push(coveredText);
  }
  return coveredTexts;
}

for (const address of [paths.home, "/olympiads/maths/class5", paths.mockTestLanding, paths.register]) {
  test(`no bar covers the focused element on ${address}`, async ({ page }) => {
    await page.goto(address);
    await waitUntilHydrated(page);
    expect(await listCoveredElements(page, "Tab", 60)).toEqual([]);
    expect(await listCoveredElements(page, "Shift+Tab", 30)).toEqual([]);
  });
}

test("no bar covers the focused element in a mock test", async ({ page }) => {
  await startMaths(page);
  expect(await listCoveredElements(page, "Tab", 25)).toEqual([]);
  expect(await listCoveredElements(page, "Shift+Tab", 25)).toEqual([]);
});
