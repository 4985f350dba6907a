import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { asha, logIn, maths, science } from "../../../tests/factories";
import { refreshSession } from "../../data/session";
import { setReporter } from "../../lib/report";
import { addToCart, clearCart, getCart, removeFromCart, subscribeToCart } from "./cart-store";

const ravi = { id: "de300000-0000-4000-8000-000000000002", email: "ravi@olympeak.example" };
const entry = `cart:${asha.id}`;

function readEntry(): unknown {
  return JSON.parse(localStorage.getItem(entry) ?? "null");
}

/** What another tab does: it writes, and this tab hears of it. */
function writeInAnotherTab(ids: string[]): void {
  localStorage.setItem(entry, JSON.stringify(ids));
  globalThis.dispatchEvent(new StorageEvent("storage", { key: entry }));
}

beforeEach(() => logIn());
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  refreshSession();
});

describe("the cart", () => {
  it("takes an exam once, however often it is added", () => {
    addToCart(maths);
    addToCart(science);
    const before = getCart();
    addToCart(maths);
    expect(getCart()).toBe(before);
    expect(readEntry()).toEqual([maths, science]);
  });

  it("lets exams out by id and leaves the others", () => {
    addToCart(maths);
    addToCart(science);
    removeFromCart([maths]);
    expect(getCart()).toEqual([science]);
    expect(readEntry()).toEqual([science]);
  });

  it("writes an empty list when it is cleared, even when it was empty", () => {
    clearCart();
    expect(readEntry()).toEqual([]);
  });

  it("is there again after a reload", () => {
    localStorage.setItem(entry, JSON.stringify([science]));
    expect(getCart()).toEqual([science]);
  });

  it.each([
    ["words", '["all of them"]'],
    ["an object", `{"items":["${maths}"]}`],
    ["numbers", "[1,2]"],
  ])("takes an entry with %s for an empty cart", (_, text) => {
    localStorage.setItem(entry, text);
    expect(getCart()).toEqual([]);
  });

  it("counts an exam once that stands twice in the entry", () => {
    localStorage.setItem(entry, JSON.stringify([maths, maths]));
    expect(getCart()).toEqual([maths]);
  });
});

describe("two tabs", () => {
  it("follow each other", () => {
    const listener = vi.fn();
    const stop = subscribeToCart(listener);
    addToCart(maths);
    writeInAnotherTab([maths, science]);
    expect(getCart()).toEqual([maths, science]);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
  });

  it("do not undo each other, even before the event has come", () => {
    const stop = subscribeToCart(() => undefined);
    addToCart(maths);
    localStorage.setItem(entry, JSON.stringify([maths, science]));
    removeFromCart([maths]);
    expect(readEntry()).toEqual([science]);
    stop();
  });

  it("hear nothing of other entries", () => {
    const listener = vi.fn();
    const stop = subscribeToCart(listener);
    globalThis.dispatchEvent(new StorageEvent("storage", { key: "somethingElse" }));
    expect(listener).not.toHaveBeenCalled();
    stop();
  });
});

describe("two students on one computer", () => {
  it("never see each other's cart", () => {
    const listener = vi.fn();
    const stop = subscribeToCart(listener);
    addToCart(maths);
    logIn(ravi);
    expect(getCart()).toEqual([]);
    expect(listener).toHaveBeenCalledTimes(2);
    addToCart(science);
    logIn(asha);
    expect(getCart()).toEqual([maths]);
    stop();
  });

  it("leave nothing behind when the storage is cleared at logout", () => {
    addToCart(maths);
    localStorage.clear();
    refreshSession();
    logIn();
    expect(getCart()).toEqual([]);
  });
});

it("goes on in memory when the storage is full", () => {
  const putBack = setReporter(() => undefined);
  const stop = subscribeToCart(() => undefined);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  addToCart(maths);
  addToCart(science);
  expect(getCart()).toEqual([maths, science]);
  vi.restoreAllMocks();
  removeFromCart([maths]);
  expect(readEntry()).toEqual([science]);
  stop();
  putBack();
});
