import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { build, loadEnv, type Plugin } from "vite";
import { readEnv } from "../../src/config/read-env";
import { projectFolder } from "../local/project-folder";
import { renderAppManifest } from "./app-manifest";
import { inlineScript } from "./boot-script";
import { listChunks, siteEntry, type Manifest } from "./chunks";
import { formatHeaders } from "./headers";
import { createStylePicker } from "./page-styles";
import { loadRenderer } from "./renderer";
import { writeServiceWorker } from "./service-worker";
import { lowercaseRedirectPath, lowercaseRedirectScript } from "./lowercase-redirect";
import { getPageFile, formatRedirects, formatRobots, renderSitemap } from "./site-files";
import { renderLinks, renderPage, renderShell } from "./render-page";

/**
 * Builds the whole site: Vite's chunks, an HTML page for every public path, the shells, the sitemap, and the host's
 * configuration files.
 *
 * @param outDir the output folder; it is emptied first
 * @param plugins plugins that a test adds
 * @returns the number of pages written
 * @throws Error when a setting is missing or wrong, or a page cannot be rendered
 */
export async function buildSite(outDir: string, plugins: Plugin[] = []): Promise<number> {
  const folder = resolve(projectFolder, outDir);
  const env = readEnv({ ...loadEnv("production", projectFolder) });
  await build({
    root: projectFolder,
    logLevel: "warn",
    plugins,
    build: { outDir: folder, emptyOutDir: true, manifest: true, rolldownOptions: { input: siteEntry } },
  });
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  const template = readFileSync(join(projectFolder, "index.html"), "utf8");
  const manifest: Manifest = JSON.parse(read(".vite/manifest.json"));
  const [entry = "", ...styles] = listChunks(manifest, [siteEntry, "style.css"]);
  const styleSheet = styles.at(-1) ?? "";
  const pickStyles = createStylePicker(read(styleSheet));
  const listLinks = (sources: readonly string[]) =>
    renderLinks(styleSheet, listChunks(manifest, [siteEntry, ...sources]));
  const renderer = await loadRenderer(join(folder, ".prerender"), plugins);

  const indexedAddresses: string[] = [];
  const addresses = renderer.listStaticPaths();
  for (const address of addresses) {
    const html = await renderer.prerender(address);
    if (!html.includes("<h1")) throw new Error(`The page of ${address} has no heading. Is it a private one?`);
    const links = listLinks(await renderer.listSources(address));
    write(getPageFile(address), renderPage(template, { html, address, links }, pickStyles));
    if (!html.includes('<meta name="robots" content="noindex"/>')) indexedAddresses.push(address);
  }
  const frameLinks = listLinks([]);
  const notFoundPage = {
    html: await renderer.prerender(renderer.unknownPath),
    links: frameLinks,
    firstScript: lowercaseRedirectPath,
  };
  write(lowercaseRedirectPath.slice(1), lowercaseRedirectScript);
  write("404.html", renderPage(template, notFoundPage, pickStyles));
  write("offline.html", renderPage(template, { html: renderer.renderOfflinePage() }, pickStyles));

  write("200.html", renderShell(template, env.VITE_SITE_NAME, frameLinks, entry));
  for (const address of renderer.shellPaths) {
    const links = listLinks(await renderer.listSources(address));
    write(getPageFile(address), renderShell(template, env.VITE_SITE_NAME, links, entry));
  }

  const { VITE_SITE_URL: siteUrl, VITE_SUPABASE_URL: supabaseUrl } = env;
  write("manifest.webmanifest", renderAppManifest(env.VITE_SITE_NAME));
  if (siteUrl) write("sitemap.xml", renderSitemap(siteUrl, indexedAddresses));
  write("robots.txt", formatRobots(siteUrl));
  write("_redirects", formatRedirects(renderer.shellPaths));
  const usedUrls = {
    siteUrl,
    supabaseUrl,
    checkoutUrl: env.VITE_RAZORPAY_CHECKOUT_URL,
    ebookForms: [env.VITE_EBOOK_GUIDE_URL, env.VITE_EBOOK_PUZZLES_URL],
    pageCounterUrl: env.VITE_PAGE_COUNTER_URL,
    captchaScriptUrl: env.VITE_TURNSTILE_SITE_KEY && env.VITE_TURNSTILE_SCRIPT_URL,
  };
  write("_headers", formatHeaders(usedUrls, [inlineScript]));
  await writeServiceWorker(folder, { manifest, shellAddresses: renderer.shellPaths, supabaseUrl });
  for (const leftover of [".vite", ".prerender"]) {
    rmSync(join(folder, leftover), { recursive: true });
  }
  return addresses.length;
}
