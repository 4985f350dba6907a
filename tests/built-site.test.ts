// @vitest-environment jsdom
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { promisify } from "node:util";
import { runInNewContext } from "node:vm";
import { brotliCompress, brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { listStaticPaths } from "../src/app/static-paths";
import { buyPath, paths, mockTestStartPath, shellPaths } from "../src/config/paths";
import { subjects } from "../src/content/subjects";
import { createSiteHandler } from "../tools/local/site";

const folder = "test-results/built-site";
const siteUrl = "https://olympeak.example";
const kib = 1024;
/**
 * The bytes of a page that fit into the first round trip: the first ten packets of a connection (RFC 6928) carry 14,600 bytes, and
 * the headers take 1,380 of them. This limit must not be raised, because a single further byte costs a phone another round trip (decision
 * 022).
 */
const firstRoundTripBytes = 13_220;

/** The heading of each page (docs/specification.md section 2); the olympiad pages have their own test. */
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
const olympiadAddresses = addresses.filter((address) => address.startsWith("/olympiads/"));
const otherAddresses = addresses.filter((address) => !olympiadAddresses.includes(address));

function readPage(address: string): string {
  return readFileSync(`${folder}${address === "/" ? "/index" : address}.html`, "utf8");
}

const compress = promisify(brotliCompress);
/** The size of each page in bytes, compressed as a host sends it. */
const compressedSizes = new Map<string, number>();

/** Compresses several pages at the same time, because a hundred pages take a single core half a minute. */
async function measureCompressedSizes(): Promise<void> {
  await Promise.all(
    addresses.map(async (address) => {
      compressedSizes.set(address, (await compress(readPage(address))).length);
    }),
  );
}

function parse(html: string): Document {
  return new DOMParser().parseFromString(html, "text/html");
}

const parsedPages = new Map<string, Document>();

/** Removes the styles and the header, which are the same on every page and make up most of its size. */
function removeStylesAndHeader(html: string): string {
  return html.replace(/<style>.*?<\/style>/s, "").replace(/<header\b.*?<\/header>/s, "");
}

function findPage(address: string): Document {
  const page = parsedPages.get(address) ?? parse(removeStylesAndHeader(readPage(address)));
  parsedPages.set(address, page);
  return page;
}

/** Returns the content of a page's meta tag, empty if there is none. */
function readMetaTag(page: Document, name: string): string {
  const tags = page.querySelectorAll(`head > meta[name="${name}"], head > meta[property="${name}"]`);
  expect(tags.length, `tags of ${name}`).toBeLessThanOrEqual(1);
  return tags[0]?.getAttribute("content") ?? "";
}

/** Expects the head tags that every page for search engines must have. */
function expectHead(page: Document, address: string): void {
  const title = page.querySelectorAll("title").length === 1 ? page.title : "";
  expect(title, `the one title of ${address}`).not.toBe("");
  expect(readMetaTag(page, "description").length, `description of ${address}`).toBeGreaterThan(40);
  expect(page.querySelector('head > link[rel="canonical"]')?.getAttribute("href")).toBe(siteUrl + address);
  expect(readMetaTag(page, "robots")).toBe("");
  expect(readMetaTag(page, "og:title")).toBe(title);
  expect(readMetaTag(page, "og:url")).toBe(siteUrl + address);
  expect(readMetaTag(page, "og:image")).toBe(`${siteUrl}/social-card.jpg`);
}

/** Returns the frequently asked questions, with their answers, of a page's structured data. */
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
  await measureCompressedSizes();
  server = createServer(createSiteHandler(folder));
  // Tests parse pages for seconds between two requests. A kept connection could be closed meanwhile, which fails the next request.
  server.keepAliveTimeout = 0;
  server.listen(0);
  const address = server.address();
  if (address !== null && typeof address === "object") origin = `http://127.0.0.1:${address.port}`;
}, 240_000);

afterAll(() => server.close());

