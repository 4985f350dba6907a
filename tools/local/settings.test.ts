import { describe, expect, it } from "vitest";
import { functionEnvironment, listRedirectUrls, readSettings } from "./settings";

describe("the settings of the local stack", () => {
  it("are those of the README when nothing is set", () => {
    const settings = readSettings({});
    expect(settings.ports).toEqual({
      site: 5173,
      api: 54321,
      db: 54322,
      inbox: 54324,
      sandbox: 54330,
      functions: 54331,
    });
    expect(settings.siteUrl).toBe("http://localhost:5173");
    expect(settings.databaseUrl).toBe("postgresql://postgres:postgres@127.0.0.1:54322/postgres");
    expect(settings.siteMode).toBe("build");
    expect(settings.jobsEveryMs).toBe(5000);
    expect(settings.dataFolder).toMatch(/[\\/]supabase[\\/]\.temp$/);
  });

  it("use the configured port in every URL", () => {
    const settings = readSettings({
      OLYMPEAK_API_PORT: "6001",
      OLYMPEAK_INBOX_PORT: "6002",
      OLYMPEAK_SANDBOX_PORT: "6003",
    });
    expect(settings.apiUrl).toBe("http://127.0.0.1:6001");
    expect(settings.brevo.apiUrl).toBe("http://127.0.0.1:6002/v3");
    expect(settings.razorpay.checkoutUrl).toBe("http://127.0.0.1:6003/v1/checkout.js");
  });

  it("do not change an absolute data folder", () => {
    expect(readSettings({ OLYMPEAK_DATA_DIR: "/tmp/elsewhere" }).dataFolder).toBe("/tmp/elsewhere");
  });

  it.each([
    [{ OLYMPEAK_DB_PORT: "abc" }, 'OLYMPEAK_DB_PORT must be a port from 1024 to 65535, but it is "abc".'],
    [{ OLYMPEAK_DB_PORT: "80" }, "OLYMPEAK_DB_PORT must be a port"],
    [{ OLYMPEAK_SITE: "prod" }, 'OLYMPEAK_SITE must be build, built, dev, none, but it is "prod".'],
    [{ OLYMPEAK_JOBS_EVERY_MS: "-1" }, "OLYMPEAK_JOBS_EVERY_MS must be milliseconds"],
  ])("throw an error that names the variable for %j", (env, sentence) => {
    expect(() => readSettings(env)).toThrow(sentence);
  });
});

describe("the environment of an edge function", () => {
  it("has the variables of the hosted platform, with the keys in both formats", () => {
    const settings = readSettings({});
    const env = functionEnvironment(settings);
    expect(JSON.parse(env.SUPABASE_SECRET_KEYS ?? "")).toEqual({ default: settings.secretKey });
    expect(env.SUPABASE_SERVICE_ROLE_KEY).toBe(settings.secretKey);
    expect(env.SUPABASE_URL).toBe("http://127.0.0.1:54321");
    expect(env.ALLOWED_ORIGINS).toBe("http://localhost:5173");
    expect(env).not.toHaveProperty("RAZORPAY_WEBHOOK_SECRET_PREVIOUS");
  });

  it("has the fields of a GST invoice, empty by default", () => {
    expect(functionEnvironment(readSettings({})).INVOICE_GSTIN).toBe("");
    expect(functionEnvironment(readSettings({ INVOICE_GSTIN: "27AAPFU0939F1ZV" })).INVOICE_GSTIN).toBe(
      "27AAPFU0939F1ZV",
    );
  });

  it("has the previous webhook secret only if it is set", () => {
    const env = functionEnvironment(readSettings({ RAZORPAY_WEBHOOK_SECRET_PREVIOUS: "old" }));
    expect(env.RAZORPAY_WEBHOOK_SECRET_PREVIOUS).toBe("old");
  });
});

it("new accounts must confirm their email only if configured", () => {
  expect(readSettings({}).confirmEmail).toBe(false);
  expect(readSettings({ OLYMPEAK_CONFIRM_EMAIL: "on" }).confirmEmail).toBe(true);
  expect(() => readSettings({ OLYMPEAK_CONFIRM_EMAIL: "yes" })).toThrow(
    'OLYMPEAK_CONFIRM_EMAIL must be on or off, but it is "yes".',
  );
});

it("the auth server's emails may link to the page that resets the password", () => {
  expect(listRedirectUrls("http://localhost:5173")).toContain("http://localhost:5173/reset-password");
});
