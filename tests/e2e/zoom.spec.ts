import { expect, type Page } from "@playwright/test";
import { paths } from "../../src/config/paths";
import { test, waitUntilHydrated } from "./base-test";
import { answerQuestions, expectQuestion, expectScore, startMaths } from "./mock-test-steps";

/** Returns the elements that end beyond the right edge of the screen, except inside an element that scrolls or clips its content. */
async function listTooWideElements(page: Page): Promise<string[]> {
  const tooWideElements = await page.evaluate(() => {
    const isClipped = (element: Element): boolean => {
      for (let ancestor = element.parentElement; ancestor; ancestor = ancestor.parentElement)
        if (getComputedStyle(ancestor).overflowX !== "visible") return true;
      return false;
    };
    return [...document.querySelectorAll("#root *:not(svg *)")]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1 && !isClipped(element))
      .map((element) => `${element.tagName} ${element.textContent.trim().slice(0, 30)}`);
  });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect({ width, tooWideElements }, "no scrolling sideways").toMatchObject({ width: 360 });
  return tooWideElements;
}

/** Makes a question file of ten questions of two lines, without drawings. */
function makeQuestionFile(): object[] {
  return Array.from({ length: 10 }, (_, index) => ({
    id: `plain-${index}`,
    question: `Which of these numbers is the largest of all? (${index})`,
    options: ["1", "2", "3", "4"],
    answer: "4",
    topic: "Numbers",
    level: 1,
    family: `plain-${index}`,
  }));
}

/** Doubles the text size, as a browser's settings can. */
async function doubleTextSize(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
}

test.describe("text of 200% on a phone of 360 px", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const address of [
    paths.home,
    "/olympiads/maths/class5",
    paths.mockTestLanding,
    paths.register,
    paths.contact,
    paths.awards,
    paths.login,
  ]) {
    test(`no element is wider than the screen on ${address}`, async ({ page }) => {
      await doubleTextSize(page);
      await page.goto(address);
      await waitUntilHydrated(page);
      expect(await listTooWideElements(page)).toEqual([]);
    });
  }

  test("no element is wider than the screen in a mock test or on its score", async ({ page }) => {
    await doubleTextSize(page);
    await startMaths(page);
    expect(await listTooWideElements(page)).toEqual([]);
    await answerQuestions(page, 1);
    await expectScore(page);
    expect(await listTooWideElements(page)).toEqual([]);
  });
});

test.describe("zoom of 400% on a desktop", () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test("an option is visible without scrolling, and Enter on it goes to the next question", async ({
    page,
  }) => {
    await page.route("**/data/class5-maths.json", (route) => route.fulfill({ json: makeQuestionFile() }));
    await startMaths(page);
    const option = page.locator("main label").first();
    const isVisible = await option.evaluate((label) => {
      const { left, top, width } = label.getBoundingClientRect();
      return label.contains(document.elementFromPoint(left + width / 2, top + 20));
    });
    expect(isVisible, "the first option is visible without scrolling").toBe(true);
    await page.getByRole("radio").first().press("Space");
    await page.keyboard.press("Enter");
    await expectQuestion(page, 2);
  });
});
