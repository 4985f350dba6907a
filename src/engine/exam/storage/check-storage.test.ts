import { afterEach, expect, it, vi } from "vitest";
import { setReporter } from "../../../lib/report";
import { askToPersist, canStore } from "./check-storage";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("returns whether this browser can store values, and removes its test value", () => {
  expect(canStore()).toBe(true);
  expect(Object.keys(localStorage)).toEqual([]);
  const restoreReporter = setReporter(() => {});
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("It is full.", "QuotaExceededError");
  });
  expect(canStore()).toBe(false);
  restoreReporter();
});

it("asks the browser not to clear the site, if the browser supports that", () => {
  const persist = vi.fn(async () => true);
  vi.stubGlobal("navigator", { storage: { persist } });
  askToPersist();
  expect(persist).toHaveBeenCalledTimes(1);
  vi.stubGlobal("navigator", {});
  expect(askToPersist).not.toThrow();
});
