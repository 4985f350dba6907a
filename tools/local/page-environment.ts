import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { projectFolder } from "./project-folder";
import type { Settings } from "./settings";

function readEnvFile(name: string): Record<string, string | undefined> {
  const file = join(projectFolder, name);
  return existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
}

/**
 * Returns the page's settings (`VITE_…`) for the local stack. `.env.local` overrides `.env`, which overrides the addresses
 * of this stack, which override `.env.example`. Variables of the shell override all of them, and are not included.
 */
export function pageEnvironment(settings: Settings): Record<string, string> {
  const values = {
    ...readEnvFile(".env.example"),
    VITE_SITE_URL: settings.siteUrl,
    VITE_SUPABASE_URL: settings.apiUrl,
    VITE_SUPABASE_PUBLISHABLE_KEY: settings.publishableKey,
    VITE_RAZORPAY_CHECKOUT_URL: settings.razorpay.checkoutUrl,
    ...(settings.captcha && {
      VITE_TURNSTILE_SITE_KEY: "stand-in",
      VITE_TURNSTILE_SCRIPT_URL: `${settings.apiUrl}/captcha/api.js`,
    }),
    ...readEnvFile(".env"),
    ...readEnvFile(".env.local"),
  };
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      name.startsWith("VITE_") && value !== undefined ? [[name, value]] : [],
    ),
  );
}
