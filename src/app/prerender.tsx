import { StrictMode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { prerenderToNodeStream } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { site as siteSettings } from "../config/site";
import { SeoSite } from "../ui/seo-site";
import { App } from "./app";
import { OfflinePage } from "./offline-page";
import { preloadPage } from "./preload-page";

export { shellPaths } from "../config/paths";
export { listStaticAddresses } from "./addresses";

/** An address no route table will ever know: it stands for all the unknown ones. */
export const unknownAddress = "/no/such/page";

/**
 * Renders one address to HTML. Runs in Node, at build time.
 *
 * @param address a path of this site
 * @returns the HTML, with the head tags that React hoists in front; and the name of the page's component, by which its
 *   chunk is found; a still page needs none
 * @throws what the page throws
 */
export async function prerender(address: string): Promise<{ html: string; pageName: string | undefined }> {
  const page = await preloadPage(address);
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter location={address}>
        <App />
      </StaticRouter>
    </StrictMode>,
    // Large content must stay where it belongs, and not come later by script.
    { progressiveChunkSize: Infinity, onError: (error) => void errors.push(error) },
  );
  let html = "";
  for await (const part of prelude.setEncoding("utf8")) html += String(part);
  if (errors.length > 0) throw new Error(`Rendering ${address} failed.`, { cause: errors[0] });
  return {
    html,
    pageName: page?.isStill ? undefined : page?.component.name,
  };
}

/**
 * @returns the HTML of the page that the service worker keeps for want of a network; it needs no script
 */
export function renderOfflinePage(): string {
  return renderToStaticMarkup(
    <StaticRouter location={unknownAddress}>
      <SeoSite value={siteSettings}>
        <OfflinePage />
      </SeoSite>
    </StaticRouter>,
  );
}
