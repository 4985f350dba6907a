import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, type Page } from "@playwright/test";
import { listStaticPaths } from "../../src/app/static-paths";
import { paths } from "../../src/config/paths";
import { e2eEnvironment } from "./environment";
import {
  answerAll,
  expectAnswerRecord,
  finish,
  startRehearsal,
  test as examTest,
  type ShownAnswers,
} from "./exam-room";
import { logIn } from "./family";
import { test, waitUntilHydrated } from "./base-test";
import { waitForScript } from "./mock-test-steps";

const kib = 1024;
const siteFolder = e2eEnvironment().OLYMPEAK_SITE_FOLDER ?? "dist";

/** Matches tags for files that a browser fetches before it paints: style sheets, and scripts or fonts that the HTML names. */
const tagsFetchedBeforePaint = /<script[^>]*\ssrc=|<link[^>]*\srel="?(stylesheet|modulepreload|preload)/i;

/**
 * The JavaScript that a public page and a page after the login may fetch before the user does anything, and their fonts, in KiB of
 * brotli (decision 095). Animations are fetched after the first screen, and have a limit of their own.
 */
const limits = {
  public: 131,
  afterLogin: 210,
  animation: 47,
  fonts: 15,
} as const;

/** Public pages with a form or a choice, which have their own tests below. */
const pagesWithForms = new Set<string>([
  paths.mockTestLanding,
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.verify,
]);

/** The kinds of files, by the ends of their paths. The animations are in src/ui/motion/animated-components.tsx. */
const kinds = {
  script: /\/(?!animated-components-)[^/]+\.js$/,
  animation: /\/animated-components-[^/]+\.js$/,
  fonts: /\.woff2$/,
};

const fileSizes = new Map<string, number>();

/**
 * Returns the size of one file in KiB, compressed as a host sends it; fonts are compressed already. Sizes are remembered, because
 * compressing takes longer than fetching.
 */
function measureFile(path: string): number {
  const knownSize = fileSizes.get(path);
  if (knownSize !== undefined) return knownSize;
  const bytes = readFileSync(siteFolder + path);
  const size = (kinds.fonts.test(path) ? bytes.length : brotliCompressSync(bytes).length) / kib;
  fileSizes.set(path, size);
  return size;
}

/** Returns the size of all files of one kind that a page has fetched so far, in KiB, compressed as a host sends them. */
async function measureFetchedFiles(page: Page, kind: keyof typeof kinds): Promise<number> {
  const urls = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  const filePaths = new Set(
    urls.map((url) => new URL(url).pathname).filter((path) => kinds[kind].test(path)),
  );
  return [...filePaths].reduce((total, path) => total + measureFile(path), 0);
}

/** Opens a page and waits, without using it, until it fetches nothing more. */
async function openAndWaitUntilIdle(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitUntilHydrated(page);
  await page.waitForLoadState("networkidle");
}

test(`public pages fetch at most ${limits.public} KiB of script, none of it before the paint, and ${limits.fonts} KiB of fonts`, async ({
  page,
}) => {
  const pagesWithoutForms = listStaticPaths().filter((address) => !pagesWithForms.has(address));
  // For pages that exist for each class, only class 5 is checked.
  const sample = pagesWithoutForms.filter(
    (address) => !/\/(?:class)?\d+$/.test(address) || /\/(?:class)?5$/.test(address),
  );
  for (const address of sample) {
    await openAndWaitUntilIdle(page, address);
    expect(await measureFetchedFiles(page, "script"), `script of ${address}`).toBeLessThanOrEqual(
      limits.public,
    );
    expect(await measureFetchedFiles(page, "animation"), `animations of ${address}`).toBe(0);
    expect(await measureFetchedFiles(page, "fonts"), `fonts of ${address}`).toBeLessThanOrEqual(limits.fonts);
    const html = (await (await page.request.get(address)).text()).replace(
      /<template id="later">.*?<\/template>/,
      "",
    );
    expect(html.match(tagsFetchedBeforePaint), `named by the HTML of ${address}`).toBeNull();
  }
});

test(`a mock test fetches at most ${limits.public} KiB of script until the first question`, async ({
  page,
}) => {
  await openAndWaitUntilIdle(page, paths.mockTestLanding);
  expect(await measureFetchedFiles(page, "script"), "script of the landing").toBeLessThanOrEqual(
    limits.public,
  );
  await page
    .locator("main label")
    .filter({ hasText: /^Maths$/ })
    .click();
  await page
    .locator("main label")
    .filter({ hasText: /^Class 5$/ })
    .click();
  await page.getByRole("button", { name: "Start Test" }).click();
  await expect(page.getByText("Question 1 of 10")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Question 1 of 10")).toBeVisible();
  expect(await measureFetchedFiles(page, "script"), "script of the test").toBeLessThanOrEqual(limits.public);
});

test("login, register, results, dashboard, cart and the animations fetch no more script than their limits", async ({
  page,
}) => {
  for (const address of [paths.login, paths.register, paths.forgotPassword, paths.mockTestResults]) {
    await openAndWaitUntilIdle(page, address);
    expect(await measureFetchedFiles(page, "script"), `script of ${address}`).toBeLessThanOrEqual(
      limits.public,
    );
  }
  await logIn(page, { email: "student@olympeak.example", password: "olympeak-demo" });
  for (const address of [paths.cartSummary, paths.studentDashboard]) {
    await openAndWaitUntilIdle(page, address);
    expect(await measureFetchedFiles(page, "script"), `script of ${address}`).toBeLessThanOrEqual(
      limits.afterLogin,
    );
  }
  const animationSize = await measureFetchedFiles(page, "animation");
  expect(animationSize, "animations of the dashboard").toBeGreaterThan(0);
  expect(animationSize, "animations of the dashboard").toBeLessThanOrEqual(limits.animation);
});

test(`the admin panel fetches at most ${limits.afterLogin} KiB of script`, async ({ page }) => {
  await page.goto(paths.adminPanel);
  await page.getByRole("textbox", { name: "Email" }).fill("admin@olympeak.example");
  await page.getByLabel("Password").fill("olympeak-demo");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("heading", { name: "Pending" })).toBeVisible();
  await openAndWaitUntilIdle(page, paths.adminPanel);
  await expect(page.getByRole("heading", { name: "Pending" })).toBeVisible();
  expect(await measureFetchedFiles(page, "script"), "script of the admin panel").toBeLessThanOrEqual(
    limits.afterLogin,
  );
});

