import { expect, type Page } from "@playwright/test";
import { expectAccessible, test } from "./base-test";
import { expectQuestion, expectScore, startMaths } from "./mock-test-steps";
import { formStems, serveQuestionForms } from "./question-forms";

/** Goes to the question with this heading; the test shows the questions in a random order. */
async function goToQuestion(page: Page, stem: string): Promise<void> {
  for (let number = 1; number <= 10; number += 1) {
    if (!(await page.getByText(`Question ${number} of 10`).isVisible())) {
      await page.getByRole("button", { name: `Question ${number},` }).click();
      await expectQuestion(page, number);
      // A new question scrolls the page to its top after it is painted; a click before that could miss its button.
      await page.waitForFunction(() => window.scrollY === 0);
    }
    if (await page.getByRole("heading", { name: stem }).isVisible()) return;
  }
  throw new Error(`No question begins with "${stem}".`);
}

test.beforeEach(async ({ page }) => {
  await serveQuestionForms(page);
  await startMaths(page);
});

test("a question of each form is accessible, in a test and in its review", async ({ page }) => {
  // The test checks twelve screens, each in four widths.
  test.setTimeout(240_000);
  for (const stem of formStems) {
    await goToQuestion(page, stem);
    await page.keyboard.press("b");
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(1);
    await expectAccessible(page);
  }
  await page.getByRole("button", { name: "Question 10," }).click();
  await page.getByRole("button", { name: "View My Score" }).click();
  await expectScore(page);
  await page.getByText("Story: The Kite That Came Back").click();
  await expect(page.getByText("On the sixth day of the holidays", { exact: false })).toBeVisible();
  await expectAccessible(page);
});

test("a drawing can be enlarged to the width of the screen by keyboard", async ({ page }) => {
  await goToQuestion(page, "The graph shows how many laddoos");
  await page.getByRole("button", { name: "Enlarge the drawing" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "The drawing" });
  const box = await dialog.boundingBox();
  expect(box?.width).toBeGreaterThan((page.viewportSize()?.width ?? 0) - 40);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Enlarge the drawing" })).toBeFocused();
});

test("a passage is to the left of its question on a desktop, and above its question on a phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await goToQuestion(page, "Where did Meera fly her kite?");
  const passage = page.getByRole("region", { name: "The Kite That Came Back" });
  const question = page.getByRole("group", { name: "Where did Meera fly her kite?" });
  const [passageBox, questionBox] = [await passage.boundingBox(), await question.boundingBox()];
  expect((passageBox?.x ?? 0) + (passageBox?.width ?? 0)).toBeLessThanOrEqual(questionBox?.x ?? 0);
  // A long text scrolls on its own, so that the options stay in sight.
  expect((passageBox?.y ?? 0) + (passageBox?.height ?? 0)).toBeLessThanOrEqual(800);
  await expect(page.locator("main label").last()).toBeInViewport();
  await page.setViewportSize({ width: 360, height: 740 });
  const [phonePassageBox, phoneQuestionBox] = [await passage.boundingBox(), await question.boundingBox()];
  expect((phonePassageBox?.y ?? 0) + (phonePassageBox?.height ?? 0)).toBeLessThanOrEqual(
    phoneQuestionBox?.y ?? 0,
  );
  await page.getByRole("button", { name: "Hide the text" }).click();
  await expect(page.getByText("On the sixth day", { exact: false })).toBeHidden();
});
