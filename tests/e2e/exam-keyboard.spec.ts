import { expect } from "@playwright/test";
import { rehearsalPath } from "../../src/config/paths";
import { focusByTab, press } from "./by-keyboard";
import {
  expectQuestionNumber,
  expectAnswerRecord,
  expectSaved,
  recordAnswer,
  test,
  type ShownAnswers,
} from "./exam-room";
import { expectAccessible } from "./base-test";

test("a whole rehearsal can be taken by keyboard alone, and each of its screens is accessible", async ({
  page,
  child,
}) => {
  const shownAnswers: ShownAnswers = new Map();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(rehearsalPath);
  await expect(page.getByText("This device is ready for the exam.")).toBeVisible();
  await expectAccessible(page);

  await press(page, "button", "Continue");
  await focusByTab(page, page.getByLabel("Your first name"));
  await page.keyboard.type("Ananya");
  await expect(page.getByRole("button", { name: "Start the practice run" })).toBeEnabled();
  await expectAccessible(page);
  await page.keyboard.press("Enter");

  await expectQuestionNumber(page, 1);
  await focusByTab(page, page.getByRole("radio").first());
  await page.keyboard.press("Space");
  await recordAnswer(page, shownAnswers);
  await expectSaved(page);
  await expectAccessible(page);
  // Clears the first answer; the loop answers question 1 again.
  await press(page, "button", "Clear my answer");
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  for (let number = 1; number <= 10; number += 1) {
    await expectQuestionNumber(page, number);
    await page.keyboard.press("b");
    await recordAnswer(page, shownAnswers);
    if (number === 4) await page.keyboard.press("m");
    if (number < 10) await page.keyboard.press("ArrowRight");
  }
  await press(page, "button", "Finish");
  await expect(page.getByRole("dialog", { name: "Finish the practice run?" })).toBeVisible();
  await expectAccessible(page);
  await press(page, "button", "Go to question 4");
  await expectQuestionNumber(page, 4);
  await press(page, "button", "Finish the practice run");
  await press(page, "button", "Finish now");

  await expectAnswerRecord(page, child, shownAnswers);
  await expectAccessible(page);
  await press(page, "link", "See the full answer record");
  await expect(page.getByRole("heading", { name: "Answer record", exact: true })).toBeVisible();
  await expect(page.getByText("Answer record code")).toBeVisible();
  await expectAccessible(page);
});
