import { offlineQuestions } from "../config/offline";
import { report } from "../lib/report";

/**
 * Keeps a file for times without a network. On later visits the service worker does that on its own; on the first one it
 * comes too late for what the page has fetched already.
 *
 * @param path the file's address
 * @param response its good answer, which is used up
 */
export function cacheForOffline(path: string, response: Response): void {
  if (!("caches" in globalThis) || !("serviceWorker" in navigator) || navigator.serviceWorker.controller)
    return;
  caches
    .open(offlineQuestions)
    .then((kept) => kept.put(path, response))
    .catch((error: unknown) => report(`keeping ${path} for times without a network`, error));
}
