import { afterEach, expect, it, vi } from "vitest";
import { reloadOnce } from "./reload-once";

const gone = new Error("Failed to fetch dynamically imported module");

function stubLocation() {
  const reload = vi.fn<() => void>();
  vi.stubGlobal("location", { pathname: "/awards", reload });
  return reload;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("reloads the address, once", async () => {
  const reload = stubLocation();
  void reloadOnce(gone);
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
