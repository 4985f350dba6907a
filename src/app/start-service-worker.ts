import { report } from "../lib/report";

/** So long after the page has loaded, in milliseconds: by then a test shows its first question on a slow phone too. */
const timeoutMs = 3_000;

/** Registers the service worker once the page has loaded and is at rest: a first visit is for reading, not for keeping. */
export function startServiceWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  const start = () =>
    setTimeout(() => {
      import("./service-worker")
        .then(({ registerServiceWorker }) => registerServiceWorker())
        .catch((error: unknown) => report("registering the service worker", error));
    }, timeoutMs);
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}
