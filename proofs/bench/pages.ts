import { execFile } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { buildSite } from "../../tools/build/build-site";
import { findChromium } from "../../tools/browser/chromium";
import { projectFolder } from "../../tools/local/project-folder";
import { readSettings } from "../../tools/local/settings";
import { startStack } from "../../tools/local/stack";
import { pageEnvironment } from "../../tools/local/page-environment";
import { compressSite } from "./compress-site";
import { removeIcon, writeBlankPage } from "./blank-page";
import { judge, median, maxPaintRatio, type PageMeasurement } from "./judge";
import { storeRatios, type Ratio } from "./ratios";

const run = promisify(execFile);
const rounds = 5;
const folder = join(projectFolder, "test-results", "bench");
const pages = ["/", "/olympiads/maths/class5", "/free-mock-test"];

/** The benchmark's own ports and folders, so that it can run beside `npm start` and the tests. */
const environment = {
  OLYMPEAK_SITE_PORT: "8173",
  OLYMPEAK_API_PORT: "58421",
  OLYMPEAK_DB_PORT: "58422",
  OLYMPEAK_INBOX_PORT: "58424",
  OLYMPEAK_SANDBOX_PORT: "58430",
  OLYMPEAK_FUNCTIONS_PORT: "58431",
  OLYMPEAK_SITE: "built",
  OLYMPEAK_SITE_FOLDER: join(folder, "site"),
  OLYMPEAK_DATA_DIR: join(folder, "data"),
  OLYMPEAK_JOBS_EVERY_MS: "0",
  NODE_ENV: "production",
  DO_NOT_TRACK: "1",
};

/** Measures a page with Lighthouse's simulated phone: slow 4G and a quarter of the processor. */
async function measureOnce(url: string): Promise<PageMeasurement> {
  const report = join(folder, "report.json");
  await run(
    "npx",
    [
      "-y",
      "lighthouse@12.8.2",
      url,
      "--quiet",
      "--output=json",
      `--output-path=${report}`,
      "--only-categories=performance,accessibility,best-practices,seo",
      "--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage",
    ],
    { env: { ...process.env, CHROME_PATH: findChromium() }, timeout: 180_000 },
  );
  const { categories, audits }: LighthouseReport = JSON.parse(readFileSync(report, "utf8"));
  for (const [name, { score }] of Object.entries(audits))
    if (score !== null && score < 0.9 && !url.includes("/blank-")) lowAudits.add(`${url} ${name}`);
  const getScore = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  return {
    performance: getScore("performance"),
    accessibility: getScore("accessibility"),
    bestPractices: getScore("best-practices"),
    seo: getScore("seo"),
    shift: audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN,
    paintMs: audits["largest-contentful-paint"]?.numericValue ?? Number.NaN,
  };
}

/** Measures a page with up to three tries, because the browser sometimes fails to start. */
async function measure(url: string, tries = 3): Promise<PageMeasurement> {
  try {
    return await measureOnce(url);
  } catch (error) {
    if (tries === 1) throw error;
    return measure(url, tries - 1);
  }
}

type LighthouseReport = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
};

const lowAudits = new Set<string>();
for (const [name, value] of Object.entries(environment)) process.env[name] ??= value;
const settings = readSettings(process.env);
Object.assign(process.env, pageEnvironment(settings));
rmSync(folder, { recursive: true, force: true });
await buildSite(settings.siteFolder);
for (const page of pages) removeIcon(settings.siteFolder, page);
const blankPages = pages.map((page) => writeBlankPage(settings.siteFolder, page));
compressSite(settings.siteFolder);
const stack = await startStack(settings, () => undefined);
const ratios: Ratio[] = [];
let isGood = true;
for (const [index, page] of pages.entries()) {
  const pageResults: PageMeasurement[] = [];
  const blankResults: PageMeasurement[] = [];
  // Alternate, so that other load on the machine affects both.
  for (let round = 0; round < rounds; round += 1) {
    pageResults.push(await measure(settings.siteUrl + page));
    blankResults.push(await measure(settings.siteUrl + (blankPages[index] ?? "")));
  }
  const verdict = judge(page, pageResults, median(blankResults.map(({ paintMs }) => paintMs)));
  process.stdout.write(`${verdict.line}\n`);
  ratios.push({
    name: `${page}, largest paint / blank page`,
    measured: verdict.ratio,
    limit: maxPaintRatio,
  });
  isGood &&= verdict.isGood;
}
for (const audit of lowAudits) process.stdout.write(`  below 90: ${audit}\n`);
storeRatios("pages", ratios);
await stack.stop();
process.exit(isGood ? 0 : 1);
