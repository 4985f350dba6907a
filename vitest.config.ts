import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const settings = {
  VITE_SUPABASE_URL: "http://127.0.0.1:54321",
  VITE_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_test",
  VITE_RAZORPAY_CHECKOUT_URL: "http://127.0.0.1:54330/v1/checkout.js",
};

/** Texts and dates need no browser. */
const content = ["src/content/**/*.test.ts"];

/** Each kind of test has its room: the browser's code, the content, the house, the edge functions, the tools, the questions, the stack. */
export default defineConfig({
  plugins: [react()],
  test: {
    // Far above what any test takes: a test fails by what it sees, not by how busy the machine is.
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: "site",
          environment: "jsdom",
          environmentOptions: { jsdom: { url: "http://localhost:5173" } },
          include: ["src/**/*.test.{ts,tsx}"],
          exclude: content,
          setupFiles: ["tests/setup.ts"],
          env: settings,
        },
      },
      {
        extends: true,
        test: { name: "content", environment: "node", include: content, env: settings, isolate: false },
      },
      {
        extends: true,
        test: { name: "house", environment: "node", include: ["tests/*.test.ts"] },
      },
      {
        extends: true,
        test: { name: "functions", environment: "node", include: ["supabase/functions/**/*.test.ts"] },
      },
      {
        extends: true,
        test: {
          name: "tools",
          environment: "node",
          include: ["tools/**/*.test.ts"],
          exclude: ["tools/questions/**"],
        },
      },
      {
        extends: true,
        test: {
          name: "questions",
          environment: "node",
          include: ["tools/questions/**/*.test.ts"],
          // Pure functions in some hundred files: a world of its own for each would take longer than the tests.
          isolate: false,
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
    ],
  },
});
