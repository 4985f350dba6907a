import { expect, type Page } from "@playwright/test";
import { certificatePath, resultPath, reviewPath, verifyPath } from "../../src/config/paths";
import { resultsPath, type ResultsView } from "../../src/config/results-path";
import { openDatabase } from "../stack/database";
import { openAdminPanel } from "./admin-panel";
import { addresses } from "./environment";
import { openLoggedIn } from "./family";
import {
  enrolFamilies,
  giveAddress,
  runResultTasks,
  sealPaper,
  setExamTime,
  takeExam,
  type SealedPaper,
} from "./paper-steps";
import { expectAccessible, openDevice, test } from "./base-test";

const sql = openDatabase(addresses.database);

test.afterEach(async () => {
  await setExamTime(sql, null);
  expect([...(await sql`select * from private.exam_violations()`)], "broken promises").toEqual([]);
});

test.afterAll(() => sql.end());

const findDialog = (page: Page) => page.getByRole("dialog");

/** Opens a view of the paper's results page as the organiser; if the view is open already, reloads it. */
async function openResults(page: Page, { editionId, paperId }: SealedPaper, view?: ResultsView, n?: number) {
  await page.goto(resultsPath(editionId, paperId, view, n));
}

/** Publishes the provisional or the final result as the organiser, and runs the server's tasks. */
async function publish(page: Page, paper: SealedPaper, state: string): Promise<void> {
  await openResults(page, paper);
  await page.getByRole("button", { name: `Publish the ${state} result` }).click();
  await findDialog(page).getByRole("button", { name: "Publish for 3 families" }).click();
  await expect(findDialog(page)).toHaveCount(0);
  await runResultTasks(sql);
}

/** Decides on the answer key of the paper's first question as the organiser, with a choice and its reasons, and runs the server's tasks. */
async function decideOnKey(page: Page, paper: SealedPaper, choice: RegExp, reasons: string) {
  await openResults(page, paper, "question", 1);
  await page.getByRole("button", { name: /^(Check the answer key|Reply to everyone)$/ }).click();
  const dialog = findDialog(page);
  await dialog.getByRole("radio", { name: choice }).press("Space");
  if (await dialog.getByRole("checkbox").count()) {
    await dialog.getByRole("checkbox").nth(0).check();
    await dialog.getByRole("checkbox").nth(1).check();
  }
  await dialog.getByRole("textbox").fill(reasons);
  await dialog.getByRole("button", { name: /^(Keep the answer key|Change the answer key)$/ }).click();
  // The dialog asks again before a change after a publication.
  if (choice.test("Other letters")) await dialog.getByRole("button", { name: "Change and re-mark" }).click();
  await expect(dialog).toHaveCount(0);
  await runResultTasks(sql);
}

