/** `npm run bench:deck`: measures how long a phone takes to select the questions of a day's mistakes deck, of a mock test and of a practice paper. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { chromium } from "playwright";
import sirv from "sirv";
import { build } from "vite";
import { publishBank } from "../../bank/publish/publish-bank";
import { findChromium } from "../../tools/browser/chromium";
import { listen } from "../../tools/local/listen";
import { projectFolder } from "../../tools/local/project-folder";
import type { DrawTimes } from "./deck-page";
import { median } from "./judge";
import { openPhone } from "./quiz-phone";
import { formatRatios, isWithinLimit, storeRatios, type Ratio } from "./ratios";

const port = 8276;
/** The maximum time to select the questions on a slow phone. */
const maxDrawMs = 30;

const folder = join(projectFolder, "test-results", "bench-deck");
process.env.VITE_SUPABASE_URL = `http://localhost:${port}`;
process.env.VITE_SUPABASE_PUBLISHABLE_KEY ??= "sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH";
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
publishBank();
await build({
  root: projectFolder,
  configFile: false,
  logLevel: "warn",
  publicDir: false,
  build: {
    outDir: folder,
    rolldownOptions: {
      input: join(projectFolder, "proofs", "bench", "deck-page.ts"),
      output: { entryFileNames: "deck.js" },
    },
  },
});
writeFileSync(
  join(folder, "index.html"),
  '<!doctype html><link rel="icon" href="data:,"><script type="module" src="/deck.js"></script>',
);

const pageFiles = sirv(folder);
const dataFiles = sirv(join(projectFolder, "public"));
const server = createServer((request, response) =>
  pageFiles(request, response, () => dataFiles(request, response, () => void response.writeHead(404).end())),
);
await listen(server, port, "localhost");
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--disable-gpu"],
});
const phone = await openPhone(browser, { serviceWorkers: "block" });
await phone.page.goto(`http://localhost:${port}/`);
await phone.page.waitForFunction("globalThis.measureDraws !== undefined");
const times: DrawTimes = await phone.page.evaluate("measureDraws()");
await browser.close();
server.close();

process.stdout.write(
  `first selection of the deck, including reading the files  ${Math.round(times.first)} ms\n`,
);
const ratios: Ratio[] = [
  { name: "selection of ten cards of the deck, ms", measured: median(times.deck), limit: maxDrawMs },
  { name: "selection of a mock test, ms", measured: median(times.test), limit: maxDrawMs },
  { name: "first selection of a practice paper, ms", measured: times.paper[0] ?? Infinity, limit: maxDrawMs },
  { name: "selection of a practice paper, ms", measured: median(times.paper), limit: maxDrawMs },
];
storeRatios("deck", ratios);
process.stdout.write(`\n${formatRatios(ratios)}\n`);
process.exit(ratios.every(isWithinLimit) ? 0 : 1);
