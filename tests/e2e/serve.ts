import { rmSync } from "node:fs";
import { build } from "vite";

/** Builds the site with the settings of the tests, then starts the whole stack on an empty data folder. */
rmSync(process.env.OLYMPEAK_DATA_DIR ?? "supabase/.temp/e2e", { recursive: true, force: true });
await build({ build: { outDir: process.env.OLYMPEAK_SITE_FOLDER ?? "test-results/site" }, logLevel: "warn" });
await import("../../tools/local/start");
