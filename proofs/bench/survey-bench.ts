import { rmSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { join } from "node:path";
import { chromium, type Browser } from "playwright";
import { buildSite } from "../../tools/build/build-site";
import { findChromium } from "../../tools/browser/chromium";
import { listen } from "../../tools/local/listen";
import { projectFolder } from "../../tools/local/project-folder";
import { createSiteHandler } from "../../tools/local/site";
import { compressSite } from "./compress-site";
import { median } from "./judge";
import { answerQuestions, openPhone, waitForChoice } from "./quiz-phone";
import { readTenQuestions, writeSurveyPage } from "./quiz-page";

/** Measured times in milliseconds, by name. */
export type Times = Record<string, number>;

/** Servers of the site and of SurveyJS's page, and the browser that opens them. */
export type SurveyBench = { browser: Browser; surveyUrl: string; close: () => Promise<void> };

/**
 * Builds the site and SurveyJS's page, and serves both and an API with the same latency.
 *
 * @param name the name of the folder in test-results
 * @param ports free ports of this machine
 * @param createApi creates the API; gets the folder of the built site
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
  for (const builtFolder of [siteFolder, surveyFolder]) compressSite(builtFolder);
  const serve = async (port: number, listener: RequestListener) => {
    const server = createServer(listener);
    await listen(server, port, "localhost");
    return server;
  };
  const servers = [
    await serve(ports.site, createSiteHandler(siteFolder)),
    await serve(ports.survey, createSiteHandler(surveyFolder)),
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

/** @returns the times that the site is compared with: SurveyJS's first question and its Next, with an empty cache */
export async function measureSurvey({ browser, surveyUrl }: SurveyBench): Promise<Times> {
  const { context, page } = await openPhone(browser, { serviceWorkers: "block" });
  await page.goto(surveyUrl);
  const surveyFirst = await waitForChoice(page);
  await page.waitForLoadState("networkidle");
  const surveyNext = median(await answerQuestions(page, "input.sd-navigation__next-btn", 9));
  await context.close();
  return { surveyFirst, surveyNext };
}
