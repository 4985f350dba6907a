/** A number that is added to all ports, so that two working copies can be tested at the same time. */
const portShift = Number(process.env.OLYMPEAK_E2E_PORT_SHIFT ?? 0);

/** The end of folder names, so that two parallel runs also use different folders. */
const folderSuffix = portShift === 0 ? "" : `-${portShift}`;

/** Ports below the system's range for outgoing connections, so that no connection uses one by chance. */
const ports = {
  SITE: 25_173 + portShift,
  GALLERY: 25_174 + portShift,
  API: 25_321 + portShift,
  DB: 25_322 + portShift,
  INBOX: 25_324 + portShift,
  SANDBOX: 25_330 + portShift,
  FUNCTIONS: 25_331 + portShift,
} as const;

/** The addresses of the services behind the site for end-to-end tests. */
export const addresses = {
  site: `http://localhost:${ports.SITE}`,
  gallery: `http://localhost:${ports.GALLERY}/tests/gallery/`,
  api: `http://127.0.0.1:${ports.API}`,
  inbox: `http://127.0.0.1:${ports.INBOX}`,
  sandbox: `http://127.0.0.1:${ports.SANDBOX}`,
  database: `postgresql://postgres:postgres@127.0.0.1:${ports.DB}/postgres`,
} as const;

/** @returns the environment of the stack under test: the built site, ports and a data folder used only by these tests */
export function e2eEnvironment() {
  return {
    OLYMPEAK_SITE_PORT: String(ports.SITE),
    OLYMPEAK_API_PORT: String(ports.API),
    OLYMPEAK_DB_PORT: String(ports.DB),
    OLYMPEAK_INBOX_PORT: String(ports.INBOX),
    OLYMPEAK_SANDBOX_PORT: String(ports.SANDBOX),
    OLYMPEAK_FUNCTIONS_PORT: String(ports.FUNCTIONS),
    OLYMPEAK_SITE: "built",
    OLYMPEAK_SITE_FOLDER: `test-results/site${folderSuffix}`,
    OLYMPEAK_DATA_DIR: `supabase/.temp/e2e${folderSuffix}`,
    OLYMPEAK_JOBS_EVERY_MS: "2000",
    OLYMPEAK_DEMO_EXAM: "off",
    SITE_URL: addresses.site,
    VITE_SITE_URL: addresses.site,
    VITE_SUPABASE_URL: addresses.api,
    VITE_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH",
    VITE_RAZORPAY_CHECKOUT_URL: `${addresses.sandbox}/v1/checkout.js`,
  };
}
