// @vitest-environment jsdom
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { runInNewContext } from "node:vm";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { listStaticPaths } from "../src/app/static-paths";
import { paths, practisePath, shellPaths } from "../src/config/paths";
import { subjects } from "../src/content/subjects";
import { createSite } from "../tools/local/site";

const folder = "test-results/built-site";
const siteUrl = "https://olympeak.example";
const kib = 1024;
/**
 * The first ten packets of a connection (RFC 6928) carry 14,600 bytes, of which the headers take 1,380. No budget of
 * ours, and not to be raised: one byte more costs a phone another round trip (decision 022).
 */
const firstFlight = 13_220;

/** The heading of each page (docs/specification.md section 2); the olympiads have their own test. */
const headings: Record<string, string> = {
  [paths.home]: "Win medals, certificates and scholarships",
  [paths.mockTestLanding]: "Free mock tests",
  [paths.login]: "Log in",
  [paths.register]: "Create Account",
  [paths.awards]: "Awards",
  [paths.about]: "About Us",
  [paths.contact]: "Contact",
  [paths.terms]: "Terms",
  [paths.privacy]: "Privacy",
  [paths.refunds]: "Refunds",
  [paths.registrationThankYou]: "Thank You! Your registration for Olympeak is confirmed!",
  [paths.scienceExam]: "Challenge Yourself",
  [paths.mathExam]: "Challenge Yourself",
  [paths.computersExam]: "Challenge Yourself",
  [paths.englishExam]: "Challenge Yourself",
};
const faqCounts: Record<string, number> = { [paths.home]: 11, [paths.mathExam]: 5 };

const addresses = listStaticPaths();
const olympiads = addresses.filter((address) => address.startsWith("/olympiads/"));
const others = addresses.filter((address) => !olympiads.includes(address));

function readPage(address: string): string {
  return readFileSync(`${folder}${address === "/" ? "/index" : address}.html`, "utf8");
}

const weights = new Map<string, number>();

/** The size of a page in bytes, as a host would send it. */
function weigh(address: string): number {
  const weight = weights.get(address) ?? brotliCompressSync(readPage(address)).length;
  weights.set(address, weight);
  return weight;
}

function parse(html: string): Document {
  return new DOMParser().parseFromString(html, "text/html");
}

const pages = new Map<string, Document>();

/** Leaves out the styles and the header, which are the same everywhere and most of the page. */
function withoutFrame(html: string): string {
  return html.replace(/<style>.*?<\/style>/s, "").replace(/<header\b.*?<\/header>/s, "");
}

function findPage(address: string): Document {
  const page = pages.get(address) ?? parse(withoutFrame(readPage(address)));
  pages.set(address, page);
  return page;
}

function contentOf(page: Document, name: string): string {
  const tags = page.querySelectorAll(`head > meta[name="${name}"], head > meta[property="${name}"]`);
  expect(tags.length, `tags of ${name}`).toBeLessThanOrEqual(1);
  return tags[0]?.getAttribute("content") ?? "";
}

/** The required head tags of every page that may be indexed. */
function expectHead(page: Document, address: string): void {
  const title = page.querySelectorAll("title").length === 1 ? page.title : "";
  expect(title, `the one title of ${address}`).not.toBe("");
  expect(contentOf(page, "description").length, `description of ${address}`).toBeGreaterThan(40);
  expect(page.querySelector('head > link[rel="canonical"]')?.getAttribute("href")).toBe(siteUrl + address);
  expect(contentOf(page, "robots")).toBe("");
  expect(contentOf(page, "og:title")).toBe(title);
  expect(contentOf(page, "og:url")).toBe(siteUrl + address);
  expect(contentOf(page, "og:image")).toBe(`${siteUrl}/social-card.jpg`);
}

function readQuestions(page: Document): { name: string; acceptedAnswer: { text: string } }[] {
  const scripts = [...page.querySelectorAll('script[type="application/ld+json"]')];
  expect(scripts).toHaveLength(1);
  const data: {
    "@type": string;
    mainEntity: { name: string; acceptedAnswer: { text: string } }[];
  } = JSON.parse(scripts[0]?.textContent ?? "");
  expect(data["@type"]).toBe("FAQPage");
  return data.mainEntity;
}

let server: Server;
let origin = "";

