import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { makeCurrent } from "./tests/season/make-current.ts";

const settings = {
  VITE_SUPABASE_URL: "http://127.0.0.1:54321",
  VITE_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_test",
  VITE_RAZORPAY_CHECKOUT_URL: "http://127.0.0.1:54330/v1/checkout.js",
};

/** Texts and dates need no browser. */
const content = ["src/content/**/*.test.ts"];

/** What builds or compiles the whole site, or needs a database: other commands run them (README, "to run"). */
const build = ["tests/built-site.test.ts"];
const database = ["tools/pgtap/**/*.test.ts"];
const browsers = ["proofs/browsers/*.proof.ts"];
/** Their number of random runs: a few in `npm test`, a thousand in `npm run proofs`. */
const randomRuns = ["proofs/money/interleavings.test.ts", "proofs/exam/simulation.test.ts"];

/**
 * The kinds of tests: the browser's code, the content, the content in another season, the repository, the edge functions, the
 * tools and the question bank are quick; the build, the database, the proofs and the stack take their time.
 */
export default defineConfig({
  plugins: [react()],
  test: {
    // Far above what any test takes: a test fails by what it sees, not by how busy the machine is.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Left alone vitest spares one core, which is half of two.
    maxWorkers: "100%",
    // A test that looks at nothing cannot fail.
    expect: { requireAssertions: true },
    // Tests read the question bank as the site does.
    globalSetup: ["bank/publish/global-setup.ts"],
    projects: [
      {
        extends: true,
        test: {
          name: "site",
          environment: "jsdom",
          environmentOptions: { jsdom: { url: "http://localhost:5173" } },
          include: ["src/**/*.test.{ts,tsx}"],
          exclude: content,
          setupFiles: ["tests/support/setup.ts"],
          env: settings,
          // A new browser for each file takes longer than its tests: tests/support/setup.ts clears the one they share.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: "content", environment: "node", include: content, env: settings, isolate: false },
      },
      {
        extends: true,
        // The summer of 2025 had four exams. What holds of every text that tells a day holds then as well.
        plugins: [makeCurrent("Summer 2025")],
        test: {
          name: "season",
          environment: "node",
          include: [
            "src/content/{editions,exam-information,faqs,plain-text}.test.ts",
            "src/content/olympiads/*.test.ts",
            "tests/season/*.test.ts",
          ],
          env: settings,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "repository",
          environment: "node",
          include: ["tests/*.test.ts", "tests/repository/*.test.ts"],
          exclude: build,
        },
      },
      {
        extends: true,
        test: {
          name: "functions",
          environment: "node",
          include: ["supabase/functions/**/*.test.ts"],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "tools",
          environment: "node",
          include: ["tools/**/*.test.ts"],
          exclude: [...build, ...database],
        },
      },
      {
        extends: true,
        test: {
          name: "bank",
          environment: "node",
          include: ["bank/**/*.test.ts"],
          // Pure functions in some eighty files: an environment for each would take longer than the tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: "build", environment: "node", include: build },
      },
      {
        extends: true,
        test: { name: "database", environment: "node", include: database },
      },
      {
        extends: true,
        // The exam's simulation drives the site's own modules.
        test: { name: "proofs", environment: "node", include: ["proofs/**/*.test.ts"], env: settings },
      },
      {
        extends: true,
        test: {
          name: "proofs-long",
          environment: "node",
          include: ["proofs/**/*.proof.ts", ...randomRuns],
          exclude: browsers,
          env: { ...settings, PROOF_RUNS: process.env.PROOF_RUNS ?? "1000" },
          testTimeout: 20 * 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        // After the other proofs, with the machine to itself: three whole browsers. Without `settings`: the site is built for the stack that is tested.
        test: {
          name: "browsers",
          environment: "node",
          include: browsers,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: "stack",
          environment: "node",
          include: ["tests/stack/**/*.test.ts"],
          globalSetup: ["tests/stack/global-setup.ts"],
          fileParallelism: false,
          hookTimeout: 120_000,
        },
      },
      {
        // The same tests on any Supabase: tests/stack/run-platform.ts chooses the files.
        extends: true,
        test: {
          name: "platform",
          environment: "node",
          include: ["tests/stack/**/*.test.ts"],
          globalSetup: ["tests/stack/platform-setup.ts"],
          fileParallelism: false,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
