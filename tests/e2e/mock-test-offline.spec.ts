import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { expect, type Page } from "@playwright/test";
import postgres from "postgres";
import { globSync } from "tinyglobby";
import { createSiteHandler } from "../../tools/local/site";
import { addresses, e2eEnvironment } from "./environment";
import { createFamily, register } from "./family";
import { expectAccessible, test } from "./base-test";
import {
  answerQuestions,
  clickCard,
  expectQuestion,
  expectScore,
  startMaths,
  waitForScript,
  waitForServiceWorker,
} from "./mock-test-steps";

test.use({
  serviceWorkers: "allow",
  expectedConsoleError: /Failed to load resource|An unknown error occurred when fetching the script/,
});

test("a student who is offline from question 3 to the end sees the score, which is saved once after reconnecting", async ({
  page,
  context,
}) => {
  const family = createFamily();
  const sql = postgres(addresses.database, { max: 1 });
  const readScores = () => sql`
    select score from public.mock_tests join public.students on students.id = student_id
    where students.email = ${family.email}`;
  await register(page, family);
  await startMaths(page);
  await answerQuestions(page, 1, 3);
  // The score page's script is prefetched during the test. Wait for it, because this test answers faster than a child.
  await waitForScript(page, "mock-test-results");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Next" }).click();
  await answerQuestions(page, 4);
  await expectScore(page);
  await expect(page.getByRole("heading", { name: "Your answers" })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(await readScores()).toHaveLength(0);
  await context.setOffline(false);
  await expect.poll(readScores).toHaveLength(1);
  await page.reload();
  await expectScore(page);
  await page.goto("/studentdashboard");
  await page.getByRole("link", { name: "Mocks" }).click();
  await expect(page.getByRole("list", { name: "All your tests" }).getByRole("listitem")).toHaveCount(1);
  await expectAccessible(page);
  expect(await readScores()).toHaveLength(1);
  await sql.end();
});

test("after a first visit, a mock test works offline from the choice of the test to the explanations", async ({
  page,
  context,
}) => {
  await page.goto("/free-mock-test");
  await clickCard(page, "Maths");
  await clickCard(page, "Class 5");
  await waitForServiceWorker(page);
  // The service worker was not active for the first visit. On the second visit it stores the list of tests.
  await page.reload();
  const countStoredLists = () =>
    page.evaluate(async () => (await (await caches.open("olympeak-lists")).keys()).length);
  await expect.poll(countStoredLists, "the list of tests is stored").toBe(1);
  await context.setOffline(true);
  await page.goto("/free-mock-test");
  await clickCard(page, "Maths");
  await clickCard(page, "Class 5");
  await page.getByRole("button", { name: "Start Test" }).click();
  await answerQuestions(page, 1, 4);
  await page.reload();
  await expectQuestion(page, 4);
  await page.getByRole("button", { name: "Next" }).click();
  await answerQuestions(page, 5);
  await expectScore(page);
  await expect(page.locator("main ol p.bg-mist").first()).toBeVisible();

  await page.goto("/awards");
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Take a mock test" }).click();
  await expect(page.getByRole("button", { name: "Start Test" })).toBeVisible();
});

test("the service worker passes on a 404 for a missing question file", async ({ page }) => {
  await page.goto("/free-mock-test");
  await waitForServiceWorker(page);
  const reply = await page.evaluate(async () => {
    const response = await fetch("/data/class1-nothing.json");
    return { status: response.status, text: await response.text() };
  });
  expect(reply).toEqual({ status: 404, text: "Not found" });
});

test.describe("a new version of the site", () => {
  const folder = "test-results/updated-site";
  let server: Server;
  let origin = "";

  test.beforeAll(async () => {
    // The folder may have files of an earlier run.
    rmSync(folder, { recursive: true, force: true });
    cpSync(e2eEnvironment().OLYMPEAK_SITE_FOLDER, folder, { recursive: true });
    server = createServer(createSiteHandler(folder)).listen(0, "localhost");
    await new Promise((resolve) => server.once("listening", resolve));
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("The server has no port.");
    origin = `http://localhost:${address.port}`;
  });
  test.afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const findUpdateBar = (page: Page) => page.getByText("A new version is ready");
  const readWorkerState = (page: Page) =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return { isWaiting: registration?.waiting !== null, activeState: registration?.active?.state };
    });

  test("waits while a mock test runs, is offered after the test, and is installed when the user presses Update", async ({
    page,
    context,
  }) => {
    await page.addInitScript((choice) => localStorage.setItem("mockTestChoice", choice), mathsClass5);
    await page.goto(`${origin}/mocktest`);
    await expectQuestion(page, 1);
    await waitForServiceWorker(page);
    await answerQuestions(page, 1, 2);
    writeFileSync(`${folder}/sw.js`, `${readFileSync(`${folder}/sw.js`, "utf8")}\n// The next version.`);
    // After a deployment, the server does not have the scripts of the old version.
    for (const path of globSync(`${folder}/assets/update-bar-*.js`)) rmSync(path);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect.poll(() => readWorkerState(page)).toEqual({ isWaiting: true, activeState: "activated" });
    await expect(findUpdateBar(page)).toHaveCount(0);

    const otherTab = await context.newPage();
    await otherTab.goto(`${origin}/awards`);
    await expect(otherTab.getByRole("heading", { name: "Awards", level: 1 })).toBeVisible();
    await otherTab.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting);
    await expect(findUpdateBar(otherTab)).toHaveCount(0);
    await otherTab.close();

    await page.getByRole("button", { name: "Next" }).click();
    await answerQuestions(page, 3);
    await expectScore(page);
    await expect(findUpdateBar(page)).toBeVisible();
    expect(await readWorkerState(page)).toEqual({ isWaiting: true, activeState: "activated" });
    await expectAccessible(page);
    const reload = page.waitForEvent("load");
    await page.getByRole("button", { name: "Update" }).click();
    await reload;
    await expectScore(page);
    await expect.poll(() => readWorkerState(page)).toEqual({ isWaiting: false, activeState: "activated" });
    await expect(findUpdateBar(page)).toHaveCount(0);
  });
});

const mathsClass5 = JSON.stringify({
  subjectId: "5b1ec700-0000-4000-8000-000000000001",
  subjectName: "Maths",
  subjectSlug: "maths",
  classId: "c1a55000-0000-4000-8000-000000000005",
  className: "Class 5",
  classNumber: 5,
});
