import { expect, type Page } from "@playwright/test";
import { expectAccessible, delayRequests, test } from "./base-test";
import {
  answerQuestions,
  clickCard,
  expectQuestion,
  expectScore,
  startMaths,
  tabTo,
  waitForScript,
} from "./mock-test-steps";

/** Makes a question file of ten valid questions, each with a drawing and a word to listen to. */
function makeQuestionFile(): object[] {
  return Array.from({ length: 10 }, (_, index) => ({
    id: `drawn-${index}`,
    question: `How many squares are drawn here? (${index})`,
    options: ["1", "2", "3", "4"],
    answer: "4",
    topic: "Shapes",
    level: 1,
    family: `drawn-${index}`,
    figure: { file: "squares.svg", alt: "Four small squares in a row" },
    say: "square",
  }));
}

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 100"><path d="M5 5h90v90H5z"/></svg>`;

/** Adds up the page's layout shifts from now on; returns a function for the sum (Chromium's layout shift score). */
async function sumLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.total += "value" in entry ? Number(entry.value) : 0;
    }).observe({ type: "layout-shift" });
  });
  return () => page.evaluate(() => ("shifts" in window ? Number(Object(window.shifts).total) : Number.NaN));
}

test("a whole mock test can be taken by keyboard alone", async ({ page }) => {
  await page.clock.install();
  await page.goto("/free-mock-test");
  await expect(page.getByRole("radio", { name: "Maths", exact: true })).toBeAttached();
  await tabTo(page, /^Maths$/);
  await page.keyboard.press("Space");
  await tabTo(page, /^Class \d+$/);
  await page.keyboard.press("Space");
  const class5 = page.getByRole("radio", { name: "Class 5", exact: true });
  for (let presses = 0; presses < 12 && !(await class5.isChecked()); presses += 1)
    await page.keyboard.press("ArrowRight");
  await tabTo(page, /^Start Test$/);
  await page.keyboard.press("Enter");
  for (let number = 1; number <= 10; number += 1) {
    await expectQuestion(page, number);
    await page.keyboard.press(["a", "2", "c", "4"][number % 4] ?? "a");
    if (number === 3) await page.keyboard.press("m");
    if (number === 6) await page.clock.fastForward(30_000);
    if (number < 10) await page.keyboard.press("ArrowRight");
  }
  await expect(page.getByRole("button", { name: "Question 3, answered, marked" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Question 10, answered" })).toBeVisible();
  await tabTo(page, /^View My Score$/);
  await page.keyboard.press("Enter");
  await expectScore(page);
  await expect(page.getByRole("heading", { name: "Time per question" })).toBeVisible();
  await expect(page.getByText("You spent the most time on question 6.")).toBeVisible();
  await tabTo(page, /^Retake Test$/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/free-mock-test$/);
});

test("a reload at question 7 keeps the question, the order of its options, and all answers", async ({
  page,
}) => {
  await startMaths(page);
  await answerQuestions(page, 1, 7);
  const countAnswered = () => page.getByRole("button", { name: /^Question \d+, answered/ }).count();
  const question = await page.getByRole("heading", { level: 2 }).first().innerText();
  const options = await page.locator("main label").allInnerTexts();
  await page.reload();
  await expectQuestion(page, 7);
  expect(await page.getByRole("heading", { level: 2 }).first().innerText()).toBe(question);
  expect(await page.locator("main label").allInnerTexts()).toEqual(options);
  expect(await countAnswered()).toBe(7);
  await page.getByRole("button", { name: "Next" }).click();
  await answerQuestions(page, 8);
  await expectScore(page);
});

test.describe("after a subject and class are chosen", () => {
  test.use({ expectedConsoleError: /Failed to load resource/ });

  test("Start shows the first question even without a network, because everything is loaded already", async ({
    page,
    context,
  }) => {
    await page.goto("/free-mock-test");
    await clickCard(page, "Maths");
    await clickCard(page, "Class 5");
    await waitForScript(page, "mock-test");
    await page.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.endsWith(".explanations.json")),
    );
    await context.setOffline(true);
    await page.getByRole("button", { name: "Start Test" }).click();
    await expectQuestion(page, 1);
  });
});

test.describe("leaving a running test", () => {
  test("needs a confirmation: Stay continues the test, and Leave opens the landing page, from which the test can be continued", async ({
    page,
  }) => {
    await startMaths(page);
    await page.keyboard.press("b");
    await page.getByRole("link", { name: "Back to the free mock tests" }).click();
    const dialog = page.getByRole("dialog", { name: "Leave the test?" });
    await expect(dialog).toContainText(/continue until \d{1,2}:\d\d\s?[ap]m IST/i);
    await expect(page.getByRole("button", { name: "Stay in the test" })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("link", { name: "Back to the free mock tests" })).toBeFocused();
    await page.getByRole("link", { name: "Back to the free mock tests" }).click();
    await page.getByRole("button", { name: "Leave for now" }).click();
    await expect(page).toHaveURL(/\/free-mock-test$/);
    await page.getByRole("link", { name: "Continue" }).click();
    await expect(page.getByRole("button", { name: "Question 1, answered" })).toBeVisible();
  });

  test("keeps the test, and the next Start offers to continue it", async ({ page }) => {
    await startMaths(page);
    await page.keyboard.press("b");
    await page.getByRole("link", { name: "Back to the free mock tests" }).click();
    await page.getByRole("button", { name: "Leave for now" }).click();
    await page.getByRole("button", { name: "Start Test" }).click();
    const dialog = page.getByRole("dialog", { name: "Your test is still running" });
    await expect(dialog).toContainText("continue your Maths · Class 5 test");
    await expect(page.getByRole("link", { name: "Continue that test" })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await page.getByRole("button", { name: "Start Test" }).click();
    await page.getByRole("link", { name: "Continue that test" }).click();
    await expect(page.getByRole("button", { name: "Question 1, answered" })).toBeVisible();
  });

  test("by the browser's Back needs a confirmation as well", async ({ page }) => {
    await startMaths(page);
    await page.evaluate(() => history.back());
    const dialog = page.getByRole("dialog", { name: "Leave the test?" });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/\/mocktest$/);
    await page.getByRole("button", { name: "Stay in the test" }).click();
    await expect(dialog).toBeHidden();
    await page.keyboard.press("a");
    await expect(page.getByRole("button", { name: "Question 1, answered" })).toBeVisible();
    await page.evaluate(() => history.back());
    await page.getByRole("button", { name: "Leave for now" }).click();
    await expect(page).toHaveURL(/\/free-mock-test$/);
  });
});

test("the clock can be hidden, and the screen is still accessible", async ({ page }) => {
  await startMaths(page);
  await page.getByRole("button", { name: "Hide the clock" }).click();
  await expect(page.getByRole("timer")).toHaveCount(0);
  await page.reload();
  await expectQuestion(page, 1);
  await expect(page.getByRole("timer")).toHaveCount(0);
  await expectAccessible(page);
});

test("the letter and number keys can be switched off, and the screen is still accessible", async ({
  page,
}) => {
  // Only a wide screen has the switch for the keys.
  await page.setViewportSize({ width: 1280, height: 800 });
  await startMaths(page);
  const keysSwitch = page.getByRole("switch", { name: "Keyboard shortcuts" });
  await keysSwitch.click();
  await page.reload();
  await expectQuestion(page, 1);
  await expect(keysSwitch).not.toBeChecked();
  await page.keyboard.press("a");
  await page.keyboard.press("2");
  await page.keyboard.press("ArrowRight");
  await expectQuestion(page, 2);
  await expect(page.getByRole("button", { name: "Question 1, visited, not answered" })).toBeVisible();
  await expectAccessible(page);
});

test("a drawing that loads late moves nothing on the page, and a device with a voice can read a word aloud", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const voice = { lang: "en-IN", name: "Veena", default: true, localService: true, voiceURI: "veena" };
    speechSynthesis.getVoices = () => [voice];
    speechSynthesis.speak = (utterance) => {
      document.title = `said ${utterance.text}`;
    };
    // A browser accepts only its own voices as the voice of an utterance, not the one made up here.
    Object.defineProperty(SpeechSynthesisUtterance.prototype, "voice", { writable: true, value: null });
  });
  await page.route("**/data/class5-maths.json", (route) => route.fulfill({ json: makeQuestionFile() }));
  await page.route("**/data/figures/squares.svg", (route) =>
    route.fulfill({ body: drawing, contentType: "image/svg+xml" }),
  );
  const release = await delayRequests(page, "**/data/figures/squares.svg");
  await startMaths(page);
  const readShifts = await sumLayoutShifts(page);
  const figure = page.getByRole("img", { name: "Four small squares in a row" });
  const boxBefore = await page.locator("main label").first().boundingBox();
  release();
  await expect
    .poll(() => figure.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await page.locator("main label").first().boundingBox()).toEqual(boxBefore);
  expect(await readShifts()).toBe(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Listen to the word" }).click();
  await expect(page).toHaveTitle("said square");
});

