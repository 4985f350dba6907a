import { env } from "./env";

/** The site's Turnstile: its key, empty if the site has none, and the address of its script. */
export const captchaSettings = () => ({
  siteKey: env.VITE_TURNSTILE_SITE_KEY,
  scriptUrl: env.VITE_TURNSTILE_SCRIPT_URL,
});
