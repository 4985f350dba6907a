import { offlineQuestions } from "../config/offline";
import { report } from "../lib/report";

/**
 * Stores a file for use without a network. On later visits the service worker does this; on the first visit it starts
 * after the page has fetched its files.
 *
 * @param path the file's address
 * @param response the successful response, whose body is consumed
 */
export function cacheForOffline(path: string, response: Response): void {
  if (!("caches" in globalThis) || !("serviceWorker" in navigator) || navigator.serviceWorker.controller)
    return;
  caches
    .open(offlineQuestions)
    .then((kept) => kept.put(path, response))
    .catch((error: unknown) => report(`keeping ${path} for times without a network`, error));
}
