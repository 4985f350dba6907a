import { env } from "./env";

/** The site's Turnstile: its key, empty where the site has none, and where its script is. */
export const captchaSettings = () => ({
  siteKey: env.VITE_TURNSTILE_SITE_KEY,
  scriptUrl: env.VITE_TURNSTILE_SCRIPT_URL,
});
