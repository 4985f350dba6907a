import type { RequestListener } from "node:http";
import type { Browser, Page } from "playwright";
import { median } from "./judge";
import { answerQuestions, nextButton, openPhone, timeClick, waitForChoice } from "./quiz-phone";
import { formatRatios, isWithinLimit, storeRatios, type Ratio } from "./ratios";
import { measureSurvey, openSurveyBench, type Times } from "./survey-bench";

const rounds = 5;
const ports = { site: 8273, survey: 8274, api: 8275 } as const;
const site = `http://localhost:${ports.site}`;

/** The pair of subject and class that the student chooses, as the database would return it. */
const offer = {
  subjectId: "5b1ec700-0000-4000-8000-000000000001",
  subjectName: "Maths",
  classId: "c1a55000-0000-4000-8000-000000000005",
  className: "Class 5",
};

/** Replies to the API requests of a mock test. */
const replyAsApi: RequestListener = (request, response) => {
  const corsHeaders = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
  const body = request.method === "GET" ? JSON.stringify([offer]) : "";
  response.writeHead(200, { ...corsHeaders, "content-type": "application/json" }).end(body);
};

async function clickLabel(page: Page, name: string): Promise<void> {
  await page
    .locator("main label")
    .filter({ hasText: new RegExp(`^${name}$`) })
    .click();
}

/**
 * Opens the landing page and chooses the subject as soon as it can be clicked, before the script has loaded, and then the class,
 * which appears only if the click on the subject had an effect. Waits until the page has prefetched the files of the test.
 */
async function chooseMaths(page: Page): Promise<Times> {
  await page.goto(`${site}/free-mock-test`, { waitUntil: "commit" });
  const landing = await waitForChoice(page);
  await clickLabel(page, offer.subjectName);
  await page.waitForSelector("input[name=class]", { state: "attached" });
  const classes = await page.evaluate(() => performance.now());
  await clickLabel(page, offer.className);
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.endsWith(".explanations.json")),
  );
  await page.waitForLoadState("networkidle");
  return { landing, classes };
}

/** Measures a test with an empty cache, and a reload during the test after the cache was emptied again. */
async function measureFirstVisit(browser: Browser): Promise<Times> {
  const { context, page, session } = await openPhone(browser, { serviceWorkers: "block" });
  const landingTimes = await chooseMaths(page);
  const start = await timeClick(page, "button[type=submit]");
  const timesBeforeReload = await answerQuestions(page, nextButton, 4);
  await session.send("Network.clearBrowserCache");
  await page.reload({ waitUntil: "commit" });
  const reloadCold = await waitForChoice(page);
  await page.waitForLoadState("networkidle");
  const timesAfterReload = await answerQuestions(page, nextButton, 5);
  await context.close();
  return { ...landingTimes, start, reloadCold, next: median([...timesBeforeReload, ...timesAfterReload]) };
}

/** Measures a reload during a test with the site's service worker. */
async function measureWithServiceWorker(browser: Browser): Promise<Times> {
  const { context, page } = await openPhone(browser, { serviceWorkers: "allow" });
  await chooseMaths(page);
  await timeClick(page, "button[type=submit]");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await answerQuestions(page, nextButton, 4);
  await page.reload({ waitUntil: "commit" });
  const reloadFromServiceWorker = await waitForChoice(page);
  await context.close();
  return { reloadFromServiceWorker };
}

const bench = await openSurveyBench("bench-quiz", ports, async () => replyAsApi);
const { browser } = bench;

const measured: Times[] = [];
// Alternate, so that other load on the machine affects all of them.
for (let round = 0; round < rounds; round += 1) {
  measured.push(
    Object.assign(
      {},
      await measureFirstVisit(browser),
      await measureSurvey(bench),
      await measureWithServiceWorker(browser),
    ),
  );
}
await bench.close();

const medianOf = (name: string) => median(measured.map((times) => times[name] ?? Number.NaN));
const printMedian = (label: string, name: string) =>
  process.stdout.write(`${label.padEnd(38)} ${String(Math.round(medianOf(name))).padStart(5)} ms\n`);
printMedian("SurveyJS, opened to first question", "surveyFirst");
printMedian("SurveyJS, Next to painted", "surveyNext");
printMedian("landing, opened to usable", "landing");
printMedian("landing, opened to its classes", "classes");
printMedian("Start to first question", "start");
printMedian("reload in a test, cold", "reloadCold");
printMedian("reload in a test, from service worker", "reloadFromServiceWorker");
printMedian("Next to painted", "next");

const ratio = (name: string, time: string, limit: number, baseline = "surveyFirst"): Ratio => ({
  name: `${name} / SurveyJS's ${baseline === "surveyFirst" ? "first question" : "Next"}`,
  measured: medianOf(time) / medianOf(baseline),
  limit,
});
const ratios = [
  ratio("landing opened to usable", "landing", 0.5),
  ratio("Start to first question", "start", 0.06),
  // Measured 0.45 before React Router's data router, which adds 15 KiB (decision 095), and 0.50 with it.
  ratio("reload in a test, cold", "reloadCold", 0.55),
  ratio("reload in a test, from service worker", "reloadFromServiceWorker", 0.3),
  // Both take one or two frames of 16.7 ms: the same code measured 0.38 on one machine and 0.49 on another.
  ratio("Next to painted", "next", 0.6, "surveyNext"),
];
storeRatios("quiz", ratios);
process.stdout.write(`\n${formatRatios(ratios)}\n`);
process.exit(ratios.every(isWithinLimit) ? 0 : 1);
