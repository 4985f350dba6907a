import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { asha, logIn, maths, science, storeInAnotherTab } from "../../../../tests/support/factories";
import { refreshSession } from "../../../data/session";
import { setReporter } from "../../../lib/report";
import { addToCart, cartStore, clearCart, removeFromCart } from "./cart-store";

const ravi = { id: "de300000-0000-4000-8000-000000000002", email: "ravi@olympeak.example" };
const entryKey = `cart:${asha.id}`;

function readEntry(): unknown {
  return JSON.parse(localStorage.getItem(entryKey) ?? "null");
}

beforeEach(() => logIn());
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  refreshSession();
});

describe("the cart", () => {
  it("contains an exam once, however often it is added", () => {
    addToCart(maths);
    addToCart(science);
    const before = cartStore.getState();
    addToCart(maths);
    expect(cartStore.getState()).toBe(before);
    expect(readEntry()).toEqual([maths, science]);
  });

  it("removes exams by id, but not the others", () => {
    addToCart(maths);
    addToCart(science);
    removeFromCart([maths]);
    expect(cartStore.getState()).toEqual([science]);
    expect(readEntry()).toEqual([science]);
  });

  it("writes an empty list when it is cleared, even when it was empty", () => {
    clearCart();
    expect(readEntry()).toEqual([]);
  });

  it("stays after a reload", async () => {
    addToCart(science);
    vi.resetModules();
    (await import("../../../data/session")).refreshSession();
    const reloaded = await import("./cart-store");
    expect(reloaded.cartStore).not.toBe(cartStore);
    expect(reloaded.cartStore.getState()).toEqual([science]);
  });

  it.each([
    ["text", ["all of them"]],
    ["an object", { items: [maths] }],
    ["numbers", [1, 2]],
  ])("treats an entry with %s as an empty cart", (_, value) => {
    addToCart(maths);
    storeInAnotherTab(entryKey, value);
    expect(cartStore.getState()).toEqual([]);
  });

  it("counts an exam once if the stored entry has it twice", () => {
    storeInAnotherTab(entryKey, [maths, maths]);
    expect(cartStore.getState()).toEqual([maths]);
  });
});

describe("two tabs", () => {
  it("show the same cart", () => {
    const listener = vi.fn();
    const stop = cartStore.subscribe(listener);
    addToCart(maths);
    storeInAnotherTab(entryKey, [maths, science]);
    expect(cartStore.getState()).toEqual([maths, science]);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
  });

  it("do not overwrite each other, even before the event arrives", () => {
    addToCart(maths);
    localStorage.setItem(entryKey, JSON.stringify([maths, science]));
    removeFromCart([maths]);
    expect(readEntry()).toEqual([science]);
  });

  it("are not notified of other entries", () => {
    const listener = vi.fn();
    const stop = cartStore.subscribe(listener);
    globalThis.dispatchEvent(new StorageEvent("storage", { key: "somethingElse" }));
    expect(listener).not.toHaveBeenCalled();
    stop();
  });
});

describe("two students on one computer", () => {
  it("never see each other's cart", () => {
    const listener = vi.fn();
    const stop = cartStore.subscribe(listener);
    addToCart(maths);
    logIn(ravi);
    expect(cartStore.getState()).toEqual([]);
    expect(listener).toHaveBeenCalledTimes(2);
    addToCart(science);
    logIn(asha);
    expect(cartStore.getState()).toEqual([maths]);
    stop();
  });

  it("have empty carts after the storage is cleared at logout", () => {
    addToCart(maths);
    localStorage.clear();
    refreshSession();
    logIn();
    expect(cartStore.getState()).toEqual([]);
  });
});

it("continues in memory when the storage is full", () => {
  const restoreReporter = setReporter(() => undefined);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  addToCart(maths);
  addToCart(science);
  expect(cartStore.getState()).toEqual([maths, science]);
  vi.restoreAllMocks();
  removeFromCart([maths]);
  expect(readEntry()).toEqual([science]);
  restoreReporter();
});
