import { rmSync } from "node:fs";
import { buildSite } from "../../tools/build/build-site";

/** Builds the site with the settings of the tests, then starts the whole stack on an empty data folder. */
process.env.NODE_ENV = "production";
rmSync(process.env.OLYMPEAK_DATA_DIR ?? "supabase/.temp/e2e", { recursive: true, force: true });
await buildSite(process.env.OLYMPEAK_SITE_FOLDER ?? "test-results/site");
await import("../../tools/local/start");
