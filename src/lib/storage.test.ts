import * as v from "valibot";
import { afterEach, expect, it, vi } from "vitest";
import { setReporter } from "./report";
import { readStored, removeStored, studentKey, writeStored } from "./storage";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it("readStored returns the written value, and null after it is removed", () => {
  writeStored("cart", ["a"]);
  expect(readStored("cart", v.array(v.string()))).toEqual(["a"]);
  removeStored("cart");
  expect(readStored("cart", v.array(v.string()))).toBeNull();
});

it("readStored returns null for an invalid entry", () => {
  localStorage.setItem("cart", JSON.stringify({ items: "all of them" }));
  expect(readStored("cart", v.array(v.string()))).toBeNull();
});

it("readStored reports broken JSON and returns null", () => {
  const reports: string[] = [];
  const restoreReporter = setReporter((event) => reports.push(event.what));
  localStorage.setItem("cart", "[1,");
  expect(readStored("cart", v.array(v.string()))).toBeNull();
  expect(reports).toEqual(["reading the stored entry cart"]);
  restoreReporter();
});

it("writeStored returns false if the storage is full", () => {
  const restoreReporter = setReporter(() => undefined);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(writeStored("cart", [])).toBe(false);
  restoreReporter();
});

it("stores separate entries for two students who share a computer", () => {
  expect(studentKey("cart", "asha")).not.toBe(studentKey("cart", "ravi"));
  expect(studentKey("cart", null)).toBe("cart");
});
