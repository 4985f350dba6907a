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

const fetchPage = () => preloadPage(location.pathname, { hydrating: true });

const nextPress = () => new Promise<Event>((resolve) => addEventListener("click", resolve, { once: true }));

/**
 * Brings the prerendered page to life. A page whose script cannot be fetched reads and links all the same; at the next
 * press it is fetched again, and if that fails too, the page is rendered anew, which ends at the error screen.
 */
async function hydrate(container: HTMLElement): Promise<void> {
  const pressed = nextPress();
  try {
    await fetchPage().catch(async (error: unknown) => {
      report("fetching the page's script", error);
      await pressed;
      return fetchPage();
    });
  } catch {
    render(container);
    return;
  }
  hydrateRoot(container, site, { onRecoverableError: (error) => report("hydrating the page", error) });
}

/**
 * Renders the page from scratch. The tags of a shell's head were the shell's; the page brings its own. What was written
 * goes at once: a press that was kept for it must not reach a form without its script.
 */
function render(container: HTMLElement): void {
  container.replaceChildren();
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