describe("the olympiad pages", () => {
  it("are 12 for each subject, each with its heading, links, head tags and questions", () => {
    expect(olympiadAddresses).toHaveLength(subjects.length * 12);
    for (const address of olympiadAddresses) {
      const [, , slug, classText = ""] = address.split("/");
      const subject = subjects.find((candidate) => candidate.slug === slug);
      const page = findPage(address);
      expectHead(page, address);
      const number = classText.replace("class", "");
      expect(page.querySelector("h1")?.textContent).toBe(`${subject?.name ?? ""} Olympiad Class ${number}`);
      expect(readMetaTag(page, "keywords").length, `keywords of ${address}`).toBeGreaterThan(10);
      const links = [...page.querySelectorAll("main a")];
      const findLink = (name: string) =>
        links.find((link) => link.textContent === name)?.getAttribute("href");
      expect(findLink("Buy now")).toBe(buyPath(slug ?? "", Number(number)));
      expect(findLink("Take free test")).toBe(mockTestStartPath(slug ?? "", Number(number)));
      expect(page.querySelector("main")?.textContent).toContain("Unlock your potential. Win medals.");
      const shownQuestions = [...page.querySelectorAll("main details summary")].map(
        (summary) => summary.textContent,
      );
      for (const { name } of readQuestions(page)) expect(shownQuestions).toContain(name);
    }
  });
});

describe("the other public pages", () => {
  it.each(otherAddresses)("%s is complete without JavaScript", (address) => {
    const page = findPage(address);
    expect(page.querySelectorAll("main")).toHaveLength(1);
    expect(page.querySelectorAll("h1")).toHaveLength(1);
    const [heading] = page.querySelectorAll("h1");
    expect(heading?.textContent).toBe(headings[address] ?? heading?.textContent);
    // React puts content that only appears by script into a template or a hidden part.
    expect(page.querySelectorAll("#root template, #root [hidden]")).toHaveLength(0);
  });

  it("have their head tags, and only the thank-you pages are hidden from search engines", () => {
    const isHidden = (address: string) => readMetaTag(findPage(address), "robots") === "noindex";
    for (const address of otherAddresses.filter((candidate) => !isHidden(candidate)))
      expectHead(findPage(address), address);
    expect(otherAddresses.filter(isHidden)).toEqual([
      paths.ebookGuideThankYou,
      paths.ebookPuzzlesThankYou,
      paths.registrationThankYou,
    ]);
  });

  it.each(Object.entries(faqCounts))("%s has structured data with its %i questions", (address, count) => {
    const questions = readQuestions(findPage(address));
    expect(questions).toHaveLength(count);
    for (const { name, acceptedAnswer } of questions) {
      expect(name).not.toBe("");
      expect(acceptedAnswer.text).not.toBe("");
    }
  });

  it("link only to pages and files that exist", async () => {
    const links = new Set<string>();
    for (const address of [...otherAddresses, "/olympiads/maths/class5"]) {
      for (const link of parse(readPage(address)).querySelectorAll("a[href^='/']"))
        links.add(link.getAttribute("href") ?? "");
    }
    expect(links.size).toBeGreaterThan(100);
    for (const link of links) expect((await fetch(origin + link)).status, `status of ${link}`).toBe(200);
  });

  it("say on the mock test page that a test needs JavaScript", () => {
    const note = findPage(paths.mockTestLanding).querySelector("main noscript");
    expect(note?.textContent).toBe("A mock test needs JavaScript. Please switch it on in your browser.");
  });

  it("fit into the first round trip if most visits begin on them", () => {
    for (const address of [paths.home, paths.mockTestLanding, ...olympiadAddresses]) {
      expect(compressedSizes.get(address), `size of ${address}`).toBeLessThanOrEqual(firstRoundTripBytes);
    }
  });

  it("have at most 20 KiB with their styles, and one inline script of at most 1 KiB", () => {
    for (const address of [...otherAddresses, ...olympiadAddresses]) {
      const html = readPage(address);
      expect(compressedSizes.get(address), `size of ${address}`).toBeLessThanOrEqual(20 * kib);
      const inlineScripts = [...html.matchAll(/<script>(.*?)<\/script>/g)].map(([, text = ""]) => text);
      expect(inlineScripts, `inline scripts of ${address}`).toHaveLength(1);
      expect(brotliCompressSync(inlineScripts[0] ?? "").length / kib).toBeLessThanOrEqual(1);
      const withoutLaterTags = html.replace(/<template id="later">.*?<\/template>/, "");
      expect(withoutLaterTags, `fetched before the paint of ${address}`).not.toMatch(
        /rel="(stylesheet|modulepreload|manifest)"|type="module"/,
      );
    }
  });
});

