import { expect } from "@playwright/test";
import { paths, rehearsalPath } from "../../src/config/paths";
import { sessionKey } from "../../src/data/session";
import {
  answerQuestion,
  answerAll,
  expectQuestionNumber,
  expectAnswerRecord,
  expectSaved,
  finish,
  goToNext,
  startRehearsal,
  test,
  type ShownAnswers,
} from "./exam-room";
import { openLoggedIn, openTab } from "./family";
import { expectAccessible, openDevice } from "./base-test";
import { startApiProxy, type ApiProxy } from "./api-proxy";

const hourMs = 3_600_000;

test.describe.configure({ mode: "parallel" });

test("a whole rehearsal can be taken on a small phone with 50 kbit/s and a latency of 400 ms", async ({
  page,
  child,
}) => {
  const shownAnswers: ShownAnswers = new Map();
  await page.setViewportSize({ width: 360, height: 640 });
  await startRehearsal(page);
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  const bytesPerSecond = 50_000 / 8;
  await network.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await answerAll(page, shownAnswers, 1, 5);
  await expectSaved(page);
  await page.reload();
  // The reload needs a dozen round trips, and other tests use the machine at the same time.
  await expect(page.getByText("Question 5 of 10")).toBeVisible({ timeout: 45_000 });
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(1);
  await goToNext(page);
  await answerAll(page, shownAnswers, 6, 10);
  await finish(page);
  await expectAnswerRecord(page, child, shownAnswers);
});

test("if a second device takes the exam over, the first device says so and still sends its unsent answer", async ({
  page,
  browser,
  child,
}) => {
  const shownAnswers: ShownAnswers = new Map();
  await startRehearsal(page);
  await answerAll(page, shownAnswers, 1, 3);
  await expectSaved(page);
  await page.context().setOffline(true);
  await goToNext(page);
  await answerQuestion(page, shownAnswers);
  await expect(page.getByText("Saved on this device. Waiting for internet: 1 answer")).toBeVisible();

  const phone = await openDevice(browser);
  await openLoggedIn(phone, child.family.session, rehearsalPath);
  await expectQuestionNumber(phone, 1);
  await expect(phone.getByRole("radio", { checked: true })).toHaveCount(1);
  for (const number of [2, 3, 4, 5]) {
    await goToNext(phone);
    await expectQuestionNumber(phone, number);
  }
  await answerQuestion(phone, shownAnswers);
  await expectSaved(phone);

  await page.context().setOffline(false);
  await expect(page.getByRole("heading", { name: "Continue here?" })).toBeVisible();
  await expectSaved(page);
  await expectAccessible(page);
  await goToNext(phone);
  await answerAll(phone, shownAnswers, 6, 10);
  await finish(phone);
  // Question 4 was answered on the first device without a network, so the phone's screen does not have this answer.
  await expectAnswerRecord(
    phone,
    child,
    shownAnswers,
    "Question 4: what we received is different from this screen",
  );
  await phone.context().close();
});

test("no answer is lost after the login has expired and its session was deleted on the server", async ({
  page,
  child,
}) => {
  const shownAnswers: ShownAnswers = new Map();
  await startRehearsal(page);
  await answerAll(page, shownAnswers, 1, 2);
  await child.sql`delete from auth.sessions where user_id = ${child.family.id}`;
  await page.evaluate((key) => {
    const session: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    localStorage.setItem(key, JSON.stringify(Object.assign({}, session, { expires_at: 1 })));
  }, sessionKey);
  await goToNext(page);
  await answerAll(page, shownAnswers, 3, 5);
  await expectSaved(page);
  await goToNext(page);
  await answerAll(page, shownAnswers, 6, 10);
  await finish(page);
  await child.family.logIn();
  await expectAnswerRecord(page, child, shownAnswers);
});

const testWithProxy = test.extend<{ apiProxy: ApiProxy }>({
  apiProxy: async ({ baseURL }, provide) => {
    const apiProxy = await startApiProxy(new URL(baseURL ?? "").hostname);
    await provide(apiProxy);
    apiProxy.close();
  },
  proxy: ({ apiProxy }, provide) => provide(apiProxy.proxy),
});

testWithProxy(
  "no answer is lost if the server stops while it saves an answer, stays down during a reload, and starts again",
  async ({ page, child, apiProxy }) => {
    const shownAnswers: ShownAnswers = new Map();
    await startRehearsal(page);
    await answerAll(page, shownAnswers, 1, 3);
    await expectSaved(page);
    await goToNext(page);
    const proxyClosed = apiProxy.closeDuringNextCall();
    await answerQuestion(page, shownAnswers);
    await proxyClosed;
    await goToNext(page);
    await answerAll(page, shownAnswers, 5, 6);
    await expect(page.getByText("Saved on this device. Waiting for internet: 3 answers")).toBeVisible();
    await page.reload();
    await expectQuestionNumber(page, 6);
    await goToNext(page);
    await answerAll(page, shownAnswers, 7, 8);
    await expect(page.getByText("Saved on this device. Waiting for internet: 5 answers")).toBeVisible();
    await apiProxy.reopen();
    await expectSaved(page);
    await goToNext(page);
    await answerAll(page, shownAnswers, 9, 10);
    await finish(page);
    await expectAnswerRecord(page, child, shownAnswers);
  },
);

for (const [hours, description] of [
  [-7, "slow"],
  [7, "fast"],
] as const)
  test(`a device whose clock is 7 hours ${description} shows the correct time left and loses no answer`, async ({
    page,
    child,
  }) => {
    const shownAnswers: ShownAnswers = new Map();
    await page.clock.install({ time: Date.now() + hours * hourMs });
    await startRehearsal(page);
    await expect(page.getByRole("timer")).toHaveText(/^(9:\d\d|10:00)$/);
    await answerAll(page, shownAnswers, 1, 10);
    await finish(page);
    await expectAnswerRecord(page, child, shownAnswers);
  });

test("a second tab takes the exam over on request, and logging out in the first tab needs a confirmation and does not end the exam", async ({
  page,
  child,
}) => {
  const shownAnswers: ShownAnswers = new Map();
  await startRehearsal(page);
  await answerAll(page, shownAnswers, 1, 3);
  const secondTab = await page.context().newPage();
  await secondTab.goto(rehearsalPath);
  await expect(secondTab.getByRole("heading", { name: "Continue here?" })).toBeVisible();
  await expect(secondTab.getByRole("radio")).toHaveCount(0);
  await secondTab.getByRole("button", { name: "Continue here" }).click();
  await expectQuestionNumber(secondTab, 3);
  await expect(page.getByRole("heading", { name: "Continue here?" })).toBeVisible();
  await expect(page.getByRole("radio")).toHaveCount(0);
  await goToNext(secondTab);
  await answerAll(secondTab, shownAnswers, 4, 7);

  await openTab(page, "Exams");
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("dialog", { name: "Log out during the exam?" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Log out anyway" }).click();
  await expect(page).toHaveURL(new RegExp(`${paths.home}$`));
  await goToNext(secondTab);
  await answerAll(secondTab, shownAnswers, 8, 10);
  await finish(secondTab);
  await expectAnswerRecord(secondTab, child, shownAnswers);
});
