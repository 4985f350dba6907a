import { StrictMode } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { setPreloader } from "../lib/preload";
import { report } from "../lib/report";
import { loadRoutes } from "./load-routes";
import { routes } from "./routes";

/**
 * Fetches the script of the page that was prerendered. Without it the page can be read, and its links work; it is fetched
 * again when somebody clicks.
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

/** The router fetches again what could not be fetched here, and shows why it failed. */
async function loadForShell(): Promise<void> {
  await loadRoutes(location.pathname).catch(() => undefined);
}

function createSite() {
  // Given hydration data, the router leaves the scroll position of the first page alone: somebody may be reading already.
  const router = createBrowserRouter(routes, { hydrationData: {} });
  setPreloader((address) => loadRoutes(address, router.routes));
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
  // The page brings head tags of its own; those of the HTML are marked by the build (tools/build/write-page.ts).
  for (const tag of document.querySelectorAll("head [data-served]")) tag.remove();
  const root = createRoot(container);
  root.render(createSite());
  return root;
}

/**
 * Starts the site. A page that was prerendered for this very address is hydrated. Anything else is rendered: a shell,
 * a page of another address, a page whose script could not be fetched. Then the boot script
 * (tools/build/boot-script.ts) clicks again what was clicked before.
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
