import { Workbox } from "workbox-window";
import { report } from "../lib/report";
import { siteUpdateStore } from "./site-update";

/** How often a page that stays open asks for a new version, in milliseconds. */
const askEveryMs = 3_600_000;

/**
 * Registers the service worker that the build has written (tools/build/service-worker.ts), and reports each new version
 * that waits.
 *
 * @throws what the browser throws, as in a private window that allows none
 */
export async function registerServiceWorker(): Promise<void> {
  const workbox = new Workbox("/sw.js");
  const apply = () => {
    workbox.addEventListener("controlling", () => location.reload());
    workbox.messageSkipWaiting();
  };
  workbox.addEventListener("waiting", () => {
    // The first version of all takes over on its own: there is nothing to change from.
    if (navigator.serviceWorker.controller) siteUpdateStore.setState({ apply });
  });
  await workbox.register();
  setInterval(() => {
    workbox.update().catch((error: unknown) => report("asking for a new version", error));
  }, askEveryMs);
}
