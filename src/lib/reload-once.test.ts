import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { reloadOnce } from "./reload-once";

const missingScript = new Error("Failed to fetch dynamically imported module");

function stubLocation() {
  const reload = vi.fn<() => void>();
  vi.stubGlobal("location", { pathname: "/awards", reload });
  return reload;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("reloads the page once, after waiting for another page to open", async () => {
  const reload = stubLocation();
  void reloadOnce(missingScript);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(reload).toHaveBeenCalledOnce();
  await expect(reloadOnce(missingScript)).rejects.toBe(missingScript);
  expect(reload).toHaveBeenCalledOnce();
});

it("does not reload without a network", async () => {
  const reload = stubLocation();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await expect(reloadOnce(missingScript)).rejects.toBe(missingScript);
  expect(reload).not.toHaveBeenCalled();
});

it("does not reload if the visitor has gone to another page meanwhile", async () => {
  const reload = stubLocation();
  const outcome = reloadOnce(missingScript).catch((error: unknown) => error);
  vi.stubGlobal("location", { pathname: "/contact", reload });
  await vi.advanceTimersByTimeAsync(2000);
  expect(await outcome).toBe(missingScript);
  expect(reload).not.toHaveBeenCalled();
});
