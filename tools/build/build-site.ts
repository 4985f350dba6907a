import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build, loadEnv } from "vite";
import { readEnv } from "../../src/config/read-env";
import { projectFolder } from "../local/project-folder";
import type * as prerenderModule from "../../src/app/prerender";
import { inlineScript } from "./boot-script";
import { findPageFile, listChunks, type Manifest } from "./chunks";
import { writeHeaders } from "./headers";
import { writeServiceWorker } from "./service-worker";
import { writeRedirects, writeRobots, writeSitemap } from "./site-files";
import { readTemplate } from "./template";
import { writeAppManifest } from "./app-manifest";
import { createStylePicker } from "./page-styles";
import { splitHead, writePage, writeShell } from "./write-page";

type Renderer = typeof prerenderModule;

/** Builds the pages' renderer for Node, everything in it, and loads it. */
async function loadPrerender(folder: string): Promise<Renderer> {
  await build({
    root: projectFolder,
    logLevel: "warn",
    ssr: { noExternal: true },
    build: {
      ssr: "src/app/prerender.tsx",
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: "prerender.mjs", chunkFileNames: "[name]-[hash].mjs" } },
    },
  });
  const renderer: Renderer = await import(pathToFileURL(join(folder, "prerender.mjs")).href);
  return renderer;
}

/** Where a page lies: `/awards` in awards.html, which hosts serve under the address without a slash at its end. */
function findFile(address: string): string {
  return address === "/" ? "index.html" : `${address.slice(1)}.html`;
}

/**
 * Builds the whole site: Vite's chunks, a page of HTML for every public address, the shells, sitemap, and what the host
 * must know.
 *
 * @param outDir where to; it is emptied first
 * @returns the number of pages written
 * @throws Error when a setting is missing or wrong, or a page cannot be rendered
 */
export async function buildSite(outDir: string): Promise<number> {
  const folder = resolve(projectFolder, outDir);
  const env = readEnv({ ...loadEnv("production", projectFolder) });
  await build({
    root: projectFolder,
    logLevel: "warn",
    build: { outDir: folder, emptyOutDir: true, manifest: true },
  });
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  const template = readTemplate(read("index.html"));
  const pickStyles = createStylePicker(read(template.styles.slice(1)));
  const writeHtml = async (name: string, page: Omit<Parameters<typeof writePage>[1], "styles">) => {
    const styles = await pickStyles(page.body);
    write(name, writePage(template, { ...page, styles }));
  };
  const manifest: Manifest = JSON.parse(read(".vite/manifest.json"));
  const site = await loadPrerender(join(folder, ".prerender"));

  const indexed: string[] = [];
  const addresses = site.listStaticAddresses();
  for (const address of addresses) {
    const { html, pageName } = await site.prerender(address);
    if (!html.includes("<h1")) throw new Error(`The page of ${address} has no heading. Is it a private one?`);
    const { head, body } = splitHead(html, "data-served");
    const files = ["index.html", ...(pageName ? [findPageFile(pageName)] : [])];
    const modules = listChunks(manifest, files);
    await writeHtml(findFile(address), { head, body, address, modules });
    if (!head.includes('content="noindex"')) indexed.push(address);
  }

  const modules = listChunks(manifest, ["index.html"]);
  const shellHead = `${template.shellTags}<meta name="robots" content="noindex" data-shell>`;
  write("200.html", writeShell(template, shellHead, modules));
  const missing = splitHead((await site.prerender(site.unknownAddress)).html, "data-shell");
  await writeHtml("404.html", { ...missing, modules });
  await writeHtml("offline.html", splitHead(site.renderOfflinePage(), "data-shell"));
  write("manifest.webmanifest", writeAppManifest(env.VITE_SITE_NAME));

  const { VITE_SITE_URL: siteUrl } = env;
  if (siteUrl) write("sitemap.xml", writeSitemap(siteUrl, indexed));
  write("robots.txt", writeRobots(siteUrl));
  write("_redirects", writeRedirects(site.shellPaths));
  const addressesOfOthers = {
    siteUrl,
    supabaseUrl: env.VITE_SUPABASE_URL,
    checkoutUrl: env.VITE_RAZORPAY_CHECKOUT_URL,
    ebookForms: [env.VITE_EBOOK_GUIDE_URL, env.VITE_EBOOK_PUZZLES_URL],
    pageCounterUrl: env.VITE_PAGE_COUNTER_URL,
  };
  write("_headers", writeHeaders(addressesOfOthers, [inlineScript]));
  const supabaseUrl = env.VITE_SUPABASE_URL;
  await writeServiceWorker(folder, { manifest, shellAddresses: site.shellPaths, supabaseUrl });
  for (const leftover of [".vite", ".prerender"]) {
    rmSync(join(folder, leftover), { recursive: true });
  }
  return addresses.length;
}
