import { buildSite } from "./build-site";

process.env.NODE_ENV ??= "production";
const outDir = process.env.OLYMPEAK_SITE_FOLDER ?? "dist";
const startedAt = performance.now();
const count = await buildSite(outDir);
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
process.stdout.write(`${count} pages built in ${outDir} (${seconds} s).\n`);
