import { isAbsolute, join, resolve } from "node:path";
import { projectFolder } from "./project-folder";

/** The ports of the stack's servers, in the order in which the stack checks whether a port is in use. */
export const portVariables = {
  site: { variable: "OLYMPEAK_SITE_PORT", port: 5173, service: "the site" },
  api: { variable: "OLYMPEAK_API_PORT", port: 54321, service: "the Supabase API" },
  db: { variable: "OLYMPEAK_DB_PORT", port: 54322, service: "Postgres" },
  inbox: { variable: "OLYMPEAK_INBOX_PORT", port: 54324, service: "the inbox" },
  sandbox: { variable: "OLYMPEAK_SANDBOX_PORT", port: 54330, service: "the payment sandbox" },
  functions: { variable: "OLYMPEAK_FUNCTIONS_PORT", port: 54331, service: "the edge functions" },
} as const;

export type Service = keyof typeof portVariables;
export type Settings = ReturnType<typeof readSettings>;
type Environment = Record<string, string | undefined>;

/** The variables for GST on the receipt, which is off without them; supabase/functions/.env.example explains them. */
const invoiceVariables = [
  "INVOICE_GSTIN",
  "INVOICE_SELLER",
  "INVOICE_ADDRESS",
  "INVOICE_SAC",
  "INVOICE_GST_PERCENT",
] as const;

/** The choices for the site's port: a new build, an existing build, the development server, or nothing. */
const siteModes = ["build", "built", "dev", "none"] as const;

function readPort(env: Environment, service: Service) {
  const { variable, port } = portVariables[service];
  const text = env[variable];
  if (!text) return port;
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1024 && value <= 65_535) return value;
  throw new Error(`${variable} must be a port from 1024 to 65535, but it is "${text}".`);
}

function readSiteMode(env: Environment) {
  const text = env.OLYMPEAK_SITE || "build";
  const mode = siteModes.find((known) => known === text);
  if (mode) return mode;
  throw new Error(`OLYMPEAK_SITE must be ${siteModes.join(", ")}, but it is "${text}".`);
}

function readJobsEvery(env: Environment) {
  const text = env.OLYMPEAK_JOBS_EVERY_MS || "5000";
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0) return value;
  throw new Error(`OLYMPEAK_JOBS_EVERY_MS must be milliseconds, 0 for off, but it is "${text}".`);
}

function readSwitch(env: Environment, variable: string, defaultValue: "on" | "off" = "off") {
  const text = env[variable] || defaultValue;
  if (text === "on" || text === "off") return text === "on";
  throw new Error(`${variable} must be on or off, but it is "${text}".`);
}

/**
 * Reads all settings of the local stack, with their defaults. The keys are those of `supabase start`, which are public and
 * work only locally. Takes an environment such as `process.env`. Durations are milliseconds, folders absolute paths.
 * Throws an error that names the variable if a value is invalid.
 */
