import { StrictMode, type ComponentType, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { prerenderToNodeStream } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { site as siteSettings } from "../config/site";
import { SeoSite } from "../ui/seo-site";
import { App } from "./app";
import { findPage } from "./find-page";
import { OfflinePage } from "./offline-page";

export { shellPaths } from "../config/paths";
export { listStaticAddresses } from "./addresses";

/** An address no route table will ever know: it stands for all the unknown ones. */
export const unknownAddress = "/no/such/page";

const pageFiles = import.meta.glob<Record<string, unknown>>(["../pages/*.tsx", "!../pages/*.test.tsx"]);

/** The file that exports the component, whatever both are called. */
async function findSource(page: ComponentType): Promise<string> {
  for (const [file, load] of Object.entries(pageFiles))
    if (Object.values(await load()).includes(page)) return file.replace("..", "src");
  throw new Error(`No file of src/pages exports the page ${page.name}.`);
}

/**
 * @param address a path of this site
 * @returns the source files whose script the page needs to come alive: none where its HTML is all of it
 * @throws Error when the page's component comes from no file of src/pages
 */
export async function listSources(address: string): Promise<string[]> {
  const page = findPage(address);
  return page && !page.isStatic ? [await findSource(await page.preload())] : [];
}

const atAddress = (address: string, children: ReactNode) => (
  <StrictMode>
    <StaticRouter location={address}>{children}</StaticRouter>
  </StrictMode>
);

/**
 * Renders one address to HTML. Runs in Node, at build time.
 *
 * @param address a path of this site
 * @returns the HTML, with the head tags that React hoists in front
 * @throws Error with what the page throws as its cause
 */
export async function prerender(address: string): Promise<string> {
  await findPage(address)?.preload();
  const errors: unknown[] = [];
  // Large content must stay where it belongs, and not come later by script.
  const { prelude } = await prerenderToNodeStream(atAddress(address, <App />), {
    progressiveChunkSize: Infinity,
    onError: (error) => void errors.push(error),
  });
  let html = "";
  for await (const part of prelude.setEncoding("utf8")) html += String(part);
  const [cause] = errors;
  const why = cause instanceof Error ? cause.message : "not an error";
  if (errors.length > 0) throw new Error(`Rendering ${address} failed: ${why}`, { cause });
  return html;
}

/**
 * @returns the HTML of the page that the service worker keeps for want of a network; it needs no script
 */
export function renderOfflinePage(): string {
  return renderToStaticMarkup(
    atAddress(
      unknownAddress,
      <SeoSite value={siteSettings}>
        <OfflinePage />
      </SeoSite>,
    ),
  );
}
