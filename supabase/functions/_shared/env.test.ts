import { describe, expect, test } from "vitest";
import {
  readBrevoSettings,
  readCronSecret,
  readInvoiceSettings,
  readPlatformSettings,
  readRazorpaySettings,
  readSiteSettings,
  readWebhookSecrets,
} from "./env.ts";

const completeEnvironment: Record<string, string> = {
  SUPABASE_URL: "http://127.0.0.1:54321/",
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_one"}',
  SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_one"}',
  ALLOWED_ORIGINS: "http://localhost:5173, https://olympeak.example/",
  RAZORPAY_KEY_ID: "rzp_test_1",
  RAZORPAY_KEY_SECRET: "secret",
  RAZORPAY_WEBHOOK_SECRET: "current",
  BREVO_API_KEY: "brevo",
  BREVO_LIST_ID: "1",
  MAIL_FROM: "help@olympeak.example",
  SITE_URL: "http://localhost:5173",
  SITE_NAME: "Olympeak",
  HELP_EMAIL: "help@olympeak.example",
  CRON_SECRET: "cron",
};

const createReader = (changes: Record<string, string | undefined> = {}) => {
  const values = { ...completeEnvironment, ...changes };
  return (name: string) => values[name];
};

test("the platform's URLs and origins are read without spaces and final slashes", () => {
  expect(readPlatformSettings(createReader())).toEqual({
    url: "http://127.0.0.1:54321",
    secretKey: "sb_secret_one",
    publishableKey: "sb_publishable_one",
    allowedOrigins: ["http://localhost:5173", "https://olympeak.example"],
  });
});

test.each([
  ['{"second":"sb_secret_two","default":"sb_secret_one"}', "sb_secret_one"],
  ['{"second":"sb_secret_two","third":"sb_secret_three"}', "sb_secret_two"],
])("of the keys %s the default one is used, or the first if there is no default", (keys, secretKey) => {
  const publishableKeys = keys.replaceAll("secret", "publishable");
  const settings = readPlatformSettings(
    createReader({ SUPABASE_SECRET_KEYS: keys, SUPABASE_PUBLISHABLE_KEYS: publishableKeys }),
  );
  expect(settings.secretKey).toBe(secretKey);
  expect(settings.publishableKey).toBe(secretKey.replace("secret", "publishable"));
});

test("the legacy key is used if SUPABASE_SECRET_KEYS is not set", () => {
  const settings = readPlatformSettings(
    createReader({ SUPABASE_SECRET_KEYS: undefined, SUPABASE_SERVICE_ROLE_KEY: "legacy.secret.jwt" }),
  );
  expect(settings.secretKey).toBe("legacy.secret.jwt");
});

test.each(["not json", "{}", "[]", '{"default":" "}'])(
  "without any key (%s) the message names both variables",
  (keys) => {
    expect(() => readPlatformSettings(createReader({ SUPABASE_SECRET_KEYS: keys }))).toThrow(
      /SUPABASE_SECRET_KEYS.*SUPABASE_SERVICE_ROLE_KEY/,
    );
  },
);

test("all missing or wrong variables are named together, without their values", () => {
  const read = createReader({ BREVO_LIST_ID: "first", BREVO_API_KEY: undefined });
  expect(() => readBrevoSettings(read)).toThrow(
    "These environment variables are missing or wrong: BREVO_API_KEY, BREVO_LIST_ID",
  );
});

test("without configured URLs the real gateway and mail service are used", () => {
  expect(readRazorpaySettings(createReader()).url).toBe("https://api.razorpay.com/v1");
  expect(readBrevoSettings(createReader())).toMatchObject({ url: "https://api.brevo.com/v3", listId: 1 });
});

test("a production site refuses gateway keys in test mode", () => {
  const site = { SITE_URL: "https://olympeak.example" };
  expect(() => readRazorpaySettings(createReader(site))).toThrow("set the live key");
  expect(readRazorpaySettings(createReader({ ...site, RAZORPAY_KEY_ID: "rzp_live_1" })).keyId).toBe(
    "rzp_live_1",
  );
});

test("the webhook's previous secret is read only while it is set", () => {
  expect(readWebhookSecrets(createReader())).toEqual(["current"]);
  expect(readWebhookSecrets(createReader({ RAZORPAY_WEBHOOK_SECRET_PREVIOUS: "older" }))).toEqual([
    "current",
    "older",
  ]);
  expect(readWebhookSecrets(createReader({ RAZORPAY_WEBHOOK_SECRET_PREVIOUS: " " }))).toEqual(["current"]);
});

test("the site and the scheduler's secret are read", () => {
  expect(readSiteSettings(createReader())).toEqual({
    url: "http://localhost:5173",
    name: "Olympeak",
    helpEmail: "help@olympeak.example",
  });
  expect(readCronSecret(createReader())).toBe("cron");
  expect(() => readCronSecret(createReader({ CRON_SECRET: "  " }))).toThrow("CRON_SECRET");
});

describe("the fields of a GST invoice", () => {
  const invoice = {
    INVOICE_GSTIN: "27AAPFU0939F1ZV",
    INVOICE_SELLER: "Olympeak Learning LLP",
    INVOICE_ADDRESS: "12 Hill Road, Pune 411001, Maharashtra",
    INVOICE_SAC: "999293",
    INVOICE_GST_PERCENT: "18",
  };

  test.each([{}, { ...invoice, INVOICE_GSTIN: undefined }, { INVOICE_GSTIN: " " }])(
    "without the GST number (%j) there are no invoice fields",
    (changes) => {
      expect(readInvoiceSettings(createReader(changes))).toBeNull();
    },
  );

  test("with a GST number the invoice fields are read", () => {
    expect(readInvoiceSettings(createReader(invoice))).toEqual({
      gstin: "27AAPFU0939F1ZV",
      seller: "Olympeak Learning LLP",
      address: "12 Hill Road, Pune 411001, Maharashtra",
      sac: "999293",
      gstPercent: 18,
    });
  });

  test.each([
    ["INVOICE_GSTIN", "27AAPFU0939F1Z"],
    ["INVOICE_SELLER", undefined],
    ["INVOICE_ADDRESS", ""],
    ["INVOICE_SAC", "education"],
    ["INVOICE_GST_PERCENT", "eighteen"],
    ["INVOICE_GST_PERCENT", "118"],
  ])("an invalid field (%s: %s) throws an error that names the variable", (name, value) => {
    expect(() => readInvoiceSettings(createReader({ ...invoice, [name]: value }))).toThrow(name);
  });
});
