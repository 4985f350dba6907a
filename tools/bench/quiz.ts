import { rmSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import { join } from "node:path";
import { chromium, type Browser, type Page } from "playwright";
import { buildSite } from "../build/build-site";
import { findChromium } from "../local/chromium";
import { listen } from "../local/listen";
import { projectFolder } from "../local/project-folder";
import { createSite } from "../local/site";
import { compressSite } from "./compress-site";
import { median } from "./judge";
import { answer, takePhone, timePress, waitForChoice } from "./quiz-phone";
import { readTenQuestions, writeSurveyPage } from "./quiz-page";
import { formatRatios, isKept, keepRatios, type Ratio } from "./ratios";

const rounds = 5;
const folder = join(projectFolder, "test-results", "bench-quiz");
const ports = { site: 8273, survey: 8274, api: 8275 } as const;
const site = `http://localhost:${ports.site}`;

const next = { own: "footer button:last-of-type", survey: "input.sd-navigation__next-btn" } as const;

/** The one pair of subject and class that the child chooses, as the database would offer it. */
const offer = {
  subjectId: "5b1ec700-0000-4000-8000-000000000001",
  subjectName: "Maths",
  classId: "c1a55000-0000-4000-8000-000000000005",
  className: "Class 5",
};

/** Milliseconds by what was measured. */
type Times = Record<string, number>;

/** The database, as far as a mock test asks it. It is as far away as the site. */
const answerAsApi: RequestListener = (request, response) => {
  const allow = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
  const body = request.method === "GET" ? JSON.stringify([offer]) : "";
  response.writeHead(200, { ...allow, "content-type": "application/json" }).end(body);
};

async function press(page: Page, name: string): Promise<void> {
  await page
    .locator("main label")
    .filter({ hasText: new RegExp(`^${name}$`) })
    .click();
}

/**
 * Opens the landing page and chooses: the subject as soon as it can be pressed, before the script has come; its class when
 * it appears, which it does only if that press has counted. What the test needs is fetched ahead while the child finds Start.
 */
async function chooseMaths(page: Page): Promise<Times> {
  await page.goto(`${site}/free-mock-test`, { waitUntil: "commit" });
  const landing = await waitForChoice(page);
  await press(page, offer.subjectName);
  await page.waitForSelector("input[name=class]", { state: "attached" });
  const classes = await page.evaluate(() => performance.now());
  await press(page, offer.className);
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.endsWith(".explanations.json")),
  );
  await page.waitForLoadState("networkidle");
  return { landing, classes };
}

async function stepOn(page: Page, selector: string, times: number): Promise<number[]> {
  const presses: number[] = [];
  for (let question = 0; question < times; question += 1) {
    await answer(page);
    presses.push(await timePress(page, selector));
  }
  return presses;
}

/** A child's first test, and a reload in the middle of it, with nothing of the site left on the phone. */
async function measureFirstVisit(browser: Browser): Promise<Times> {
  const { context, page, session } = await takePhone(browser, "block");
  const opened = await chooseMaths(page);
  const start = await timePress(page, "button[type=submit]");
  const before = await stepOn(page, next.own, 4);
  await session.send("Network.clearBrowserCache");
  await page.reload({ waitUntil: "commit" });
  const reloadCold = await waitForChoice(page);
  await page.waitForLoadState("networkidle");
  const after = await stepOn(page, next.own, 5);
  await context.close();
  return { ...opened, start, reloadCold, next: median([...before, ...after]) };
}

/** A reload in the middle of a test on a phone that has kept the site by itself. */
async function measureKept(browser: Browser): Promise<Times> {
  const { context, page } = await takePhone(browser, "allow");
  await chooseMaths(page);
  await timePress(page, "button[type=submit]");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await stepOn(page, next.own, 4);
  await page.reload({ waitUntil: "commit" });
  const reloadKept = await waitForChoice(page);
  await context.close();
  return { reloadKept };
}

async function measureSurvey(browser: Browser): Promise<Times> {
  const { context, page } = await takePhone(browser, "block");
  await page.goto(`http://localhost:${ports.survey}/`);
  const surveyFirst = await waitForChoice(page);
  await page.waitForLoadState("networkidle");
  const surveyNext = median(await stepOn(page, next.survey, 9));
  await context.close();
  return { surveyFirst, surveyNext };
}

async function serve(port: number, listener: RequestListener): Promise<Server> {
  const server = createServer(listener);
  await listen(server, port, "localhost");
  return server;
}

process.env.NODE_ENV = "production";
process.env.VITE_SUPABASE_URL = `http://localhost:${ports.api}`;
process.env.VITE_SUPABASE_PUBLISHABLE_KEY ??= "sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH";
rmSync(folder, { recursive: true, force: true });
const siteFolder = join(folder, "site");
const surveyFolder = join(folder, "survey");
await buildSite(siteFolder);
writeSurveyPage(surveyFolder, readTenQuestions(join(siteFolder, "data/class5-maths.json")));
for (const built of [siteFolder, surveyFolder]) compressSite(built);
const servers = [
  await serve(ports.site, createSite(siteFolder)),
  await serve(ports.survey, createSite(surveyFolder)),
  await serve(ports.api, answerAsApi),
];
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--disable-gpu"],
});

const measured: Times[] = [];
// One after the other in the same minutes, so that a busy machine is busy for all.
for (let round = 0; round < rounds; round += 1) {
  measured.push(
    Object.assign(
      {},
      await measureFirstVisit(browser),
      await measureSurvey(browser),
      await measureKept(browser),
    ),
  );
}
await browser.close();
for (const server of servers) server.close();

const of = (name: string) => median(measured.map((times) => times[name] ?? Number.NaN));
const tell = (what: string, name: string) =>
  process.stdout.write(`${what.padEnd(38)} ${String(Math.round(of(name))).padStart(5)} ms\n`);
tell("SurveyJS, opened to first question", "surveyFirst");
tell("SurveyJS, Next to painted", "surveyNext");
tell("landing, opened to usable", "landing");
tell("landing, opened to its classes", "classes");
tell("Start to first question", "start");
tell("reload in a test, cold", "reloadCold");
tell("reload in a test, from service worker", "reloadKept");
tell("Next to painted", "next");

const ratio = (promise: string, name: string, limit: number, yardstick = "surveyFirst"): Ratio => ({
  promise: `${promise} / SurveyJS's ${yardstick === "surveyFirst" ? "first question" : "Next"}`,
  measured: of(name) / of(yardstick),
  limit,
});
const ratios = [
  ratio("landing opened to usable", "landing", 0.5),
  ratio("Start to first question", "start", 0.06),
  ratio("reload in a test, cold", "reloadCold", 0.5),
  ratio("reload in a test, kept", "reloadKept", 0.3),
  ratio("Next to painted", "next", 0.4, "surveyNext"),
];
keepRatios("quiz", ratios);
process.stdout.write(`\n${formatRatios(ratios)}\n`);
process.exit(ratios.every(isKept) ? 0 : 1);
