import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { listenToBack } from "../lib/back-guard";
import { setPreloader } from "../lib/preload";
import { report } from "../lib/report";
import { App } from "./app";
import { preloadPage } from "./preload-page";

const site = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

/** Brings the prerendered page to life. A page whose script cannot be fetched stays as it is: it reads and links. */
async function hydrate(container: HTMLElement): Promise<void> {
  try {
    await preloadPage(location.pathname, { hydrating: true });
  } catch (error) {
    report("fetching the page's script", error);
    return;
  }
  hydrateRoot(container, site, { onRecoverableError: (error) => report("hydrating the page", error) });
}

/** Renders an empty shell from scratch. The tags of its head were the shell's; the page brings its own. */
function render(container: HTMLElement): void {
  for (const tag of document.querySelectorAll("head [data-shell]")) tag.remove();
  createRoot(container).render(site);
}

/**
 * Starts the site. Only what was written for this very address is hydrated; anything else is rendered anew. Then the
 * boot script (tools/build/boot-script.ts) is told, which has kept a press that came before us.
 *
 * @param container the element of index.html that holds the site
 */
export async function launch(container: HTMLElement): Promise<void> {
  setPreloader(preloadPage);
  listenToBack();
  if (container.dataset.address === location.pathname) await hydrate(container);
  else render(container);
  dispatchEvent(new Event("olympeak:ready"));
}
