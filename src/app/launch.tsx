import { StrictMode } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { setPreloader } from "../lib/preload";
import { report } from "../lib/report";
import { loadRoutes } from "./load-routes";
import { routes } from "./routes";

/**
 * Loads the script of the prerendered page. If that fails, the page can still be read and its links work; the first
 * click loads the script again.
 *
 * @returns whether the page can be hydrated
 */
async function loadPrerendered(): Promise<boolean> {
  const clicked = new Promise((resolve) => addEventListener("click", resolve, { once: true }));
  try {
    await loadRoutes(location.pathname).catch(async (error: unknown) => {
      report("fetching the page’s script", error);
      await clicked;
      await loadRoutes(location.pathname);
    });
    return true;
  } catch {
    return false;
  }
}

/** Loads the script of the page for a shell. If that fails, the router tries again and shows the error. */
async function loadForShell(): Promise<void> {
  await loadRoutes(location.pathname).catch(() => undefined);
}

function createSite() {
  // Given hydration data, the router keeps the scroll position of the first page, which the visitor may be reading
  // already.
  const router = createBrowserRouter(routes, { hydrationData: {} });
  setPreloader((path) => loadRoutes(path, router.routes));
  return (
    <StrictMode>
      <RouterProvider router={router} onError={(error) => report("showing a page", error)} />
    </StrictMode>
  );
}

function hydrate(container: HTMLElement): Root {
  return hydrateRoot(container, createSite(), {
    onRecoverableError: (error) => report("hydrating the page", error),
  });
}

function render(container: HTMLElement): Root {
  container.replaceChildren();
  // The page adds its own head tags, so those of the HTML are removed; the build has marked them
  // (tools/build/render-page.ts).
  for (const tag of document.querySelectorAll("head [data-served]")) tag.remove();
  const root = createRoot(container);
  root.render(createSite());
  return root;
}

/**
 * Starts the site. A page that was prerendered for this URL is hydrated. Any other HTML is replaced: a shell (HTML
 * without a page), the page of another URL, or a page whose script could not be loaded. Then the boot script
 * (tools/build/boot-script.ts) repeats earlier clicks.
 *
 * @param container the element of index.html that holds the site
 * @returns the running site
 */
export async function launch(container: HTMLElement): Promise<Root> {
  const isPrerendered = container.dataset.address === location.pathname;
  if (!isPrerendered) await loadForShell();
  const canHydrate = isPrerendered && (await loadPrerendered());
  const root = canHydrate ? hydrate(container) : render(container);
  dispatchEvent(new Event("olympeak:ready"));
  return root;
}