for (const [condition, body, status] of [
  ["a missing", "Not found", 404],
  ["a damaged", '[{"id": 1, "question":', 200],
  ["a wrongly structured", '{"questions": "none"}', 200],
] as const) {
  test.describe(`${condition} question file`, () => {
    test.use({ expectedConsoleError: /status of 404/ });

    test("shows an empty test with a link to choose another one", async ({ page }) => {
      await page.route("**/data/class5-maths.json", (route) => route.fulfill({ body, status }));
      await page.goto("/free-mock-test");
      await clickCard(page, "Maths");
      await clickCard(page, "Class 5");
      await page.getByRole("button", { name: "Start Test" }).click();
      const backLink = page.getByRole("link", { name: "Choose another test" });
      await expect(backLink).toBeVisible();
      await expect(page.getByRole("alert")).toHaveCount(0);
      await backLink.click();
      await expect(page).toHaveURL(/\/free-mock-test$/);
      await page.unroute("**/data/class5-maths.json");
      await page.getByRole("button", { name: "Start Test" }).click();
      await expectQuestion(page, 1);
    });
  });
}

test("two tabs with the same mock test show the same answers, and end together with one score", async ({
  page,
  context,
}) => {
  await startMaths(page);
  const otherTab = await context.newPage();
  await otherTab.goto("/mocktest");
  await expectQuestion(otherTab, 1);
  await page.keyboard.press("a");
  await expect(otherTab.getByRole("button", { name: "Question 1, answered" })).toBeVisible();
  await otherTab.getByRole("button", { name: "Question 5," }).click();
  await otherTab.keyboard.press("b");
  await expect(page.getByRole("button", { name: "Question 5, answered" })).toBeVisible();
  await expectQuestion(page, 1);
  await page.getByRole("button", { name: "Question 10," }).click();
  await page.getByRole("button", { name: "View My Score" }).click();
  await expect(page.getByRole("dialog", { name: "You have left 8 questions unanswered" })).toBeVisible();
  await page.getByRole("button", { name: "Show my score now" }).click();
  await expectScore(page);
  await expectScore(otherTab);
  const scores = await page.evaluate(() => localStorage.getItem("mockTestScores") ?? "[]");
  expect(JSON.parse(scores)).toHaveLength(1);
});

test("starting a new test in another tab ends the old test in the first tab, and the new test is not affected", async ({
  page,
  context,
}) => {
  await startMaths(page);
  await page.keyboard.press("a");
  const otherTab = await context.newPage();
  await otherTab.goto("/free-mock-test");
  await expect(otherTab.getByRole("radio", { name: "Class 5", exact: true })).toBeChecked();
  await otherTab.getByRole("button", { name: "Start Test" }).click();
  await otherTab.getByRole("button", { name: "Start a new test" }).click();
  await expectQuestion(otherTab, 1);
  await expectScore(page);
  await otherTab.keyboard.press("b");
  await expect(otherTab.getByRole("button", { name: "Question 1, answered" })).toBeVisible();
  await otherTab.reload();
  await expect(otherTab.getByRole("button", { name: "Question 1, answered" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("mockTestScores"))).toBeNull();
});
