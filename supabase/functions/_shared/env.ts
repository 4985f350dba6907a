import * as v from "valibot";

/** Reads one environment variable; `Deno.env.get` in the functions, a plain record in tests. */
export type ReadVariable = (name: string) => string | undefined;

const textSchema = v.pipe(v.string(), v.trim(), v.nonEmpty());
const urlSchema = v.pipe(
  textSchema,
  v.url(),
  v.transform((url) => url.replace(/\/+$/, "")),
);

/** Reads and checks several variables; throws one error that names every missing or wrong variable. */
function readSettings<const Entries extends v.ObjectEntries>(entries: Entries, read: ReadVariable) {
  const values = Object.fromEntries(Object.keys(entries).map((name) => [name, read(name)]));
  const result = v.safeParse(v.object(entries), values);
  if (result.success) return result.output;
  const names = [...new Set(result.issues.map((issue) => v.getDotPath(issue) ?? "?"))];
  throw new Error(`These environment variables are missing or wrong: ${names.join(", ")}`);
}

/**
 * Reads a key from the JSON in `SUPABASE_*_KEYS`, or else from the legacy variable (docs/payments.md section 8). It
 * takes the key named `default`, or the first other key if a rotation has deleted `default`.
 */
function readKey(read: ReadVariable, current: string, legacy: string): string {
  const keys = v.safeParse(
    v.pipe(v.string(), v.parseJson(), v.record(v.string(), textSchema)),
    read(current),
  );
  const { default: defaultKey, ...otherKeys } = keys.success ? keys.output : {};
  const key = defaultKey ?? Object.values(otherKeys)[0] ?? read(legacy);
  if (!key) throw new Error(`Neither ${current} (JSON, keys by their names) nor ${legacy} is set`);
  return key;
}

/**
 * Reads the platform's URL, its secret key (for the database) and its publishable key (for finding out who the caller
 * is).
 */
export function readPlatformSettings(read: ReadVariable) {
  const settings = readSettings({ SUPABASE_URL: urlSchema, ALLOWED_ORIGINS: textSchema }, read);
  return {
    url: settings.SUPABASE_URL,
    secretKey: readKey(read, "SUPABASE_SECRET_KEYS", "SUPABASE_SERVICE_ROLE_KEY"),
    publishableKey: readKey(read, "SUPABASE_PUBLISHABLE_KEYS", "SUPABASE_ANON_KEY"),
    allowedOrigins: settings.ALLOWED_ORIGINS.split(",")
      .map((origin) => origin.trim().replace(/\/+$/, ""))
      .filter((origin) => origin !== ""),
  };
}

/**
 * Reads the payment gateway's URL and our key pair. Throws if a public site (https) would use Razorpay's test mode, in
 * which no money is paid.
 */
export function readRazorpaySettings(read: ReadVariable) {
  const settings = readSettings(
    {
      RAZORPAY_API_URL: v.optional(urlSchema, "https://api.razorpay.com/v1"),
      RAZORPAY_KEY_ID: textSchema,
      RAZORPAY_KEY_SECRET: textSchema,
      SITE_URL: v.optional(v.string(), ""),
    },
    read,
  );
  if (settings.RAZORPAY_KEY_ID.startsWith("rzp_test_") && settings.SITE_URL.trim().startsWith("https:"))
    throw new Error(
      "RAZORPAY_KEY_ID is a key of the test mode, and SITE_URL a site that families use: set the live key.",
    );
  return {
    url: settings.RAZORPAY_API_URL,
    keyId: settings.RAZORPAY_KEY_ID,
    keySecret: settings.RAZORPAY_KEY_SECRET,
  };
}

/** Reads the secrets that a webhook may be signed with: the current one and, during a rotation, the previous one. */
export function readWebhookSecrets(read: ReadVariable): string[] {
  const settings = readSettings(
    { RAZORPAY_WEBHOOK_SECRET: textSchema, RAZORPAY_WEBHOOK_SECRET_PREVIOUS: v.optional(v.string(), "") },
    read,
  );
  return [settings.RAZORPAY_WEBHOOK_SECRET, settings.RAZORPAY_WEBHOOK_SECRET_PREVIOUS.trim()].filter(Boolean);
}

/** Reads the email service's URL and key, the sender's address and the contact list. */
export function readBrevoSettings(read: ReadVariable) {
  const listId = v.pipe(textSchema, v.toNumber(), v.integer(), v.minValue(1));
  const settings = readSettings(
    {
      BREVO_API_URL: v.optional(urlSchema, "https://api.brevo.com/v3"),
      BREVO_API_KEY: textSchema,
      BREVO_LIST_ID: listId,
      MAIL_FROM: v.pipe(textSchema, v.email()),
    },
    read,
  );
  return {
    url: settings.BREVO_API_URL,
    apiKey: settings.BREVO_API_KEY,
    listId: settings.BREVO_LIST_ID,
    from: settings.MAIL_FROM,
  };
}

/** Reads the site's name for emails, and the URL of its pages. */
export function readSiteSettings(read: ReadVariable) {
  const settings = readSettings(
    { SITE_URL: urlSchema, SITE_NAME: textSchema, HELP_EMAIL: v.pipe(textSchema, v.email()) },
    read,
  );
  return { url: settings.SITE_URL, name: settings.SITE_NAME, helpEmail: settings.HELP_EMAIL };
}

export type SiteSettings = ReturnType<typeof readSiteSettings>;

const gstinSchema = v.pipe(textSchema, v.regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/));
const percentSchema = v.pipe(textSchema, v.toNumber(), v.minValue(0), v.maxValue(50));

/**
 * Reads the GST details for the purchase email: the seller, its GSTIN and SAC, and the tax rate included in prices.
 * Null if INVOICE_GSTIN is not set; if it is, the other variables are required.
 */
export function readInvoiceSettings(read: ReadVariable) {
  if (!read("INVOICE_GSTIN")?.trim()) return null;
  const settings = readSettings(
    {
      INVOICE_GSTIN: gstinSchema,
      INVOICE_SELLER: textSchema,
      INVOICE_ADDRESS: textSchema,
      INVOICE_SAC: v.pipe(textSchema, v.regex(/^\d{4,8}$/)),
      INVOICE_GST_PERCENT: percentSchema,
    },
    read,
  );
  return {
    gstin: settings.INVOICE_GSTIN,
    seller: settings.INVOICE_SELLER,
    address: settings.INVOICE_ADDRESS,
    sac: settings.INVOICE_SAC,
    gstPercent: settings.INVOICE_GST_PERCENT,
  };
}

export type InvoiceSettings = NonNullable<ReturnType<typeof readInvoiceSettings>>;

/** Reads the secret with which the scheduler calls background-jobs. */
export function readCronSecret(read: ReadVariable): string {
  return readSettings({ CRON_SECRET: textSchema }, read).CRON_SECRET;
}
