import { afterEach, expect, it, vi } from "vitest";
import { setReporter } from "../lib/report";
import { cacheForOffline } from "./cache-for-offline";

const path = "/data/class5-maths.json";

/** A browser with a cache, and perhaps a service worker that serves this page. */
function stubBrowser({ controller, put }: { controller: object | null; put: () => Promise<void> }): string[] {
  const opened: string[] = [];
  vi.stubGlobal("caches", {
    open: (name: string) => {
      opened.push(name);
      return Promise.resolve({ put });
    },
  });
  vi.stubGlobal("navigator", { serviceWorker: { controller } });
  return opened;
}

afterEach(() => vi.unstubAllGlobals());

it("stores a file in the cache that the service worker uses", async () => {
  const put = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const opened = stubBrowser({ controller: null, put });
  cacheForOffline(path, new Response("[]"));
  await vi.waitFor(() => expect(put).toHaveBeenCalledWith(path, expect.any(Response)));
  expect(opened).toEqual(["olympeak-questions"]);
});

it("does nothing if there is a service worker, or the browser has no cache", () => {
  const opened = stubBrowser({ controller: {}, put: () => Promise.resolve() });
  cacheForOffline(path, new Response("[]"));
  vi.unstubAllGlobals();
  cacheForOffline(path, new Response("[]"));
  expect(opened).toEqual([]);
});

it("reports a full cache, and throws nothing", async () => {
  stubBrowser({ controller: null, put: () => Promise.reject(new Error("full")) });
  const reported = new Promise<string>((resolve) => {
    setReporter(({ what }) => resolve(what));
  });
  cacheForOffline(path, new Response("[]"));
  expect(await reported).toContain(path);
});
