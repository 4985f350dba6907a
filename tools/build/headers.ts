import { createHash } from "node:crypto";

type Addresses = {
  siteUrl: string;
  supabaseUrl: string;
  checkoutUrl: string;
  /** The URLs of the ebook pages' forms; empty for none. */
  ebookForms: readonly string[];
  /** The URL of the page counter; empty for none. */
  pageCounterUrl: string;
  /** The URL of the captcha's script; empty for none. */
  captchaScriptUrl: string;
};

const daySeconds = 86_400;

/** Razorpay's hosts by purpose (docs/payments.md section 5). */
const razorpay = {
  script: ["https://checkout.razorpay.com", "https://cdn.razorpay.com"],
  frame: ["https://api.razorpay.com", "https://checkout.razorpay.com"],
  connect: [
    "https://api.razorpay.com",
    "https://lumberjack.razorpay.com",
    "https://lumberjack-metrics.razorpay.com",
  ],
  image: ["https://cdn.razorpay.com"],
  form: ["https://api.razorpay.com"],
} as const;

function listOrigins(...urls: readonly string[]): string[] {
  return urls.filter((url) => url !== "").map((url) => new URL(url).origin);
}

/**
 * @param addresses the hosts that the site uses
 * @param inlineScripts the texts of the pages' inline scripts, allowed by their hashes
 * @returns the content security policy. Styles have no hash: with one, browsers would ignore 'unsafe-inline', and the
 * widths and colours that components set would be lost
 */
export function formatPolicy(addresses: Addresses, inlineScripts: readonly string[]): string {
  const checkout = listOrigins(addresses.checkoutUrl);
  const captcha = listOrigins(addresses.captchaScriptUrl);
  const hashes = inlineScripts.map(
    (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
  const rules: Record<string, readonly string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...hashes, ...razorpay.script, ...checkout, ...captcha],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", ...razorpay.image],
    // An exam paper contains its audio recordings as data URLs.
    "media-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": [
      "'self'",
      ...listOrigins(addresses.supabaseUrl, addresses.pageCounterUrl),
      ...razorpay.connect,
      ...checkout,
    ],
    "frame-src": [...razorpay.frame, ...checkout, ...listOrigins(...addresses.ebookForms), ...captcha],
    // 'self' is left out, because scripts send our forms: a native submit would put the typed text into the URL.
    "form-action": razorpay.form,
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
    "frame-ancestors": ["'none'"],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
  };
  const policy = Object.entries(rules).map(([name, values]) => `${name} ${[...new Set(values)].join(" ")}`);
  if (addresses.siteUrl.startsWith("https:")) policy.push("upgrade-insecure-requests");
  return policy.join("; ");
}

/**
 * @param addresses the hosts that the site uses
 * @param inlineScripts the texts of the pages' inline scripts
 * @returns the text of `_headers`, as Netlify and Cloudflare Pages read it
 */
export function formatHeaders(addresses: Addresses, inlineScripts: readonly string[]): string {
  const gateway = razorpay.frame.map((origin) => `"${origin}"`).join(" ");
  const permissionsPolicy = (camera: string) =>
    `camera=(${camera}), microphone=(), geolocation=(), browsing-topics=(), payment=(self ${gateway})`;
  const rules: Record<string, Record<string, string>> = {
    "/*": {
      "Content-Security-Policy": formatPolicy(addresses, inlineScripts),
      "Strict-Transport-Security": `max-age=${2 * 365 * daySeconds}; includeSubDomains`,
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Permissions-Policy": permissionsPolicy(""),
      // A bank's popup window must be able to send its result to the page (docs/payments.md section 5).
      "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    },
    // Only exam pages take camera pictures (decision 089). For these pages the hosting provider sends both values in one
    // header, and of two values for the camera the last one counts (RFC 8941 section 3.2).
    "/exam/*": { "Permissions-Policy": permissionsPolicy("self") },
    // The file names change with the content.
    "/assets/*": { "Cache-Control": `public, max-age=${365 * daySeconds}, immutable` },
    "/fonts/*": { "Cache-Control": `public, max-age=${30 * daySeconds}` },
    // Never cached, so that returning visitors get a new version.
    "/sw.js": { "Cache-Control": "no-cache" },
    // After an hour the browser fetches corrected questions in the background, and shows them from the next visit on.
    "/data/*": { "Cache-Control": `public, max-age=3600, stale-while-revalidate=${daySeconds}` },
  };
  return Object.entries(rules)
    .map(([path, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
      return `${path}\n${lines.join("\n")}\n`;
    })
    .join("\n");
}
