import { env } from "./env";

/** The settings of Turnstile: the site's key, empty if there is none, and the URL of its script. */
export const captchaSettings = () => ({
  siteKey: env.VITE_TURNSTILE_SITE_KEY,
  scriptUrl: env.VITE_TURNSTILE_SCRIPT_URL,
});
