import { report } from "../lib/report";

/**
 * The time to wait after the page has loaded, in milliseconds: long enough for a slow phone to show a test's first
 * question.
 */
const delayMs = 3_000;

/** Registers the service worker 3 s after the page has loaded, so that caching does not slow down a first visit. */
export function startServiceWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  const start = () =>
    setTimeout(() => {
      import("./service-worker")
        .then(({ registerServiceWorker }) => registerServiceWorker())
        .catch((error: unknown) => report("registering the service worker", error));
    }, delayMs);
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}
