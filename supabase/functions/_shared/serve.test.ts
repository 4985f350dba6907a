import { readdirSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { connectOutboxDelivery, connectPlatform } from "./connect.ts";
import type { Endpoint } from "./endpoint.ts";
import { createFakeDatabase } from "./fakes.ts";
import { runInBackground, sleep } from "./serve.ts";

const environment: Record<string, string> = {
  SUPABASE_URL: "http://api.local",
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_1"}',
  SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_1"}',
  ALLOWED_ORIGINS: "http://localhost:5173",
  RAZORPAY_KEY_ID: "rzp_test_1",
  RAZORPAY_KEY_SECRET: "secret",
  RAZORPAY_WEBHOOK_SECRET: "webhook",
  SITE_URL: "http://localhost:5173",
  SITE_NAME: "Olympeak",
  HELP_EMAIL: "help@olympeak.example",
  CRON_SECRET: "cron",
};

const folder = new URL("..", import.meta.url);
const functionNames = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
  .map(({ name }) => name);

const serve = vi.fn<(endpoint: Endpoint) => void>();

function stubDeno(values: Record<string, string>) {
  vi.stubGlobal("Deno", { serve, env: { get: (name: string) => values[name] } });
}

beforeEach(() => {
  serve.mockClear();
  stubDeno(environment);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("there are thirteen edge functions", () => {
  expect(functionNames).toHaveLength(13);
});

test.each(functionNames)("%s starts once when it is loaded, and answers a GET with 405", async (name) => {
  await import(new URL(`${name}/index.ts`, folder).href);
  expect(serve).toHaveBeenCalledTimes(1);
  const response = await serve.mock.calls[0]?.[0](new Request(`http://functions.local/${name}`));
  expect(response?.status).toBe(405);
});

test("a function with a missing setting does not start, and the error names the setting", () => {
  stubDeno({ ...environment, SUPABASE_URL: "" });
  expect(() => connectPlatform("create-order")).toThrow("SUPABASE_URL");
});

test("a missing email key is only an error when an email is sent", async () => {
  const { deliver } = connectOutboxDelivery(createFakeDatabase(), vi.fn());
  await expect(deliver({ limit: 1 })).rejects.toThrow("BREVO_API_KEY");
});

test("on hosted Supabase, work that continues after the response keeps the worker alive", () => {
  const waitUntil = vi.fn();
  const work = Promise.resolve();
  expect(() => runInBackground(work)).not.toThrow();
  vi.stubGlobal("EdgeRuntime", { waitUntil });
  runInBackground(work);
  expect(waitUntil).toHaveBeenCalledExactlyOnceWith(work);
});

test("sleeping takes the given time", async () => {
  vi.useFakeTimers();
  const slept = vi.fn();
  void sleep(100).then(slept);
  await vi.advanceTimersByTimeAsync(99);
  expect(slept).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(slept).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});
