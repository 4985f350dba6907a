import { afterEach, expect, it, vi } from "vitest";
import { setReporter } from "../lib/report";
import { cacheForOffline } from "./cache-for-offline";

const path = "/data/class5-maths.json";

/**
 * Stubs a browser with a cache, and maybe a service worker that controls this page. Returns the names of opened caches.
 */
function stubBrowser({ controller, put }: { controller: object | null; put: () => Promise<void> }): string[] {
  const openedCaches: string[] = [];
  vi.stubGlobal("caches", {
    open: (name: string) => {
      openedCaches.push(name);
      return Promise.resolve({ put });
    },
  });
  vi.stubGlobal("navigator", { serviceWorker: { controller } });
  return openedCaches;
}

afterEach(() => vi.unstubAllGlobals());

it("stores a file in the cache that the service worker uses", async () => {
  const put = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const openedCaches = stubBrowser({ controller: null, put });
  cacheForOffline(path, new Response("[]"));
  await vi.waitFor(() => expect(put).toHaveBeenCalledWith(path, expect.any(Response)));
  expect(openedCaches).toEqual(["olympeak-questions"]);
});

it("opens no cache if a service worker controls the page, or the browser has no caches", () => {
  const openedCaches = stubBrowser({ controller: {}, put: () => Promise.resolve() });
  cacheForOffline(path, new Response("[]"));
  vi.unstubAllGlobals();
  cacheForOffline(path, new Response("[]"));
  expect(openedCaches).toEqual([]);
});

it("reports a full cache, and throws nothing", async () => {
  stubBrowser({ controller: null, put: () => Promise.reject(new Error("full")) });
  const reported = new Promise<string>((resolve) => {
    setReporter(({ what }) => resolve(what));
  });
  cacheForOffline(path, new Response("[]"));
  expect(await reported).toContain(path);
});
