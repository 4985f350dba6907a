import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, type Page } from "@playwright/test";
import { listStaticPaths } from "../../src/app/static-paths";
import { paths } from "../../src/config/paths";
import { e2eEnvironment } from "./environment";
import { answerAll, expectReceipt, finish, startRehearsal, test as exam, type Sheet } from "./exam-room";
import { logIn } from "./family";
import { test, waitUntilHydrated } from "./person";
import { waitForScript } from "./practice";

const kib = 1024;
const siteFolder = e2eEnvironment().OLYMPEAK_SITE_FOLDER ?? "dist";

/** The files that a browser fetches before it paints: style sheets, and scripts or fonts that the HTML itself names. */
const fetchedBeforePaint = /<script[^>]*\ssrc=|<link[^>]*\srel="?(stylesheet|modulepreload|preload)/i;

/**
 * The script that each kind of page may fetch without being touched, in KiB of brotli, and its fonts (decision 095).
 * What moves
 * comes after the first screen, and has a limit of its own.
 */
const limits = {
  public: 131,
  firstScreen: 210,
  moving: 47,
  fonts: 15,
} as const;

/** Pages for doing something have their own budget. */
const workingPages = new Set<string>([
  paths.mockTestLanding,
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.verify,
]);

/** The kinds of files, by the ends of their addresses. What moves is src/ui/motion/animated-components.tsx. */
const kinds = {
  script: /\/(?!animated-components-)[^/]+\.js$/,
  moving: /\/animated-components-[^/]+\.js$/,
  fonts: /\.woff2$/,
};

const weights = new Map<string, number>();

/**
 * The size of one file in KiB, as a host would send it; fonts are compressed already. Measuring takes longer than
 * fetching.
 */
function weighFile(path: string): number {
  const known = weights.get(path);
  if (known !== undefined) return known;
  const bytes = readFileSync(siteFolder + path);
  const weight = (kinds.fonts.test(path) ? bytes.length : brotliCompressSync(bytes).length) / kib;
  weights.set(path, weight);
  return weight;
}

/** Everything of one kind that a page has fetched so far, in KiB as a host would send it. */
async function weigh(page: Page, kind: keyof typeof kinds): Promise<number> {
  const urls = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  const paths = new Set(urls.map((url) => new URL(url).pathname).filter((path) => kinds[kind].test(path)));
  return [...paths].reduce((total, path) => total + weighFile(path), 0);
}

/** Opens a page and touches nothing until it has fetched all it wants. */
async function openUntouched(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitUntilHydrated(page);
  await page.waitForLoadState("networkidle");
}

test(`public pages fetch at most ${limits.public} KiB of script, all of it when idle, and ${limits.fonts} of fonts`, async ({
  page,
}) => {
  const read = listStaticPaths().filter((address) => !workingPages.has(address));
  // For pages that exist for each class, only class 5 is checked.
  const sample = read.filter(
    (address) => !/\/(?:class)?\d+$/.test(address) || /\/(?:class)?5$/.test(address),
  );
  for (const address of sample) {
    await openUntouched(page, address);
    expect(await weigh(page, "script"), `script of ${address}`).toBeLessThanOrEqual(limits.public);
    expect(await weigh(page, "moving"), `what moves on ${address}`).toBe(0);
    expect(await weigh(page, "fonts"), `fonts of ${address}`).toBeLessThanOrEqual(limits.fonts);
    const html = (await (await page.request.get(address)).text()).replace(
      /<template id="later">.*?<\/template>/,
      "",
    );
    expect(html.match(fetchedBeforePaint), `named by the HTML of ${address}`).toBeNull();
  }
});

test(`a mock test fetches at most ${limits.public} KiB of script until the first question`, async ({
  page,
}) => {
  await openUntouched(page, paths.mockTestLanding);
  expect(await weigh(page, "script"), "script of the landing").toBeLessThanOrEqual(limits.public);
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
  expect(await weigh(page, "script"), "script of the test").toBeLessThanOrEqual(limits.public);
});

test("login, register, results, dashboard and cart fetch at most what they may, and so does what moves", async ({
  page,
}) => {
  for (const address of [paths.login, paths.register, paths.forgotPassword, paths.mockTestResults]) {
    await openUntouched(page, address);
    expect(await weigh(page, "script"), `script of ${address}`).toBeLessThanOrEqual(limits.public);
  }
  await logIn(page, { email: "student@olympeak.example", password: "olympeak-demo" });
  for (const address of [paths.cartSummary, paths.studentDashboard]) {
    await openUntouched(page, address);
    expect(await weigh(page, "script"), `script of ${address}`).toBeLessThanOrEqual(limits.firstScreen);
  }
  const weight = await weigh(page, "moving");
  expect(weight, "what moves on the dashboard").toBeGreaterThan(0);
  expect(weight, "what moves on the dashboard").toBeLessThanOrEqual(limits.moving);
});

