import { rmSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { join } from "node:path";
import { chromium, type Browser } from "playwright";
import { buildSite } from "../../tools/build/build-site";
import { findChromium } from "../../tools/browser/chromium";
import { listen } from "../../tools/local/listen";
import { projectFolder } from "../../tools/local/project-folder";
import { createSite } from "../../tools/local/site";
import { compressSite } from "./compress-site";
import { median } from "./judge";
import { stepOn, takePhone, waitForChoice } from "./quiz-phone";
import { readTenQuestions, writeSurveyPage } from "./quiz-page";

/** Milliseconds by what was measured. */
export type Times = Record<string, number>;

/** The site and SurveyJS's page, both served, and the browser that opens them in turns. */
export type SurveyBench = { browser: Browser; surveyUrl: string; close: () => Promise<void> };

/**
 * Builds the site as it is delivered and SurveyJS's page, and serves both, with an API as far away as the site.
 *
 * @param name of the folder below test-results
 * @param ports of this machine, which are free
 * @param createApi what answers as the API; it is given the folder of the built site
 * @returns the bench; the caller closes it
 */
export async function openSurveyBench(
  name: string,
  ports: Record<"site" | "survey" | "api", number>,
  createApi: (siteFolder: string) => Promise<RequestListener>,
): Promise<SurveyBench> {
  const folder = join(projectFolder, "test-results", name);
  const siteFolder = join(folder, "site");
  const surveyFolder = join(folder, "survey");
  process.env.NODE_ENV = "production";
  process.env.VITE_SUPABASE_URL = `http://localhost:${ports.api}`;
  process.env.VITE_SUPABASE_PUBLISHABLE_KEY ??= "sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH";
  rmSync(folder, { recursive: true, force: true });
  await buildSite(siteFolder);
  writeSurveyPage(surveyFolder, readTenQuestions(join(siteFolder, "data/class5-maths.json")));
  for (const built of [siteFolder, surveyFolder]) compressSite(built);
  const serve = async (port: number, listener: RequestListener) => {
    const server = createServer(listener);
    await listen(server, port, "localhost");
    return server;
  };
  const servers = [
    await serve(ports.site, createSite(siteFolder)),
    await serve(ports.survey, createSite(surveyFolder)),
    await serve(ports.api, await createApi(siteFolder)),
  ];
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  return {
    browser,
    surveyUrl: `http://localhost:${ports.survey}/`,
    close: async () => {
      await browser.close();
      for (const server of servers) server.close();
    },
  };
}

/** @returns what every test of the site is measured against: SurveyJS's first question and its Next, on a phone that was never here */
export async function measureSurvey({ browser, surveyUrl }: SurveyBench): Promise<Times> {
  const { context, page } = await takePhone(browser, "block");
  await page.goto(surveyUrl);
  const surveyFirst = await waitForChoice(page);
  await page.waitForLoadState("networkidle");
  const surveyNext = median(await stepOn(page, "input.sd-navigation__next-btn", 9));
  await context.close();
  return { surveyFirst, surveyNext };
}
