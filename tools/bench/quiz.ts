import { rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { chromium, type Browser, type Page } from "playwright";
import { readEnv } from "../../src/config/read-env";
import { buildSite } from "../build/build-site";
import { findChromium } from "../local/chromium";
import { projectFolder } from "../local/project-folder";
import { createSite } from "../local/site";
import { compressSite } from "./compress-site";
import { median } from "./judge";
import { keepRatios } from "./ratios";
import { readTenQuestions, writeSurveyPage } from "./quiz-page";

const rounds = 5;
const folder = join(projectFolder, "test-results", "bench-quiz");

/** So much of SurveyJS's time a mock test may take, and so long may Start take, in milliseconds. */
const limits = { first: 0.3, next: 0.4, startMs: 100 } as const;

/** A phone on slow 4G: 1.6 Mbit/s down, 0.75 up, 150 ms a turn, a quarter of this processor. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slowdown = 4;

const choice = {
  subjectId: "5b1ec700-0000-4000-8000-000000000001",
  subjectName: "Maths",
  subjectSlug: "maths",
  classId: "c1a55000-0000-4000-8000-000000000005",
  className: "Class 5",
  classNumber: 5,
};

type Measured = { firstMs: number; nextMs: number };

/** Notes in the page when the first question has been painted, by its own clock, which starts with the navigation. */
function noteFirstQuestion(): void {
  const look = () => {
    if (!document.querySelector("input[type=radio]")) return requestAnimationFrame(look);
    const channel = new MessageChannel();
    channel.port1.addEventListener("message", () => performance.mark("first-question"));
    channel.port1.start();
    return requestAnimationFrame(() => channel.port2.postMessage(null));
  };
  requestAnimationFrame(look);
}

/** Presses a button in the page, and waits until another question has been painted. */
function timePress(selector: string): Promise<number> {
  const readName = () => document.querySelector<HTMLInputElement>("input[type=radio]")?.name;
  const before = readName();
  const buttons = [...document.querySelectorAll<HTMLElement>(selector)];
  const button = buttons.find((candidate) => candidate.checkVisibility());
  return new Promise((resolve) => {
    const startedAt = performance.now();
    const look = () => {
      if (readName() === before) return requestAnimationFrame(look);
      const channel = new MessageChannel();
      channel.port1.addEventListener("message", () => resolve(performance.now() - startedAt));
      channel.port1.start();
      return channel.port2.postMessage(null);
    };
    button?.click();
    requestAnimationFrame(look);
  });
}

/** A phone that was never here: an empty cache, no service worker. */
async function takePhone(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 839 },
    serviceWorkers: "block",
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: [{ name: "mockTestChoice", value: JSON.stringify(choice) }] }],
    },
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  // The TypeScript runner marks functions with this helper, which a page does not have.
  await page.addInitScript("globalThis.__name = (named) => named");
  await page.addInitScript(noteFirstQuestion);
  return page;
}

/** One quiz from the cold to its tenth question. */
async function measure(browser: Browser, address: string, next: string): Promise<Measured> {
  const page = await takePhone(browser, new URL(address).origin);
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName("first-question").length > 0);
  const firstMs = await page.evaluate(
    () => performance.getEntriesByName("first-question")[0]?.startTime ?? 0,
  );
  // Until the site's own script has taken over what was painted before it.
  await page.waitForFunction(() => !document.getElementById("painted-question"));
  await page.waitForLoadState("networkidle");
  const presses: number[] = [];
  for (let press = 0; press < 9; press += 1) {
    await page.evaluate(() => document.querySelector<HTMLElement>("input[type=radio]")?.click());
    presses.push(await page.evaluate(timePress, next));
  }
  await page.context().close();
  return { firstMs, nextMs: median(presses) };
}

/** From the press on Start to the first question, once the choice has been made and its files have come. */
async function measureStart(browser: Browser, origin: string, supabaseUrl: string): Promise<number> {
  const page = await takePhone(browser, origin);
  const { subjectId, subjectName, classId, className } = choice;
  await page.route(`${supabaseUrl}/**`, (route) =>
    route.fulfill({
      json: [{ subjectId, subjectName, classId, className }],
      headers: { "access-control-allow-origin": "*", "access-control-allow-headers": "*" },
    }),
  );
  await page.goto(`${origin}/free-mock-test`);
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.endsWith(".explanations.json")),
  );
  await page.waitForLoadState("networkidle");
  const startMs = await page.evaluate(timePress, "button[type=submit]");
  await page.context().close();
  return startMs;
}

async function serve(siteFolder: string): Promise<{ origin: string; server: Server }> {
  const server = createServer(createSite(siteFolder)).listen(0, "localhost");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return { origin: `http://localhost:${address.port}`, server };
}

process.env.NODE_ENV = "production";
process.env.VITE_SUPABASE_URL ??= "http://127.0.0.1:54321";
process.env.VITE_SUPABASE_PUBLISHABLE_KEY ??= "sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH";
process.env.VITE_RAZORPAY_CHECKOUT_URL ??= "http://127.0.0.1:54330/v1/checkout.js";
const { VITE_SUPABASE_URL: supabaseUrl } = readEnv(process.env);
rmSync(folder, { recursive: true, force: true });
const siteFolder = join(folder, "site");
const surveyFolder = join(folder, "survey");
await buildSite(siteFolder);
writeSurveyPage(surveyFolder, readTenQuestions(join(siteFolder, "data/class5-maths.json")));
for (const built of [siteFolder, surveyFolder]) compressSite(built);
const own = await serve(siteFolder);
const survey = await serve(surveyFolder);
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--disable-gpu"],
});

const ours: Measured[] = [];
const theirs: Measured[] = [];
const starts: number[] = [];
// One after the other in the same minutes, so that a busy machine is busy for both.
for (let round = 0; round < rounds; round += 1) {
  ours.push(await measure(browser, `${own.origin}/mocktest`, "footer button:last-of-type"));
  theirs.push(await measure(browser, `${survey.origin}/`, "input.sd-navigation__next-btn"));
  starts.push(await measureStart(browser, own.origin, supabaseUrl));
}
await browser.close();
for (const { server } of [own, survey]) server.close();

const of = (measured: Measured[], name: keyof Measured) => median(measured.map((one) => one[name]));
const first = of(ours, "firstMs") / of(theirs, "firstMs");
const next = of(ours, "nextMs") / of(theirs, "nextMs");
const startMs = median(starts);
const line = (what: string, name: keyof Measured, ratio: number, limit: number) =>
  `${what.padEnd(22)} ${Math.round(of(ours, name))} ms · SurveyJS ${Math.round(of(theirs, name))} ms · ratio ${ratio.toFixed(2)} (at most ${limit})\n`;
keepRatios("quiz", [
  { promise: "first question, of SurveyJS's time", measured: first, limit: limits.first },
  { promise: "Next to painted, of SurveyJS's time", measured: next, limit: limits.next },
  { promise: "Start to painted, of 100 ms", measured: startMs / limits.startMs, limit: 1 },
]);
process.stdout.write(line("To the first question", "firstMs", first, limits.first));
process.stdout.write(line("Next to painted", "nextMs", next, limits.next));
process.stdout.write(
  `${"Start to painted".padEnd(22)} ${Math.round(startMs)} ms (at most ${limits.startMs})\n`,
);
process.exit(first <= limits.first && next <= limits.next && startMs <= limits.startMs ? 0 : 1);
