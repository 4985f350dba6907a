import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { reloadOnce } from "./reload-once";

const gone = new Error("Failed to fetch dynamically imported module");

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

it("reloads the address once, after the time that another page may need to come", async () => {
  const reload = stubLocation();
  void reloadOnce(gone);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(reload).toHaveBeenCalledOnce();
  await expect(reloadOnce(gone)).rejects.toBe(gone);
  expect(reload).toHaveBeenCalledOnce();
});

it("does not try without a network", async () => {
  const reload = stubLocation();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await expect(reloadOnce(gone)).rejects.toBe(gone);
  expect(reload).not.toHaveBeenCalled();
});

it("leaves a visitor alone who has gone to another page meanwhile", async () => {
  const reload = stubLocation();
  const outcome = reloadOnce(gone).catch((error: unknown) => error);
  vi.stubGlobal("location", { pathname: "/contact", reload });
  await vi.advanceTimersByTimeAsync(2000);
  expect(await outcome).toBe(gone);
  expect(reload).not.toHaveBeenCalled();
});
