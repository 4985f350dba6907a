import { existsSync, readFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { closeServer, listen } from "./listen";
import { projectFolder } from "./project-folder";
import type { Settings } from "./settings";

function readEnvFile(name: string): Record<string, string | undefined> {
  const file = join(projectFolder, name);
  return existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
}

/**
 * The page's settings (`VITE_…`) for the local stack. What `.env` and `.env.local` say counts,
 * then the addresses of this very stack, then `.env.example`.
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

/**
 * Starts Vite's development server on the site's port and no other. Environment variables of the shell come first. It is
 * a guest of a server of ours: on its own Vite ends the whole process at SIGTERM, before the database has been stopped.
 */
export async function startDevSite(settings: Settings) {
  for (const [name, value] of Object.entries(pageEnvironment(settings))) process.env[name] ??= value;
  const { createServer } = await import("vite");
  const host = createHttpServer();
  const site = await createServer({
    root: projectFolder,
    logLevel: "warn",
    clearScreen: false,
    server: { middlewareMode: true, ws: { server: host } },
  });
  host.on("request", site.middlewares);
  await listen(host, settings.ports.site, "localhost");
  return {
    async stop() {
      await site.close();
      await closeServer(host);
    },
  };
}
