import { defineConfig, devices } from "@playwright/test";
import { findHeadlessChromium } from "./tools/browser/chromium";
import { e2eEnvironment } from "./tests/e2e/environment";

const environment = e2eEnvironment();

/**
 * Move the days of the season, which every public page tells, or the time of exams: nobody else may be reading meanwhile, they
 * themselves one after the other.
 */
const seasonChangers = [
  "admin.spec.ts",
  "moved-days.spec.ts",
  "exam-hours.spec.ts",
  "exam-camera.spec.ts",
  "paper-life.spec.ts",
];

/** The built site against the whole local stack, in a real Chromium; ports and data of its own, so that it runs beside `npm start`. */
export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/e2e/open-season.ts",
  outputDir: "test-results/e2e",
  reporter: [["list"], ["json", { outputFile: "test-results/playwright.json" }]],
  forbidOnly: true,
  retries: 0,
  workers: 2,
  projects: [
    { name: "site", testIgnore: seasonChangers },
    { name: "season", testMatch: seasonChangers, dependencies: ["site"], workers: 1 },
  ],
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    ...devices["Pixel 7"],
    // Nothing here counts pixels finer than CSS's: painting seven times as many took a quarter of the whole run.
    deviceScaleFactor: 1,
    baseURL: environment.SITE_URL,
    // Most tests are about the page itself; those of the service worker allow it.
    serviceWorkers: "block",
    locale: "en-IN",
    timezoneId: "America/New_York",
    // Recording every step takes a quarter of the whole run; who mends a failure runs that test with `--trace on`.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: {
      ...findHeadlessChromium(),
      args: [
        "--no-sandbox",
        "--disable-dev-shm-usage",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
      ],
    },
  },
  webServer: {
    command: "node --import tsx tests/e2e/serve.ts",
    url: environment.SITE_URL,
    env: environment,
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
    stdout: "pipe",
  },
});
