import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { makeCurrent } from "./tests/other-edition/make-current.ts";

const settings = {
  VITE_SUPABASE_URL: "http://127.0.0.1:54321",
  VITE_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_test",
  VITE_RAZORPAY_CHECKOUT_URL: "http://127.0.0.1:54330/v1/checkout.js",
};

/** Tests of texts and dates, which need no browser environment. */
const content = ["src/content/**/*.test.ts"];

// Tests that build the whole site, or need a database or browsers. Other commands run them (CONTRIBUTING.md, "Commands").
const build = ["tests/built-site.test.ts"];
const database = ["tools/pgtap/**/*.test.ts"];
const browsers = ["proofs/browsers/*.proof.ts"];
/** Tests with random runs: a few runs in `npm test`, a thousand in `npm run proofs`. */
const randomRuns = ["proofs/money/interleavings.test.ts", "proofs/exam/simulation.test.ts"];

/**
 * The kinds of tests. Quick ones: the browser's code, the content, the content with another current edition, the repository, the edge functions,
 * the tools and the question bank. Slow ones: the build, the database, the proofs and the stack.
 */
export default defineConfig({
  plugins: [react()],
  test: {
    // Far longer than any test takes, so that a test does not fail because the machine is busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // By default Vitest leaves one core free, which would be half of a machine with two cores.
    maxWorkers: "100%",
    // A test without an assertion cannot fail, so it is an error.
    expect: { requireAssertions: true },
    // Publishes the question bank first, because tests read it from public/data as the site does.
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
          // A new jsdom for each file would take longer than its tests. The files share one, which tests/support/setup.ts resets.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: "content", environment: "node", include: content, env: settings, isolate: false },
      },
      {
        extends: true,
        // Summer 2025 had only four exams. Every text with a date must also be right in such an edition.
        plugins: [makeCurrent("Summer 2025")],
        test: {
          name: "other-edition",
          environment: "node",
          include: [
            "src/content/{editions,exam-information,faqs,plain-text}.test.ts",
            "src/content/olympiads/*.test.ts",
            "tests/other-edition/*.test.ts",
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
          // About eighty files of pure functions. A new environment for each would take longer than the tests.
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
        // With the site's settings, because the exam simulation runs the site's own modules.
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
        // Runs after the other proofs, alone, because three full browsers need the whole machine. It has no `settings`, because the
        // site is built for the stack under test.
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
        // The same tests on any Supabase project; tests/stack/run-platform.ts chooses the files.
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