test(`the admin panel fetches at most ${limits.firstScreen} KiB`, async ({ page }) => {
  await page.goto(paths.adminPanel);
  await page.getByRole("textbox", { name: "Email" }).fill("admin@olympeak.example");
  await page.getByLabel("Password").fill("olympeak-demo");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("heading", { name: "Pending" })).toBeVisible();
  await openUntouched(page, paths.adminPanel);
  await expect(page.getByRole("heading", { name: "Pending" })).toBeVisible();
  expect(await weigh(page, "script"), "script of the admin panel").toBeLessThanOrEqual(limits.firstScreen);
});

test("pointing at links fetches nothing that nobody has asked for", async ({ page }) => {
  await openUntouched(page, paths.home);
  // The last thing that a page does unasked is to keep the site on the device.
  await waitForScript(page, "service-worker");
  const before = await weigh(page, "script");
  expect(before, "script of the home page").toBeLessThanOrEqual(limits.public);
  const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  for (const link of await links.all()) {
    await link.hover();
    await link.focus();
  }
  await page.waitForLoadState("networkidle");
  expect(await weigh(page, "script")).toBe(before);
});

/** How often each screen may ask the server when it is opened. */
const questionsToTheServer: Record<string, number> = {
  // The days of the season, and not again for five minutes (moved-days.spec.ts).
  [paths.home]: 1,
  "/olympiads/maths/class5": 1,
  [paths.mockTestLanding]: 1,
  // Student, exams, seasons, what is enrolled, how far each exam is, what there is to practise for the next, and past
  // mistakes.
  [paths.studentDashboard]: 7,
  // Exams, seasons, classes, what is enrolled, student, and whether a guardian's consent is there, which is given at
  // the checkout.
  [paths.cartSummary]: 6,
};

/** Notes what the page asks the server from now on: tables, functions and files, without the checks of CORS. */
function noteQuestions(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() !== "OPTIONS" && /^\/(?:rest|functions|auth|storage)\/v1\//.test(pathname))
      asked.push(pathname + search);
  });
  return asked;
}

/**
 * The header names the child once the family is known; it is asked for once after a login, and then known to all pages.
 */
async function waitForFamily(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: /: your children$/ })).toBeVisible();
}

test("no screen asks the server more often than it needs to", async ({ page }) => {
  await logIn(page, { email: "student@olympeak.example", password: "olympeak-demo" });
  await waitForFamily(page);
  const asked = noteQuestions(page);
  for (const [address, most] of Object.entries(questionsToTheServer)) {
    // Requests of the screen before end with it.
    await page.goto("about:blank");
    asked.length = 0;
    await openUntouched(page, address);
    expect(asked.length, `${address} asked\n${asked.join("\n")}`).toBeLessThanOrEqual(most);
    expect(new Set(asked).size, `${address} asked twice\n${asked.join("\n")}`).toBe(asked.length);
  }
});

/**
 * Of a rehearsal until its first question: it is found, shown, its device checked (five) and the outcome kept for
 * organisers,
 * whether a camera is offered asked (two: the edition's setting and the guardian's consent), its paper fetched; then it
 * is started.
 */
const questionsUntilStart = 13;

exam(
  "an exam fetches and asks no more than it needs to, from its lobby to its receipt",
  async ({ page, child }) => {
    const sheet: Sheet = new Map();
    const asked = noteQuestions(page);
    await startRehearsal(page);
    expect(asked.length, `until the first question\n${asked.join("\n")}`).toBeLessThanOrEqual(
      questionsUntilStart,
    );
    asked.length = 0;
    await answerAll(page, sheet, 1, 10);
    await finish(page);
    await expectReceipt(page, child, sheet);
    await page.waitForLoadState("networkidle");
    expect(await weigh(page, "script"), "script of an exam to its end").toBeLessThanOrEqual(
      limits.firstScreen,
    );
    const saves = asked.filter((address) => address.endsWith("/save_answers"));
    // Each brings an answer, but for the last, which makes sure that nothing else has come.
    expect(saves.length, "save_answers").toBeLessThanOrEqual(sheet.size + 1);
    const others = asked.filter((address) => !saves.includes(address));
    expect(others).toEqual(["/rest/v1/rpc/finish_exam", "/rest/v1/rpc/get_receipt"]);

    await page.getByRole("link", { name: "See the full answer record" }).click();
    await expect(page).toHaveURL(/\/receipt\//);
    const receipt = page.url();
    await waitForFamily(page);
    // Requests of this page end with it.
    await page.goto("about:blank");
    asked.length = 0;
    await openUntouched(page, receipt);
    expect(await weigh(page, "script"), "script of a receipt").toBeLessThanOrEqual(limits.firstScreen);
    expect(asked).toEqual(["/rest/v1/rpc/get_receipt"]);
  },
);