test("pointing at a link does not fetch its page", async ({ page }) => {
  await openAndWaitUntilIdle(page, paths.home);
  // The service worker's script, which stores the site on the device, is the last file that a page fetches without a click.
  await waitForScript(page, "service-worker");
  const sizeBefore = await measureFetchedFiles(page, "script");
  expect(sizeBefore, "script of the home page").toBeLessThanOrEqual(limits.public);
  const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  for (const link of await links.all()) {
    await link.hover();
    await link.focus();
  }
  await page.waitForLoadState("networkidle");
  expect(await measureFetchedFiles(page, "script")).toBe(sizeBefore);
});

/** The maximum number of requests to the server when a screen is opened. */
const maxRequests: Record<string, number> = {
  // The exam calendar, and not again for five minutes (moved-days.spec.ts).
  [paths.home]: 1,
  "/olympiads/maths/class5": 1,
  [paths.mockTestLanding]: 1,
  // Student, exams, editions, enrolments, the state of each exam, the practice for the next exam, and past mistakes.
  [paths.studentDashboard]: 7,
  // Exams, editions, classes, enrolments, student, and the guardian's consents, which the checkout asks for.
  [paths.cartSummary]: 6,
};

/** Records the paths of the page's requests from now on: to tables, functions and files, without CORS preflight requests. */
function recordRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() !== "OPTIONS" && /^\/(?:rest|functions|auth|storage)\/v1\//.test(pathname))
      requests.push(pathname + search);
  });
  return requests;
}

/**
 * Waits until the header shows the child, which needs the family's data. They are requested once after a login, and then shared by
 * all pages.
 */
async function waitForFamily(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: /: your children$/ })).toBeVisible();
}

test("no screen makes more requests than its limit, or the same request twice", async ({ page }) => {
  await logIn(page, { email: "student@olympeak.example", password: "olympeak-demo" });
  await waitForFamily(page);
  const requests = recordRequests(page);
  for (const [address, max] of Object.entries(maxRequests)) {
    // An empty page ends the requests of the previous screen.
    await page.goto("about:blank");
    requests.length = 0;
    await openAndWaitUntilIdle(page, address);
    expect(requests.length, `${address} requested\n${requests.join("\n")}`).toBeLessThanOrEqual(max);
    expect(new Set(requests).size, `${address} requested twice\n${requests.join("\n")}`).toBe(
      requests.length,
    );
  }
});

/**
 * The maximum number of requests of a rehearsal until its first question: its data, the device check (five) and the note of its
 * outcome for organisers, whether a camera is offered (two: the edition's setting and the guardian's consent), the paper, the start.
 */
const maxRequestsUntilStart = 13;

examTest(
  "from its lobby to its answer record, an exam fetches no more script and makes no more requests than its limits",
  async ({ page, child }) => {
    const shownAnswers: ShownAnswers = new Map();
    const requests = recordRequests(page);
    await startRehearsal(page);
    expect(requests.length, `until the first question\n${requests.join("\n")}`).toBeLessThanOrEqual(
      maxRequestsUntilStart,
    );
    requests.length = 0;
    await answerAll(page, shownAnswers, 1, 10);
    await finish(page);
    await expectAnswerRecord(page, child, shownAnswers);
    await page.waitForLoadState("networkidle");
    expect(await measureFetchedFiles(page, "script"), "script of an exam to its end").toBeLessThanOrEqual(
      limits.afterLogin,
    );
    const saves = requests.filter((address) => address.endsWith("/save_answers"));
    // One call for each answer, and a last call that makes sure that the server has all answers.
    expect(saves.length, "save_answers").toBeLessThanOrEqual(shownAnswers.size + 1);
    const otherRequests = requests.filter((address) => !saves.includes(address));
    expect(otherRequests).toEqual(["/rest/v1/rpc/finish_exam", "/rest/v1/rpc/get_answer_record"]);

    await page.getByRole("link", { name: "See the full answer record" }).click();
    await expect(page).toHaveURL(/\/answer-record\//);
    const answerRecordUrl = page.url();
    await waitForFamily(page);
    // An empty page ends the requests of this page.
    await page.goto("about:blank");
    requests.length = 0;
    await openAndWaitUntilIdle(page, answerRecordUrl);
    expect(await measureFetchedFiles(page, "script"), "script of an answer record").toBeLessThanOrEqual(
      limits.afterLogin,
    );
    expect(requests).toEqual(["/rest/v1/rpc/get_answer_record"]);
  },
);
