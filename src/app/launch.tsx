import { StrictMode } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { listenToBack } from "../lib/back-guard";
import { setPreloader } from "../lib/preload";
import { report } from "../lib/report";
import { removeServedHead } from "../lib/served-head";
import { App } from "./app";
import { findPage } from "./find-page";
import { notePlaces } from "./place-on-page";

const site = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

/**
 * Fetches what the page of a shell is rendered with, which the shell has asked for already. A page that is there is shown at
 * once; one that is still lazy would leave its place empty first, for the 0.3 s that React then waits at least. Where the
 * script does not come, the page says so itself.
 */
async function fetchPage(): Promise<void> {
  await findPage(location.pathname)
    ?.preload()
    .catch(() => undefined);
}

/**
 * Fetches the script of a prerendered page. Without it the page reads and links all the same; at the next press it is
 * fetched again.
 *
 * @returns whether the page can be hydrated
 */
async function fetchScript(): Promise<boolean> {
  const page = findPage(location.pathname);
  if (!page || page.isStatic) return true;
  const pressed = new Promise((resolve) => addEventListener("click", resolve, { once: true }));
  const fetchAgain = async (error: unknown) => {
    report("fetching the page's script", error);
    await pressed;
    return page.preload();
  };
  const script = page.preload().catch(fetchAgain);
  return script.then(
    () => true,
    () => false,
  );
}

function hydrate(container: HTMLElement): Root {
  return hydrateRoot(container, site, {
    onRecoverableError: (error) => report("hydrating the page", error),
  });
}

function render(container: HTMLElement): Root {
  container.replaceChildren();
  removeServedHead();
  const root = createRoot(container);
  root.render(site);
  return root;
}

/**
 * Starts the site. Only what was written for this very address is hydrated; anything else, and a page whose script could
 * not be had, is rendered anew, and its head with it. What was written goes at once: a press that was kept for it must
 * not reach a form without its script. Then the boot script (tools/build/boot-script.ts) is told, which has kept a press
 * that came before us.
 *
 * @param container the element of index.html that holds the site
 * @returns the running site
 */
export async function launch(container: HTMLElement): Promise<Root> {
  setPreloader(async (address) => findPage(address)?.preload());
  listenToBack();
  notePlaces();
  const isServedHere = container.dataset.address === location.pathname;
  if (!isServedHere) await fetchPage();
  const canHydrate = isServedHere && (await fetchScript());
  const root = canHydrate ? hydrate(container) : render(container);
  dispatchEvent(new Event("olympeak:ready"));
  return root;
}