export function readSettings(env: Environment) {
  const ports = {
    site: readPort(env, "site"),
    api: readPort(env, "api"),
    db: readPort(env, "db"),
    inbox: readPort(env, "inbox"),
    sandbox: readPort(env, "sandbox"),
    functions: readPort(env, "functions"),
  };
  const folder = env.OLYMPEAK_DATA_DIR || join("supabase", ".temp");
  const dataFolder = isAbsolute(folder) ? folder : join(projectFolder, folder);
  const siteMode = readSiteMode(env);
  return {
    ports,
    siteMode,
    jobsEveryMs: readJobsEvery(env),
    confirmEmail: readSwitch(env, "OLYMPEAK_CONFIRM_EMAIL"),
    captcha: readSwitch(env, "OLYMPEAK_CAPTCHA"),
    demoExam: readSwitch(env, "OLYMPEAK_DEMO_EXAM", "on"),
    dataFolder,
    siteFolder:
      siteMode === "build"
        ? join(dataFolder, "site")
        : resolve(projectFolder, env.OLYMPEAK_SITE_FOLDER || "dist"),
    siteUrl: env.SITE_URL || `http://localhost:${ports.site}`,
    apiUrl: `http://127.0.0.1:${ports.api}`,
    databaseUrl: `postgresql://postgres:postgres@127.0.0.1:${ports.db}/postgres`,
    inboxUrl: `http://127.0.0.1:${ports.inbox}`,
    sandboxUrl: `http://127.0.0.1:${ports.sandbox}`,
    publishableKey: env.SUPABASE_PUBLISHABLE_KEY || "sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH",
    secretKey: env.SUPABASE_SECRET_KEY || "sb_secret_N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz",
    jwtSecret: "super-secret-jwt-token-with-at-least-32-characters-long",
    razorpay: {
      apiUrl: env.RAZORPAY_API_URL || `http://127.0.0.1:${ports.sandbox}/v1`,
      checkoutUrl: env.VITE_RAZORPAY_CHECKOUT_URL || `http://127.0.0.1:${ports.sandbox}/v1/checkout.js`,
      keyId: env.RAZORPAY_KEY_ID || "rzp_test_Olympeak000001",
      keySecret: env.RAZORPAY_KEY_SECRET || "local-key-secret-not-for-production",
      webhookSecret: env.RAZORPAY_WEBHOOK_SECRET || "local-webhook-secret-not-for-production",
      webhookSecretPrevious: env.RAZORPAY_WEBHOOK_SECRET_PREVIOUS || "",
    },
    brevo: {
      apiUrl: env.BREVO_API_URL || `http://127.0.0.1:${ports.inbox}/v3`,
      apiKey: env.BREVO_API_KEY || "local-brevo-key",
      listId: env.BREVO_LIST_ID || "1",
    },
    mailFrom: env.MAIL_FROM || "help@olympeak.example",
    siteName: env.SITE_NAME || "Olympeak",
    helpEmail: env.HELP_EMAIL || "help@olympeak.example",
    cronSecret: env.CRON_SECRET || "local-cron-secret-not-for-production",
    invoice: Object.fromEntries(invoiceVariables.map((name) => [name, env[name] ?? ""])),
  };
}

/**
 * Lists the pages to which the auth server's emails may link, besides the home page (docs/specification.md section 7,
 * Auth).
 */
export function listRedirectUrls(siteUrl: string) {
  return [`${siteUrl}/reset-password`, `${siteUrl}/login`];
}

/** The auth server's emails, with the names they have in config.toml, for `supabase start` and for hosted projects. */
export const authMailTemplates = {
  recovery: {
    subject: "Set a new password",
    content_path: join(projectFolder, "supabase", "templates", "recovery.html"),
  },
  confirmation: {
    subject: "Please confirm your address",
    content_path: join(projectFolder, "supabase", "templates", "confirmation.html"),
  },
  email_change: {
    subject: "Please confirm your new address",
    content_path: join(projectFolder, "supabase", "templates", "email-change.html"),
  },
};

/** Returns the environment of the edge functions, with the hosted platform's names (Supabase docs, "Environment Variables"). */
export function functionEnvironment(settings: Settings): Record<string, string> {
  const { razorpay, brevo } = settings;
  return {
    SUPABASE_URL: settings.apiUrl,
    SUPABASE_ANON_KEY: settings.publishableKey,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: settings.publishableKey }),
    SUPABASE_SERVICE_ROLE_KEY: settings.secretKey,
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: settings.secretKey }),
    SUPABASE_DB_URL: settings.databaseUrl,
    RAZORPAY_API_URL: razorpay.apiUrl,
    RAZORPAY_KEY_ID: razorpay.keyId,
    RAZORPAY_KEY_SECRET: razorpay.keySecret,
    RAZORPAY_WEBHOOK_SECRET: razorpay.webhookSecret,
    ...(razorpay.webhookSecretPrevious && {
      RAZORPAY_WEBHOOK_SECRET_PREVIOUS: razorpay.webhookSecretPrevious,
    }),
    BREVO_API_URL: brevo.apiUrl,
    BREVO_API_KEY: brevo.apiKey,
    BREVO_LIST_ID: brevo.listId,
    MAIL_FROM: settings.mailFrom,
    HELP_EMAIL: settings.helpEmail,
    SITE_NAME: settings.siteName,
    SITE_URL: settings.siteUrl,
    ALLOWED_ORIGINS: settings.siteUrl,
    CRON_SECRET: settings.cronSecret,
    ...settings.invoice,
  };
}
