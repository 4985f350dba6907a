import { Workbox } from "workbox-window";
import { report } from "../lib/report";
import { siteUpdateStore } from "./site-update";

/** An open page checks for a new version at this interval, in milliseconds. */
const updateIntervalMs = 3_600_000;

/**
 * Registers the service worker that the build has written (tools/build/service-worker.ts). When a new version is ready
 * to be activated, it puts that version into `siteUpdateStore`.
 *
 * @throws the browser's error, for example in a private window
 */
export async function registerServiceWorker(): Promise<void> {
  const workbox = new Workbox("/sw.js");
  const apply = () => {
    workbox.addEventListener("controlling", () => location.reload());
    workbox.messageSkipWaiting();
  };
  workbox.addEventListener("waiting", () => {
    // The very first version activates automatically, because there is no older one.
    if (navigator.serviceWorker.controller) siteUpdateStore.setState({ apply });
  });
  await workbox.register();
  setInterval(() => {
    workbox.update().catch((error: unknown) => report("asking for a new version", error));
  }, updateIntervalMs);
}
