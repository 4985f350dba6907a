import { report } from "../lib/report";
import { announceUpdate } from "./site-update";

/** How often a page that stays open asks for a new version, in milliseconds. */
const askEveryMs = 3_600_000;

/** The first version of all takes over by itself: there is nothing to change from. */
function isUpdate(worker: ServiceWorker | null): worker is ServiceWorker {
  return worker?.state === "installed" && navigator.serviceWorker.controller !== null;
}

/**
 * Registers the service worker that the build has written (tools/build/service-worker.ts), and tells of each new version
 * that waits.
 *
 * @throws what the browser throws, as in a private window that allows none
 */
export async function registerServiceWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.register("/sw.js");
  const { waiting } = registration;
  if (isUpdate(waiting)) announceUpdate(waiting);
  registration.addEventListener("updatefound", () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => {
      if (isUpdate(installing)) announceUpdate(installing);
    });
  });
  setInterval(() => {
    registration.update().catch((error: unknown) => report("asking for a new version", error));
  }, askEveryMs);
}
