/** Moves all ports by so many, so that two working copies can be tested at the same time. */
const shift = Number(process.env.OLYMPEAK_E2E_PORT_SHIFT ?? 0);

const ports = {
  SITE: 7173 + shift,
  API: 56_321 + shift,
  DB: 56_322 + shift,
  INBOX: 56_324 + shift,
  SANDBOX: 56_330 + shift,
  FUNCTIONS: 56_331 + shift,
} as const;

/** Where the end-to-end tests find what stands behind the site. */
export const addresses = {
  site: `http://localhost:${ports.SITE}`,
  api: `http://127.0.0.1:${ports.API}`,
  inbox: `http://127.0.0.1:${ports.INBOX}`,
  sandbox: `http://127.0.0.1:${ports.SANDBOX}`,
  database: `postgresql://postgres:postgres@127.0.0.1:${ports.DB}/postgres`,
} as const;

/** @returns the environment of the stack under test: the built site, other ports, an own data folder */
export function e2eEnvironment(): Record<string, string> & { SITE_URL: string } {
  const portVariables = Object.entries(ports).map(([name, port]) => [`OLYMPEAK_${name}_PORT`, String(port)]);
  return {
    ...(Object.fromEntries(portVariables) as Record<string, string>),
    OLYMPEAK_SITE: "built",
    OLYMPEAK_SITE_FOLDER: "test-results/site",
    OLYMPEAK_DATA_DIR: "supabase/.temp/e2e",
    OLYMPEAK_JOBS_EVERY_MS: "2000",
    SITE_URL: addresses.site,
    VITE_SITE_URL: addresses.site,
    VITE_SUPABASE_URL: addresses.api,
    VITE_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH",
    VITE_RAZORPAY_CHECKOUT_URL: `${addresses.sandbox}/v1/checkout.js`,
  };
}
