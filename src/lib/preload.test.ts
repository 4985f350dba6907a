import { afterEach, expect, it } from "vitest";
import { preload, setPreloader } from "./preload";
import { setReporter } from "./report";

afterEach(() => setPreloader(() => Promise.resolve()));

it("preload passes the path to the preloader", () => {
  const preloadedPaths: string[] = [];
  setPreloader((address) => Promise.resolve(preloadedPaths.push(address)));
  void preload("/mocktest");
  expect(preloadedPaths).toEqual(["/mocktest"]);
});

it("a failed preload is reported and not thrown", async () => {
  const reported = new Promise<string>((resolve) => {
    setReporter(({ what }) => resolve(what));
  });
  setPreloader(() => Promise.reject(new Error("offline")));
  void preload("/mocktest");
  expect(await reported).toBe("preloading the page /mocktest");
});
