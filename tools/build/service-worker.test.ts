import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as v from "valibot";
import { renderAppManifest } from "./app-manifest";
import type { Manifest } from "./chunks";
import { listOfflineFiles, offlineSources, writeServiceWorker } from "./service-worker";

const folder = mkdtempSync(join(tmpdir(), "olympeak-site-"));
const manifest: Manifest = {
  ...Object.fromEntries(offlineSources.map((source) => [source, { file: "assets/other-1.js" }])),
  "src/main.tsx": { file: "assets/main-1.js", imports: ["_base"] },
  _base: { file: "assets/base-1.js" },
  "src/pages/mock-test.tsx": { file: "assets/mock-test-1.js", imports: ["_base"] },
  "src/pages/awards.tsx": { file: "assets/awards-1.js" },
  "src/pages/student-dashboard.tsx": { file: "assets/dashboard-1.js" },
};
const pages = [
  "200.html",
  "exam/paper.html",
  "free-mock-test.html",
  "offline.html",
  "awards.html",
  "index.html",
];
const otherFiles = ["favicon.svg", "fonts/heading.woff2", "data/class5-maths.json"];

function createFiles(...files: string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file);
  }
}

beforeAll(() => createFiles(...pages, ...otherFiles, ...Object.values(manifest).map(({ file }) => file)));
afterAll(() => rmSync(folder, { recursive: true }));

it("lists the files of mock tests, exams and the page frame, but no other page and no questions", () => {
  expect(listOfflineFiles(folder, { manifest }).toSorted()).toEqual([
    "200.html",
    "assets/base-1.js",
    "assets/main-1.js",
    "assets/mock-test-1.js",
    "assets/other-1.js",
    "exam/paper.html",
    "favicon.svg",
    "fonts/heading.woff2",
    "free-mock-test.html",
    "offline.html",
  ]);
});

describe("the written service worker", () => {
  let text = "";
  let count = 0;

  beforeAll(async () => {
    const site = {
      manifest,
      shellAddresses: ["/mocktest", "/studentdashboard", "/answer-record/:attempt"],
      supabaseUrl: "https://abc.supabase.co",
    };
    ({ count } = await writeServiceWorker(folder, site));
    text = readFileSync(join(folder, "sw.js"), "utf8");
  });

  it("stores every offline file", () => {
    expect(count).toBe(10);
  });

  it("waits until the page requests the takeover", () => {
    expect(text.includes("SKIP_WAITING")).toBe(true);
    expect(text.match(/skipWaiting\(\)/g)).toHaveLength(1);
  });

  it("serves the mock test from the device always, and the landing page only without a network", () => {
    const storedUrls = [...text.matchAll(/url:"([^"]+)"/g)].map(([, url]) => url);
    expect(storedUrls).toContain("200.html");
    expect(storedUrls).toContain("free-mock-test.html?kept");
    expect(storedUrls).not.toContain("free-mock-test.html");
    const fromDevice = /\{allowlist:\[(.*?)\]\}\)/.exec(text)?.[1];
    expect(fromDevice).toContain("mocktest");
    expect(fromDevice).not.toContain("studentdashboard");
  });

  it("matches an address with any value of its parameter", () => {
    const patterns = [...text.matchAll(/\^\(\?:https[^\s]*?\$/g)].map(([pattern]) => new RegExp(pattern));
    const countMatches = (address: string) =>
      patterns.filter((pattern) => pattern.test(`https://a.example${address}`)).length;
    expect(["/exam/5b1e-0a", "/exam/5b1e-0a?from=mail", "/answer-record/5b1e-0a"].map(countMatches)).toEqual([
      1, 1, 1,
    ]);
    expect(["/exam", "/exam/", "/exam/5b1e-0a/more"].map(countMatches)).toEqual([0, 0, 0]);
  });

  it("uses the network first for questions and for the catalogue", () => {
    expect(text.includes("olympeak-questions")).toBe(true);
    expect(text.includes(String.raw`abc\.supabase\.co\/rest\/v1\/subject_classes`)).toBe(true);
  });
});

const appSchema = v.looseObject({
  name: v.string(),
  icons: v.array(v.object({ src: v.string(), sizes: v.string(), type: v.string(), purpose: v.string() })),
});

it("describes the app for phones, with the organiser's name", () => {
  const app = v.parse(appSchema, JSON.parse(renderAppManifest("Hill Olympiads")));
  expect(app).toMatchObject({ name: "Hill Olympiads", start_url: "/free-mock-test", display: "standalone" });
  const fileSizes = app.icons.map(({ src }) => {
    const png = readFileSync(`public${src}`);
    // Width and height in the file's first chunk, IHDR.
    return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
  });
  expect(fileSizes).toEqual(app.icons.map(({ sizes }) => sizes));
});