describe("pages that search engines must not index", () => {
  it("are served empty and with noindex at every private address", async () => {
    for (const address of shellPaths) {
      const response = await fetch(origin + address.replace(/:\w+/, "5b1e-0a"));
      expect(response.status).toBe(200);
      expect(response.headers.has("content-security-policy"), `the policy of ${address}`).toBe(true);
      const page = parse(await response.text());
      expect(readMetaTag(page, "robots")).toBe("noindex");
      expect(page.querySelector("main")).toBeNull();
    }
  });

  it("include an error screen, which is served with status 404 at an unknown address", async () => {
    const response = await fetch(`${origin}/no/such/page`);
    expect(response.status).toBe(404);
    const page = parse(await response.text());
    expect(readMetaTag(page, "robots")).toBe("noindex");
    expect(page.querySelector("h1")?.textContent).toBe("Unexpected Application Error!");
  });

  it("redirect from an address with capital letters to the lower-case address by their first script", async () => {
    const page = parse(await (await fetch(`${origin}/Awards`)).text());
    const [firstScript] = page.querySelectorAll("head script");
    const script = await (await fetch(origin + firstScript?.getAttribute("src"))).text();
    const location = { pathname: "/Awards", search: "?from=poster", hash: "#top", replace: vi.fn() };
    runInNewContext(script, { location });
    expect(location.replace).toHaveBeenCalledWith("/awards?from=poster#top");
    expect((await fetch(`${origin}/awards`)).status).toBe(200);
  });

  it("are not served for a missing question file, whose response is a 404 in plain text", async () => {
    const response = await fetch(`${origin}/data/class1-nothing.json`);
    expect([response.status, response.headers.get("content-type")]).toEqual([404, "text/plain"]);
    expect((await fetch(`${origin}/data/class5-maths.json`)).status).toBe(200);
  });

  it("are not served at an olympiad's address with capital letters, where the olympiad is served", async () => {
    expect((await fetch(`${origin}/olympiads/Maths/Class5`)).status).toBe(200);
  });

  it("are not in the sitemap, which lists all other pages", () => {
    const sitemap = readFileSync(`${folder}/sitemap.xml`, "utf8");
    const listedUrls = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) => url);
    const indexedAddresses = addresses.filter((address) => readMetaTag(findPage(address), "robots") === "");
    expect(listedUrls).toEqual(indexedAddresses.map((address) => siteUrl + address));
    expect(readFileSync(`${folder}/robots.txt`, "utf8")).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  });
});

describe("the files beside the pages", () => {
  it("include the social card and the icons that the pages name", () => {
    const page = findPage("/");
    const icons = [...page.querySelectorAll("link[rel='icon'], link[rel='apple-touch-icon']")];
    expect(icons).toHaveLength(2);
    const files = ["/social-card.jpg", ...icons.map((icon) => icon.getAttribute("href") ?? "")];
    for (const file of files) expect(existsSync(folder + file), `the file ${file}`).toBe(true);
  });

  it("have a security policy that allows the inline script only by its hash", async () => {
    const response = await fetch(`${origin}/awards`);
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' https:\/\/checkout\.razorpay\.com/);
    expect(policy).toContain("style-src 'self' 'unsafe-inline';");
    expect(policy).toContain("https://forms.example");
    expect(policy).not.toContain("127.0.0.1");
    expect(response.headers.get("strict-transport-security")).toMatch(/max-age=\d{8}/);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("include a manifest, a service worker and an offline page, so that the site opens without a network", async () => {
    const laterTags = findPage("/awards").querySelector<HTMLTemplateElement>("template#later");
    const manifest = laterTags?.content.querySelector("link[rel='manifest']")?.getAttribute("href") ?? "";
    expect((await fetch(origin + manifest)).status).toBe(200);
    const worker = await fetch(`${origin}/sw.js`);
    expect([worker.status, worker.headers.get("cache-control")]).toEqual([200, "no-cache"]);
    expect(worker.headers.get("content-security-policy")).toContain("worker-src 'self'");
    const offline = parse(readFileSync(`${folder}/offline.html`, "utf8"));
    expect(offline.querySelector("h1")?.textContent).toBe("You are offline");
    expect(offline.querySelector("a")?.getAttribute("href")).toBe("/free-mock-test");
    expect(readMetaTag(offline, "robots")).toBe("noindex");
  });

  it("include no temporary files of the build", () => {
    for (const name of [".vite", ".prerender"]) expect(existsSync(`${folder}/${name}`)).toBe(false);
  });
});
