import { expect, type Page } from "@playwright/test";
import postgres from "postgres";
import { addresses } from "./environment";
import { createFamily, openTab, submitLogin, register, tryToLogIn, type Family } from "./family";
import { expectAccessible, openDevice, test } from "./base-test";
import { answerQuestions, expectQuestion, expectScore, startMaths } from "./mock-test-steps";

const dayMs = 86_400_000;

/** Sets the browser's clock to the given number of days from now; timers continue. */
async function moveClock(page: Page, days: number): Promise<void> {
  await page.clock.setFixedTime(Date.now() + days * dayMs);
}

/** Counts the family's mistakes that the account stores, to be asked again (decision 098). */
async function countMistakeCards(family: Family): Promise<number> {
  const sql = postgres(addresses.database, { max: 1 });
  const rows = await sql`
    select 1 from private.mistake_cards join public.students on students.id = student_id
    where students.email = ${family.email}`;
  await sql.end();
  return rows.length;
}

/** Answers today's questions on past mistakes with their first options; returns for each question the days until it is due again. */
async function answerDueQuestions(page: Page): Promise<number[]> {
  const daysUntilDue: number[] = [];
  for (let isLast = false; !isLast;) {
    await page.getByRole("radio").first().press("Space");
    await page.getByRole("button", { name: "Check my answer" }).click();
    if (daysUntilDue.length === 0) await expectAccessible(page);
    const text = await page.getByText(/^A question like this comes back/).textContent();
    daysUntilDue.push(Number(/in (\d+) days/.exec(text ?? "")?.[1] ?? 1));
    const nextButton = page.getByRole("button", { name: /^(?:Finish|Next question)$/ });
    isLast = (await nextButton.textContent()) === "Finish";
    await nextButton.click();
  }
  return daysUntilDue;
}

test("a question answered wrong in a test is due the next day and again on the day that the page names, and is saved to the account after a login", async ({
  page,
}) => {
  const family = createFamily();
  await register(page, family);
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(`${addresses.site}/`);

  await startMaths(page);
  await answerQuestions(page, 1);
  await expectScore(page);
  await page.goto("/mistakes");
  await expect(page.getByRole("heading", { name: "No mistakes to practise today" })).toBeVisible();

  const daysUntilDue = await test.step("the next day the question is due", async () => {
    await moveClock(page, 1);
    await page.goto("/free-mock-test");
    await expect(page.getByText(/^Due today: \d+ questions? on your past mistakes/)).toBeVisible();
    await page.getByRole("link", { name: "Practise now" }).click();
    await expect(page.getByText(/^Question 1 of \d+/)).toBeVisible();
    await expectAccessible(page);
    const days = await answerDueQuestions(page);
    await expect(page.getByRole("heading", { name: "That is all for today" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: "No mistakes to practise today" })).toBeVisible();
    return days;
  });

  await test.step("the question is due again on the day that the page named", async () => {
    const fewestDays = Math.min(...daysUntilDue);
    const dueCount = daysUntilDue.filter((days) => days === fewestDays).length;
    await moveClock(page, 1 + fewestDays);
    await page.reload();
    await expect(page.getByText(new RegExp(`^Question 1 of ${dueCount}`))).toBeVisible();
  });

  await test.step("a student who logs in and saves the test has the questions in the account", async () => {
    await moveClock(page, 0);
    await page.goto("/login");
    await submitLogin(page, family);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await openTab(page, "Mocks");
    await expect.poll(() => countMistakeCards(family)).toBe(daysUntilDue.length);
  });
});

test("a child sees the strengths by topic, opens a test of the suggested topic, and makes a plan that a parent sees", async ({
  page,
  browser,
}) => {
  const family = createFamily();
  await register(page, family);
  await startMaths(page);
  await answerQuestions(page, 1);
  await expectScore(page);
  await page.getByRole("link", { name: "See your strengths by topic" }).click();

  const topic =
    await test.step("the map of strengths shows the answered topics, and links to a test of the suggested topic", async () => {
      await expect(page).toHaveURL(/\/studentdashboard\?tab=mockExams$/);
      await expect(page.getByRole("heading", { name: "Strengths by topic" })).toBeVisible();
      await expect(page.getByText("practice day in the last four weeks")).toBeVisible();
      const tiles = page.getByRole("list", { name: "Topics" }).getByRole("listitem");
      await expect(tiles.filter({ hasText: /\d of \d right/ })).not.toHaveCount(0);
      await page.getByText("Show as a table").click();
      await expect(page.getByRole("table", { name: /^Topics/ })).toBeVisible();
      await expectAccessible(page);
      const suggestion = await page.getByText(/^Try 10 questions on /).textContent();
      await page
        .getByRole("link", { name: /^Practise/ })
        .first()
        .click();
      await expect(page.getByText(/^This test is on/)).toContainText(
        suggestion?.replace("Try 10 questions on ", "") ?? "?",
      );
      await page.getByRole("button", { name: "Start Test" }).click();
      await expectQuestion(page, 1);
      return suggestion?.replace("Try 10 questions on ", "") ?? "";
    });

  await test.step("the plan begins with the suggested topic", async () => {
    await page.goto("/plan");
    await page.getByRole("button", { name: "Make a plan" }).click();
    const firstTask = page.getByRole("checkbox").first();
    await expect(firstTask).toHaveAccessibleName(new RegExp(`^${topic.slice(0, 8)}`));
    await firstTask.check();
    await expectAccessible(page);
  });

  await test.step("a parent finds the plan on another device", async () => {
    const phone = await openDevice(browser);
    // The profile is incomplete, so the login leads to the form for the details, which can be filled in later.
    await tryToLogIn(phone, family);
    await phone.getByRole("link", { name: "Later" }).click();
    await phone.getByRole("link", { name: /^Your study plan for the exam/ }).click();
    await expect(phone.getByRole("checkbox").first()).toBeChecked();
    await phone.context().close();
  });
});

test("the question of the day is the same for everybody, explained after the answer, and shown with the answer on the next day", async ({
  page,
  browser,
}) => {
  const readStem = async (anyPage: Page) =>
    (await anyPage.locator("legend h2").first().textContent({ timeout: 15_000 })) ?? "";
  await page.goto("/free-mock-test");
  await page.getByRole("link", { name: /^Question of the day/ }).click();
  await page.getByRole("link", { name: "Class 5" }).click();
  await expect(page).toHaveURL(/\/question-of-the-day\/5$/);
  const stem = await readStem(page);
  await expectAccessible(page);

  await test.step("another visitor sees the same question", async () => {
    const friend = await openDevice(browser);
    await friend.goto("/question-of-the-day/5");
    expect(await readStem(friend)).toBe(stem);
    await friend.context().close();
  });

  await test.step("the answer is explained, and still shown after a reload", async () => {
    await page.getByRole("radio").first().press("Space");
    await page.getByRole("button", { name: "Check my answer" }).click();
    await expect(page.getByText(/Your answer:/)).toBeVisible();
    await expect(page.getByRole("link", { name: "Share on WhatsApp" })).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByText(/Your answer:/)).toBeVisible();
  });

  await test.step("the next day the page shows the same question as yesterday's question", async () => {
    await moveClock(page, 1);
    await page.reload();
    expect(await readStem(page)).not.toBe(stem);
    await page.getByRole("button", { name: "See yesterday’s question" }).click();
    await expect(page.getByRole("heading", { name: "Yesterday’s question" })).toBeVisible();
    await expect(page.getByText(/Your answer:/)).toBeVisible();
  });
});