beforeAll(async () => {
  execFileSync("node", ["--import", "tsx", "tools/build/build.ts"], {
    env: {
      PATH: process.env.PATH ?? "",
      OLYMPEAK_SITE_FOLDER: folder,
      VITE_SITE_URL: siteUrl,
      VITE_SUPABASE_URL: "https://project.supabase.co",
      VITE_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_test",
      VITE_EBOOK_GUIDE_URL: "https://forms.example/guide",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  server = createServer(createSite(folder));
  // Pages are taken apart for seconds between two requests; a connection that is closed meanwhile fails the next one.
  server.keepAliveTimeout = 0;
  server.listen(0);
  const address = server.address();
  if (address !== null && typeof address === "object") origin = `http://127.0.0.1:${address.port}`;
}, 120_000);

afterAll(() => server.close());

describe("the pages of an olympiad", () => {
  it("are 12 for each subject, each with its heading, calls, sections, head and questions", () => {
    expect(olympiads).toHaveLength(subjects.length * 12);
    for (const address of olympiads) {
      const [, , slug, classText = ""] = address.split("/");
      const subject = subjects.find((candidate) => candidate.slug === slug);
      const page = findPage(address);
      expectHead(page, address);
      const number = classText.replace("class", "");
      expect(page.querySelector("h1")?.textContent).toBe(`${subject?.name ?? ""} Olympiad Class ${number}`);
      expect(contentOf(page, "keywords").length, `keywords of ${address}`).toBeGreaterThan(10);
      const links = [...page.querySelectorAll("main a")];
      const findLink = (name: string) =>
        links.find((link) => link.textContent === name)?.getAttribute("href");
      expect(findLink("Buy now")).toBe(paths.studentDashboard);
      expect(findLink("Take free test")).toBe(practisePath(slug ?? "", Number(number)));
      expect(page.querySelector("main")?.textContent).toContain("Unlock your potential. Win medals.");
      const shown = [...page.querySelectorAll("main details summary")].map((summary) => summary.textContent);
      for (const { name } of readQuestions(page)) expect(shown).toContain(name);
    }
  });
});

describe("the other public pages", () => {
  it.each(others)("%s reads whole without script", (address) => {
    const page = findPage(address);
    expect(page.querySelectorAll("main")).toHaveLength(1);
    expect(page.querySelectorAll("h1")).toHaveLength(1);
    const [heading] = page.querySelectorAll("h1");
    expect(heading?.textContent).toBe(headings[address] ?? heading?.textContent);
    // Content that still has to come by script would be a template or a hidden part.
    expect(page.querySelectorAll("#root template, #root [hidden]")).toHaveLength(0);
  });

  it("say in their heads what they are; those that nobody searches for stay out of search", () => {
    const isHidden = (address: string) => contentOf(findPage(address), "robots") === "noindex";
    for (const address of others.filter((candidate) => !isHidden(candidate)))
      expectHead(findPage(address), address);
    expect(others.filter(isHidden)).toEqual([
      paths.ebookGuideThankYou,
      paths.ebookPuzzlesThankYou,
      paths.registrationThankYou,
    ]);
  });

  it.each(Object.entries(faqCounts))("%s shows search engines its %i questions", (address, count) => {
    const questions = readQuestions(findPage(address));
    expect(questions).toHaveLength(count);
    for (const { name, acceptedAnswer } of questions) {
      expect(name).not.toBe("");
      expect(acceptedAnswer.text).not.toBe("");
    }
  });

  it("link only to what there is", async () => {
    const links = new Set<string>();
    for (const address of [...others, "/olympiads/maths/class5"]) {
      for (const link of parse(readPage(address)).querySelectorAll("a[href^='/']"))
        links.add(link.getAttribute("href") ?? "");
    }
    expect(links.size).toBeGreaterThan(100);
    for (const link of links) expect((await fetch(origin + link)).status, `status of ${link}`).toBe(200);
  });

  it("say of the mock tests that they need script", () => {
    const note = findPage(paths.mockTestLanding).querySelector("main noscript");
    expect(note?.textContent).toBe("A mock test needs JavaScript. Please switch it on in your browser.");
  });

  it("stand in the first round trip where most people come in", () => {
    for (const address of [paths.home, paths.mockTestLanding, ...olympiads]) {
      expect(weigh(address), `size of ${address}`).toBeLessThanOrEqual(firstFlight);
    }
  });

  it("stay within 20 KiB with their styles, and bring one inline script of at most 1 KiB", () => {
    for (const address of [...others, ...olympiads]) {
      const html = readPage(address);
      expect(weigh(address) / kib, `size of ${address}`).toBeLessThanOrEqual(20);
      const inline = [...html.matchAll(/<script>(.*?)<\/script>/g)].map(([, text = ""]) => text);
      expect(inline, `inline scripts of ${address}`).toHaveLength(1);
      expect(brotliCompressSync(inline[0] ?? "").length / kib).toBeLessThanOrEqual(1);
      const atOnce = html.replace(/<template id="later">.*?<\/template>/, "");
      expect(atOnce, `fetched before the paint of ${address}`).not.toMatch(
        /rel="(stylesheet|modulepreload|manifest)"|type="module"/,
      );
    }
  });
});

describe("pages that search engines must not index", () => {
  it("serves an empty page with noindex at every private address", async () => {
    for (const address of shellPaths) {
      const response = await fetch(origin + address.replace(/:\w+/, "5b1e-0a"));
      expect(response.status).toBe(200);
      expect(response.headers.has("content-security-policy"), `the policy of ${address}`).toBe(true);
      const page = parse(await response.text());
      expect(contentOf(page, "robots")).toBe("noindex");
      expect(page.querySelector("main")).toBeNull();
    }
  });

  it("is a 404 with the error screen at an unknown address", async () => {
    const response = await fetch(`${origin}/no/such/page`);
    expect(response.status).toBe(404);
    const page = parse(await response.text());
    expect(contentOf(page, "robots")).toBe("noindex");
    expect(page.querySelector("h1")?.textContent).toBe("Unexpected Application Error!");
  });

  it("is led from an address in other letters, before anything is painted", async () => {
    const page = parse(await (await fetch(`${origin}/Awards`)).text());
    const [first] = page.querySelectorAll("head script");
    const script = await (await fetch(origin + first?.getAttribute("src"))).text();
    const location = { pathname: "/Awards", search: "?from=poster", hash: "#top", replace: vi.fn() };
    runInNewContext(script, { location });
    expect(location.replace).toHaveBeenCalledWith("/awards?from=poster#top");
    expect((await fetch(`${origin}/awards`)).status).toBe(200);
  });

  it("is a plain 404 for a missing question file, and not a page", async () => {
    const response = await fetch(`${origin}/data/class1-nothing.json`);
    expect([response.status, response.headers.get("content-type")]).toEqual([404, "text/plain"]);
    expect((await fetch(`${origin}/data/class5-maths.json`)).status).toBe(200);
  });

  it("knows olympiads in any case", async () => {
    expect((await fetch(`${origin}/olympiads/Maths/Class5`)).status).toBe(200);
  });

  it("is left out of the sitemap, and nothing else is", () => {
    const sitemap = readFileSync(`${folder}/sitemap.xml`, "utf8");
    const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) => url);
    const found = addresses.filter((address) => contentOf(findPage(address), "robots") === "");
    expect(listed).toEqual(found.map((address) => siteUrl + address));
    expect(readFileSync(`${folder}/robots.txt`, "utf8")).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  });
});

describe("the files beside the pages", () => {
  it("are what the pages speak of", () => {
    const page = findPage("/");
    const icons = [...page.querySelectorAll("link[rel='icon'], link[rel='apple-touch-icon']")];
    expect(icons).toHaveLength(2);
    const files = ["/social-card.jpg", ...icons.map((icon) => icon.getAttribute("href") ?? "")];
    for (const file of files) expect(existsSync(folder + file), `the file ${file}`).toBe(true);
  });

  it("come with the policy that allows the inline script by its hash alone", async () => {
    const response = await fetch(`${origin}/awards`);
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' https:\/\/checkout\.razorpay\.com/);
    expect(policy).toContain("style-src 'self' 'unsafe-inline';");
    expect(policy).toContain("https://forms.example");
    expect(policy).not.toContain("127.0.0.1");
    expect(response.headers.get("strict-transport-security")).toMatch(/max-age=\d{8}/);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("let a phone keep the site, and open it without a network", async () => {
    const later = findPage("/awards").querySelector<HTMLTemplateElement>("template#later");
    const manifest = later?.content.querySelector("link[rel='manifest']")?.getAttribute("href") ?? "";
    expect((await fetch(origin + manifest)).status).toBe(200);
    const worker = await fetch(`${origin}/sw.js`);
    expect([worker.status, worker.headers.get("cache-control")]).toEqual([200, "no-cache"]);
    expect(worker.headers.get("content-security-policy")).toContain("worker-src 'self'");
    const offline = parse(readFileSync(`${folder}/offline.html`, "utf8"));
    expect(offline.querySelector("h1")?.textContent).toBe("You are offline");
    expect(offline.querySelector("a")?.getAttribute("href")).toBe("/free-mock-test");
    expect(contentOf(offline, "robots")).toBe("noindex");
  });

  it("leave nothing of the build behind", () => {
    for (const name of [".vite", ".prerender"]) expect(existsSync(`${folder}/${name}`)).toBe(false);
  });
});