test("three students take a paper, whose result is published, challenged, marked again and made final, with a certificate and a medal", async ({
  page,
  browser,
}) => {
  const paper = await sealPaper(sql);
  const [best, second, third] = await enrolFamilies(sql, paper);
  await sql`
    update public.edition_exams set opens_at = (${paper.day}::date + time '11:00') at time zone 'Asia/Kolkata',
      last_start_at = (${paper.day}::date + time '11:15') at time zone 'Asia/Kolkata'
    where edition_id = ${paper.editionId}`;

  await test.step("three students take the exam", async () => {
    await setExamTime(sql, { day: paper.day, days: 0, time: "11:05" });
    const { rightLetters: right } = paper;
    const wrong = right.map((letter) => (letter === "a" ? "b" : "a"));
    // The best student answers the first question against the key, which makes the question suspect.
    await takeExam(best, paper, [...wrong.slice(0, 1), ...right.slice(1)]);
    await takeExam(second, paper, [...right.slice(0, 30), ...wrong.slice(30)]);
    await takeExam(third, paper, [...right.slice(0, 15), ...wrong.slice(15)]);
    await setExamTime(sql, { day: paper.day, days: 1, time: "10:00" });
    await runResultTasks(sql);
  });

  await openAdminPanel(page, `?section=results&edition=${paper.editionId}`);
  await test.step("the suspect question is listed first, and its key is kept", async () => {
    await expect(page.getByText("Check 1 doubtful question")).toBeVisible();
    await page.getByRole("link", { name: "Open Maths, Class 5" }).click();
    await page.getByRole("link", { name: "Questions", exact: true }).click();
    await expect(page.getByRole("row").nth(1)).toContainText("doubtful, to be checked");
    await expectAccessible(page);
    await decideOnKey(page, paper, /^Keep the answer key/, "Read again by two teachers.");
    await publish(page, paper, "provisional");
  });

  const familyPage = await openDevice(browser);
  await test.step("a family challenges the key, and the key is changed", async () => {
    await openLoggedIn(familyPage, best.session, reviewPath(paper.paperId));
    const question = familyPage.getByRole("listitem").filter({ hasText: paper.challengedQuestion.question });
    await question.getByRole("button", { name: /^Challenge this answer/ }).click();
    await familyPage.getByRole("checkbox", { name: paper.challengedQuestion.wrong }).check();
    await familyPage.getByRole("textbox").fill("Both of these are right, as the text can be read twice.");
    await familyPage.getByRole("button", { name: "Send the challenge" }).click();
    await expect(familyPage.getByText(/^We have your challenge/)).toBeVisible();
    await openResults(page, paper, "challenges");
    await page.getByRole("link", { name: /^Read and answer/ }).click();
    await expect(page.getByText("Both of these are right, as the text can be read twice.")).toBeVisible();
    await expectAccessible(page);
    await decideOnKey(page, paper, /^Other letters/, "The text can be read twice: both have the mark.");
    await familyPage.goto(resultPath(paper.paperId));
    await expect(familyPage.getByText("The text can be read twice: both have the mark.")).toBeVisible();
  });

  await test.step("medals are confirmed, and the result is final", async () => {
    await setExamTime(sql, { day: paper.day, days: 9, time: "10:00" });
    await openResults(page, paper, "medals");
    for (const unconfirmedCount of [2, 1, 0]) {
      await page
        .getByRole("button", { name: /^Confirm Ananya/ })
        .first()
        .click();
      await findDialog(page).getByRole("textbox").fill("The school's letter says class 5.");
      await findDialog(page).getByRole("button", { name: "Confirm the medal" }).click();
      await expect(page.getByRole("button", { name: /^Confirm Ananya/ })).toHaveCount(unconfirmedCount);
    }
    await publish(page, paper, "final");
    await openResults(page, paper);
    await expect(page.getByText("Final result published", { exact: true })).toBeVisible();
  });

  await test.step("the family corrects the name on the certificate, and a visitor verifies it", async () => {
    await familyPage.reload();
    await familyPage.getByRole("link", { name: "Your certificate" }).click();
    await familyPage.waitForURL(/\/certificate\//);
    const oldPath = new URL(familyPage.url()).pathname;
    await familyPage.getByLabel("Name on the certificate").fill("Ananya Rau");
    await familyPage.getByRole("button", { name: "Correct the name" }).click();
    await familyPage.waitForURL((url) => url.pathname !== oldPath);
    const getCode = (path: string) => path.replace(certificatePath(""), "");
    const visitor = await openDevice(browser);
    await visitor.goto(verifyPath(getCode(oldPath)));
    await visitor.getByRole("link", { name: getCode(new URL(familyPage.url()).pathname) }).click();
    await expect(visitor.getByRole("heading", { name: "This certificate is valid" })).toBeVisible();
    await visitor.getByLabel("Name on the certificate").fill("Ananya Rau");
    await visitor.getByRole("button", { name: "Check the name" }).click();
    await expect(visitor.getByRole("status")).toBeVisible();
    await visitor.context().close();
  });

  await test.step("the medal is packed and posted", async () => {
    await giveAddress(best);
    await page.goto(`/adminpanel?section=awards&edition=${paper.editionId}&state=confirmed`);
    for (const step of ["Packed", "Posted"]) {
      await page.getByRole("button", { name: /^Open Ananya/ }).click();
      if (step === "Posted") {
        await findDialog(page).getByLabel("Courier").fill("India Post");
        await findDialog(page).getByLabel("Number").fill("EK123456789IN");
      }
      await findDialog(page).getByRole("button", { name: step, exact: true }).click();
      await expect(findDialog(page)).toHaveCount(0);
      await page.goto(`/adminpanel?section=awards&edition=${paper.editionId}&state=${step.toLowerCase()}`);
    }
    await expect(page.getByText("EK123456789IN")).toBeVisible();
  });
  await familyPage.context().close();
});
