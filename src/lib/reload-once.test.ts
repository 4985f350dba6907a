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

it("loads the address anew, once", () => {
  const reload = stubLocation();
  void reloadOnce(gone);
  expect(reload).toHaveBeenCalledOnce();
  expect(() => reloadOnce(gone)).toThrow(gone);
  expect(reload).toHaveBeenCalledOnce();
});

it("does not try without a network", () => {
  const reload = stubLocation();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(() => reloadOnce(gone)).toThrow(gone);
  expect(reload).not.toHaveBeenCalled();
});
