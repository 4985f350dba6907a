import { expect, type Page } from "@playwright/test";
import postgres from "postgres";
import { addresses } from "./environment";
import { logOut, createFamily, submitLogin, register, type Family } from "./family";
import { expectAccessible, test } from "./base-test";
import { answerQuestions, expectScore, startMaths } from "./mock-test-steps";

test.use({ expectedConsoleError: /Failed to load resource/ });

const findListedTests = (page: Page) =>
  page.getByRole("list", { name: "All your tests" }).getByRole("listitem");

async function openMocksTab(page: Page): Promise<void> {
  await page.goto("/studentdashboard");
  await page.getByRole("link", { name: "Mocks" }).click();
}

async function countSavedTests(family: Family): Promise<number> {
  const sql = postgres(addresses.database, { max: 1 });
  const rows = await sql`
    select 1 from public.mock_tests join public.students on students.id = student_id
    where students.email = ${family.email}`;
  await sql.end();
  return rows.length;
}

test("two students on one computer see only their own results, and the site asks once to whom a result without a login belongs", async ({
  page,
}) => {
  const [asha, ravi] = [createFamily(), createFamily()];
  await register(page, asha);
  await logOut(page);
  await register(page, ravi);
  await logOut(page);

  await test.step("after a login the site asks whether the earlier test belongs to this student", async () => {
    await startMaths(page);
    await answerQuestions(page, 1);
    await expectScore(page);
    await page.getByRole("link", { name: "Login to Track Mock Test Scores" }).click();
    await submitLogin(page, asha);
    const dialog = page.getByRole("dialog", { name: `Save this result to ${asha.name}’s account?` });
    await expect(dialog).toContainText("Maths · Class 5");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect.poll(() => countSavedTests(asha)).toBe(1);
    await openMocksTab(page);
    await expect(findListedTests(page)).toHaveCount(1);
    expect(await countSavedTests(asha)).toBe(1);
  });

  await test.step("a test taken with a login is saved to the student's account automatically", async () => {
    await startMaths(page);
    await answerQuestions(page, 1);
    await expectScore(page);
    await expect.poll(() => countSavedTests(asha)).toBe(2);
    await openMocksTab(page);
    await expect(findListedTests(page)).toHaveCount(2);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await logOut(page);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  await test.step("the next student is not asked, and sees none of the first student's results", async () => {
    await page.goto("/login");
    await submitLogin(page, ravi);
    await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
    await openMocksTab(page);
    await expect(page.getByRole("heading", { name: /No tests yet/ })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.goto("/mocktestresults");
    await expect(page.getByText("No test results found.")).toBeVisible();
    expect(await countSavedTests(ravi)).toBe(0);
  });
});

test("logging out with an unsent result needs a confirmation, and the result of a student who stays logged in is saved later", async ({
  page,
}) => {
  const family = createFamily();
  await register(page, family);
  await page.route("**/rest/v1/mock_tests*", (route) => route.abort());
  await startMaths(page);
  await answerQuestions(page, 1);
  await expectScore(page);
  await page.getByRole("button", { name: "Log out" }).click();
  const dialog = page.getByRole("dialog", { name: "Log out without saving?" });
  await expect(dialog).toContainText("One mock test result is not saved to your account yet");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Stay logged in" }).click();
  await expect(dialog).toBeHidden();
  await page.unroute("**/rest/v1/mock_tests*");
  await logOut(page);
  expect(await countSavedTests(family)).toBe(1);
});
