import { offlineQuestionsCacheName } from "../config/offline";
import { report } from "../lib/report";

/**
 * Stores a file for use without a network. Does nothing if a service worker controls the page, because the worker
 * caches files itself. On the first visit, the worker starts too late to cache them.
 *
 * @param path the file's URL path
 * @param response the successful response, whose body is consumed
 */
export function cacheForOffline(path: string, response: Response): void {
  if (!("caches" in globalThis) || !("serviceWorker" in navigator) || navigator.serviceWorker.controller)
    return;
  caches
    .open(offlineQuestionsCacheName)
    .then((cache) => cache.put(path, response))
    .catch((error: unknown) => report(`caching ${path} for offline use`, error));
}
