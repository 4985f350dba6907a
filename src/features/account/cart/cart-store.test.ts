import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { asha, logIn, maths, science, storeInAnotherTab } from "../../../../tests/support/factories";
import { refreshSession } from "../../../data/session";
import { setReporter } from "../../../lib/report";
import { addToCart, cartStore, clearCart, removeFromCart } from "./cart-store";

const ravi = { id: "de300000-0000-4000-8000-000000000002", email: "ravi@olympeak.example" };
const cartKey = `cart:${asha.id}`;

function readStoredCart(): unknown {
  return JSON.parse(localStorage.getItem(cartKey) ?? "null");
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
    const cartBefore = cartStore.getState();
    addToCart(maths);
    expect(cartStore.getState()).toBe(cartBefore);
    expect(readStoredCart()).toEqual([maths, science]);
  });

  it("removes only the exams with the given ids", () => {
    addToCart(maths);
    addToCart(science);
    removeFromCart([maths]);
    expect(cartStore.getState()).toEqual([science]);
    expect(readStoredCart()).toEqual([science]);
  });

  it("is stored as an empty list when it is cleared, even if it was empty already", () => {
    clearCart();
    expect(readStoredCart()).toEqual([]);
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
    ["a text that is not an id", ["all of them"]],
    ["an object", { items: [maths] }],
    ["numbers", [1, 2]],
  ])("is empty if the stored entry contains %s", (_, value) => {
    addToCart(maths);
    storeInAnotherTab(cartKey, value);
    expect(cartStore.getState()).toEqual([]);
  });

  it("contains an exam once if the stored entry lists the exam twice", () => {
    storeInAnotherTab(cartKey, [maths, maths]);
    expect(cartStore.getState()).toEqual([maths]);
  });
});

describe("two tabs", () => {
  it("show the same cart", () => {
    const listener = vi.fn();
    const stop = cartStore.subscribe(listener);
    addToCart(maths);
    storeInAnotherTab(cartKey, [maths, science]);
    expect(cartStore.getState()).toEqual([maths, science]);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
  });

  it("do not overwrite each other, even before the storage event arrives", () => {
    addToCart(maths);
    localStorage.setItem(cartKey, JSON.stringify([maths, science]));
    removeFromCart([maths]);
    expect(readStoredCart()).toEqual([science]);
  });

  it("are not notified of changes to other entries of the storage", () => {
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

it("the cart continues in memory when the storage is full", () => {
  const restoreReporter = setReporter(() => undefined);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  addToCart(maths);
  addToCart(science);
  expect(cartStore.getState()).toEqual([maths, science]);
  vi.restoreAllMocks();
  removeFromCart([maths]);
  expect(readStoredCart()).toEqual([science]);
  restoreReporter();
});
