import { expect, type Page } from "@playwright/test";
import { paths } from "../../src/config/paths";
import { test, waitUntilHydrated } from "./person";
import { startMaths } from "./mock-test-steps";

test.use({ viewport: { width: 360, height: 640 } });

/** Returns the text of the focused element if another element covers it at one of three points, otherwise null. */
function findCovered(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return null;
    // The radio button of a card is invisible; its card is what people see.
    const shown = focused.matches("[type='radio']") ? (focused.closest("label") ?? focused) : focused;
    const { left, top, width, height } = shown.getBoundingClientRect();
    const isCovered = [0.15, 0.5, 0.85].some((share) => {
      const found = document.elementFromPoint(left + width / 2, top + height * share);
      return found !== null && !shown.contains(found) && !found.contains(shown);
    });
    return isCovered ? shown.textContent.trim() || shown.outerHTML : null;
  });
}

/** Moves the focus with this key and returns the texts of the focused elements that something covers. */
async function listCovered(page: Page, key: "Tab" | "Shift+Tab", presses: number): Promise<string[]> {
  const covered: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press(key);
    const name = await findCovered(page);
    if (name !== null) covered.push(name);
  }
  return covered;
}

for (const address of [paths.home, "/olympiads/maths/class5", paths.mockTestLanding, paths.register]) {
  test(`no bar covers the focused element on ${address}`, async ({ page }) => {
    await page.goto(address);
    await waitUntilHydrated(page);
    expect(await listCovered(page, "Tab", 60)).toEqual([]);
    expect(await listCovered(page, "Shift+Tab", 30)).toEqual([]);
  });
}

test("no bar covers the focused element in a mock test", async ({ page }) => {
  await startMaths(page);
  expect(await listCovered(page, "Tab", 25)).toEqual([]);
  expect(await listCovered(page, "Shift+Tab", 25)).toEqual([]);
});
