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
    ...readEnvFile(".env"),
    ...readEnvFile(".env.local"),
  };
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      name.startsWith("VITE_") && value !== undefined ? [[name, value]] : [],
    ),
  );
}

/** Starts Vite's development server on the site's port and no other. Environment variables of the shell come first. */
export async function startDevSite(settings: Settings) {
  for (const [name, value] of Object.entries(pageEnvironment(settings))) process.env[name] ??= value;
  const { createServer } = await import("vite");
  const server = await createServer({
    root: projectFolder,
    logLevel: "warn",
    clearScreen: false,
    server: { port: settings.ports.site, strictPort: true, host: "localhost" },
  });
  await server.listen();
  return { stop: () => server.close() };
}
