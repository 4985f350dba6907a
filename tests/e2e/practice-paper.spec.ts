import { expect, type Page } from "@playwright/test";
import { expectAccessible, test } from "./base-test";
import { clickCard, waitForScript, waitForServiceWorker } from "./mock-test-steps";

test.use({
  serviceWorkers: "allow",
  expectedConsoleError: /Failed to load resource|An unknown error occurred when fetching the script/,
});

const expectQuestion = (page: Page, number: number) =>
  expect(page.getByText(`Question ${number} of 50`)).toBeVisible();

/** Answers the shown question with its first option, and goes to the next question. */
async function answerAndContinue(page: Page, number: number): Promise<void> {
  await expectQuestion(page, number);
  await page.getByRole("radio").first().press("Space");
  await page.getByRole("button", { name: "Next" }).click();
}

test("a child takes a full paper from the landing page to the result, without a network and with reloads", async ({
  page,
  context,
}) => {
  await page.goto("/free-mock-test");
  await page.getByRole("link", { name: "Try a full paper" }).click();
  await expect(page.getByRole("heading", { name: "Full practice papers", level: 1 })).toBeVisible();
  await clickCard(page, "Maths");
  await clickCard(page, "Class 5");
  await page
    .locator("main label")
    .filter({ hasText: /^Paper 2/ })
    .click();
  await expect(
    page.getByText("50 questions in sections A, B and C, 60 minutes.", { exact: false }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Start the paper" }).click();

  await expectQuestion(page, 1);
  for (const section of ["A · Core", "B · Everyday problems", "C · Challenge"])
    await expect(page.getByRole("heading", { name: section })).toBeVisible();
  await expect(page.getByRole("timer")).toHaveText(/^(?:60:00|59:5\d)$/);
  await expectAccessible(page);
  await waitForServiceWorker(page);
  await waitForScript(page, "practice-paper-result");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await answerAndContinue(page, 1);
  await answerAndContinue(page, 2);
  await expectQuestion(page, 3);
  await page.getByRole("button", { name: "Mark" }).click();
  await page.reload();
  await expectQuestion(page, 3);
  await expect(page.getByRole("button", { name: "Question 1, answered" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Question 3, visited, not answered, marked" })).toBeVisible();

  await page.goto("/practice-paper");
  await expect(
    page.getByText("Your Maths · Class 5 · Paper 2 practice paper is still running"),
  ).toBeVisible();
  await page.getByRole("link", { name: "Continue" }).click();
  for (let number = 3; number < 50; number += 1) await answerAndContinue(page, number);
  await expectQuestion(page, 50);
  await page.getByRole("button", { name: "Finish", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Finish the paper?" });
  await expect(dialog).toContainText("One question has no answer yet");
  await dialog.getByRole("button", { name: "Finish now" }).click();

  await expect(page).toHaveURL(/\/practice-paper\/result$/);
  await expect(page.getByText("Practice paper 2 · Maths · Class 5")).toBeVisible();
  await expect(page.getByRole("table", { name: "By section" }).getByRole("row")).toHaveCount(4);
  await expect(page.getByRole("link", { name: /^Question 50\b/ })).toBeVisible();
  await expect(page.getByText("Why it is wrong:", { exact: false }).first()).toBeVisible();
  await expect(
    page.getByRole("link", { name: /^You .+\. Practise more questions like this\.$/ }).first(),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByText("Practice paper 2 · Maths · Class 5")).toBeVisible();
  await expectAccessible(page);

  await context.setOffline(false);
  await page.getByRole("link", { name: "Take another paper" }).click();
  await expect(page.getByText(/^Last score \d+ of 50$/)).toBeVisible();
  await expect(page.getByRole("radio", { name: "Class 5" })).toBeChecked();
});

test("a paper that is opened in another tab stops in the first tab, which can take the paper over again", async ({
  page,
  context,
}) => {
  await page.goto("/practice-paper?subject=maths&class=3");
  await page.getByRole("button", { name: "Start the paper" }).click();
  await expect(page.getByText("Question 1 of 40")).toBeVisible();
  const otherTab = await context.newPage();
  await otherTab.goto("/practice-paper/exam");
  await expect(otherTab.getByText("Question 1 of 40")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Continue here?" })).toBeVisible();
  await page.getByRole("button", { name: "Continue here" }).click();
  await expect(page.getByText("Question 1 of 40")).toBeVisible();
  await expect(otherTab.getByRole("heading", { name: "Continue here?" })).toBeVisible();
});
