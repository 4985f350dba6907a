import { defineConfig, devices } from "@playwright/test";
import { findHeadlessChromium } from "./tools/browser/chromium";
import { e2eEnvironment } from "./tests/e2e/environment";

const environment = e2eEnvironment();

/**
 * The files that change the exam calendar, which every public page shows, or the time of exams. They run after all others, one at a
 * time.
 */
const calendarChangers = [
  "admin.spec.ts",
  "moved-days.spec.ts",
  "exam-hours.spec.ts",
  "exam-camera.spec.ts",
  "paper-to-certificate.spec.ts",
];

/** Tests the built site on the whole local stack in a real Chromium. It has its own ports and data, so it can run beside `npm start`. */
export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/e2e/open-registration.ts",
  outputDir: "test-results/e2e",
  reporter: [["list"], ["json", { outputFile: "test-results/playwright.json" }]],
  forbidOnly: true,
  retries: 0,
  workers: 2,
  projects: [
    { name: "site", testIgnore: calendarChangers },
    { name: "calendar", testMatch: calendarChangers, dependencies: ["site"], workers: 1 },
  ],
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    ...devices["Pixel 7"],
    // The phone's own factor would paint seven times as many pixels, which took a quarter of the run. No test needs them.
    deviceScaleFactor: 1,
    baseURL: environment.SITE_URL,
    // Tests of the service worker allow it.
    serviceWorkers: "block",
    locale: "en-IN",
    timezoneId: "America/New_York",
    // A trace of every step would take a quarter of the run. To find the cause of a failure, run its test with `--trace on`.
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
