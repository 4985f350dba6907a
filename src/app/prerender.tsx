import { StrictMode, type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { prerenderToNodeStream } from "react-dom/static";
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouter,
  StaticRouterProvider,
} from "react-router-dom";
import { site as siteSettings } from "../config/site";
import { SeoSite } from "../ui/seo-site";
import { loadRoutes } from "./load-routes";
import { OfflinePage } from "./offline-page";
import { routes } from "./routes";

export { shellPaths } from "../config/paths";
export { listStaticPaths } from "./static-paths";

/** A path without a route, used for the page of all unknown addresses. */
export const unknownPath = "/no/such/page";

/** Loaders of the page components, by file. */
const pageFiles = import.meta.glob<Record<string, unknown>>(["../pages/*.tsx", "!../pages/*.test.tsx"]);

/** Finds the file of src/pages that exports the component. The name of the export does not matter. */
async function findSource(page: ComponentType): Promise<string> {
  for (const [file, load] of Object.entries(pageFiles))
    if (Object.values(await load()).includes(page)) return file.replace("..", "src");
  throw new Error(`No file of src/pages exports the page ${page.name}.`);
}

/**
 * @param path a path of this site
 * @returns the source files whose script the page needs to be hydrated
 * @throws Error when the page's component comes from no file of src/pages
 */
export async function listSources(path: string): Promise<string[]> {
  const page = await loadRoutes(path);
  return page ? [await findSource(page)] : [];
}

/**
 * Creates the site at a path, without React Router's inline hydration script: no page needs it, and the content
 * security policy forbids it.
 */
async function createSite(path: string) {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, "http://localhost")));
  if (context instanceof Response) throw new Error(`${path} answers with a redirect.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  return (
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>
  );
}

/**
 * Renders one path to HTML. Runs in Node, at build time.
 *
 * @param path a path of this site
 * @returns the HTML, preceded by the head tags that React hoists
 * @throws Error if the page throws; its error is the cause
 */
export async function prerender(path: string): Promise<string> {
  await loadRoutes(path);
  const errors: unknown[] = [];
  // With a limit, React would put large content at the end and move it into place with an inline script.
  const { prelude } = await prerenderToNodeStream(await createSite(path), {
    progressiveChunkSize: Infinity,
    onError: (error) => void errors.push(error),
  });
  let html = "";
  for await (const part of prelude.setEncoding("utf8")) html += String(part);
  // The first error is reported; the others usually follow from it.
  const [cause] = errors;
  const reason = cause instanceof Error ? cause.message : "not an error";
  if (errors.length > 0) throw new Error(`Rendering ${path} failed: ${reason}`, { cause });
  return html;
}

/** @returns the HTML of the offline page that the service worker stores; it needs no script */
export function renderOfflinePage(): string {
  return renderToStaticMarkup(
    <StaticRouter location={unknownPath}>
      <SeoSite value={siteSettings}>
        <OfflinePage />
      </SeoSite>
    </StaticRouter>,
  );
}
