import { chromium } from "playwright";
import { createServer } from "node:http";
import { createSite } from "./local/site";
import { findChromium } from "./local/chromium";
const server = createServer(createSite("/work/main/test-results/bench-quiz/site")).listen(9977, "localhost");
const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
const choice = {subjectId: "5b1ec700-0000-4000-8000-000000000001", subjectName: "Maths", subjectSlug: "maths", classId: "c1a55000-0000-4000-8000-000000000005", className: "Class 5", classNumber: 5};
for (const rate of [1, 4, 4]) {
const context = await browser.newContext({ viewport: { width: 412, height: 839 }, serviceWorkers: "block", storageState: { cookies: [], origins: [{ origin: "http://localhost:9977", localStorage: [{ name: "mockTestChoice", value: JSON.stringify(choice) }] }] } });
const page = await context.newPage();
const s = await context.newCDPSession(page);
await s.send("Network.enable");
await s.send("Network.emulateNetworkConditions", { offline: false, latency: 150, downloadThroughput: 200000, uploadThroughput: 93750 });
await s.send("Emulation.setCPUThrottlingRate", { rate });
await page.addInitScript("globalThis.__name = f => f");
await page.addInitScript(() => { new MutationObserver(() => { if (document.querySelector("input[type=radio]") && !performance.getEntriesByName("dom").length) performance.mark("dom"); }).observe(document, {childList: true, subtree: true}); const look = () => { if (document.querySelector("input[type=radio]")) performance.mark("fq"); else requestAnimationFrame(look); }; requestAnimationFrame(look); new PerformanceObserver(l => { for (const e of l.getEntries()) (window as any).tasks = [...((window as any).tasks||[]), [Math.round(e.startTime), Math.round(e.duration)]]; }).observe({ type: "longtask", buffered: true }); });
await page.goto("http://localhost:9977/mocktest", { waitUntil: "commit" });
await page.waitForFunction(() => performance.getEntriesByName("fq").length > 0);
await page.waitForFunction(() => !document.getElementById("painted-question"));
console.log(rate, "alive", await page.evaluate(() => performance.now()), await page.evaluate(() => [performance.getEntriesByName("dom")[0]!.startTime,performance.getEntriesByName("fq")[0]!.startTime]), JSON.stringify(await page.evaluate(() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")].map((e: any) => [e.name.slice(21), Math.round(e.startTime), Math.round(e.requestStart), Math.round(e.responseStart), Math.round(e.responseEnd), e.transferSize]))).replaceAll("],[", "],\n["), JSON.stringify(await page.evaluate(() => (window as any).tasks)));
await context.close();
}
await browser.close(); server.close();
