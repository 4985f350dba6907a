import * as v from "valibot";

/** The schema of an optional URL of another site; empty means none. */
function optionalUrl(message: string) {
  return v.optional(v.union([v.literal(""), v.pipe(v.string(), v.url())], message), "");
}

/** The schema is inside a function, so that a built page, which never calls it, does not contain it. */
const createSchema = () =>
  v.object({
    VITE_SUPABASE_URL: v.pipe(v.string(), v.url("must be an address such as https://project.supabase.co")),
    VITE_SUPABASE_PUBLISHABLE_KEY: v.pipe(
      v.string(),
      v.startsWith("sb_publishable_", "must be the publishable key"),
    ),
    VITE_RAZORPAY_CHECKOUT_URL: v.optional(
      v.pipe(v.string(), v.url("must be the address of checkout.js")),
      "https://checkout.razorpay.com/v1/checkout.js",
    ),
    VITE_SITE_URL: v.pipe(
      optionalUrl("must be the site’s own address, such as https://olympeak.example"),
      v.transform((url) => url.replace(/\/+$/, "")),
    ),
    VITE_EBOOK_GUIDE_URL: optionalUrl("must be the address of the guide’s form"),
    VITE_EBOOK_PUZZLES_URL: optionalUrl("must be the address of the puzzles’ form"),
    VITE_PAGE_COUNTER_URL: optionalUrl("must be the address of a cookieless counter’s events API"),
    VITE_TURNSTILE_SITE_KEY: v.optional(v.string(), ""),
    VITE_TURNSTILE_SCRIPT_URL: v.optional(
      v.pipe(v.string(), v.url("must be the address of Turnstile’s script")),
      "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit",
    ),
    VITE_NOTICE: v.optional(
      v.pipe(v.string(), v.trim(), v.maxLength(200, "must be one or two sentences")),
      "",
    ),
    VITE_SITE_NAME: v.optional(v.string(), "Olympeak"),
    VITE_HELP_EMAIL: v.optional(
      v.pipe(v.string(), v.email("must be an email address")),
      "help@olympeak.example",
    ),
    VITE_HELP_PHONE: v.optional(v.string(), "+91 80 4567 8900"),
    VITE_SIGNATORY: v.optional(
      v.pipe(v.string(), v.trim(), v.maxLength(60, "must be a name and perhaps an office")),
      "",
    ),
    VITE_WHATSAPP_NUMBER: v.optional(v.string(), "+91 98765 43210"),
    VITE_INVOICE_SELLER: v.optional(v.string(), ""),
    VITE_INVOICE_ADDRESS: v.optional(v.string(), ""),
    // A GSTIN: state code, PAN (five letters, four digits, a letter), a number, the letter Z and a check character.
    VITE_INVOICE_GSTIN: v.optional(
      v.union(
        [v.literal(""), v.pipe(v.string(), v.regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/))],
        "must be a GSTIN",
      ),
      "",
    ),
    VITE_INVOICE_SAC: v.optional(v.string(), "999293"),
    VITE_INVOICE_GST_PERCENT: v.optional(
      v.pipe(v.string(), v.toNumber(), v.minValue(0), v.maxValue(100, "must be a percentage")),
      "18",
    ),
    VITE_INVOICE_SERIES: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(4, "must leave room for year and number: an invoice number has 16 characters at most"),
      ),
      "",
    ),
    // A state's two-digit code and its name, such as 27 Maharashtra.
    VITE_INVOICE_PLACE_OF_SUPPLY: v.optional(
      v.union([v.literal(""), v.pipe(v.string(), v.regex(/^\d{2} .+/))], "must be a state’s code and name"),
      "",
    ),
  });

/** The checked settings of the page. */
export type Env = v.InferOutput<ReturnType<typeof createSchema>>;

/**
 * Reads and checks the page's settings.
 *
 * @param source the settings as text
 * @returns the checked settings
 * @throws Error naming each setting that is missing or wrong
 */
export function readEnv(source: Record<string, unknown>): Env {
  const result = v.safeParse(createSchema(), source);
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
  throw new Error(`Please correct the site’s settings (see .env.example). ${problems.join("; ")}`);
}
