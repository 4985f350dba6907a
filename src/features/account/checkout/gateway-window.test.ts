import { afterEach, describe, expect, it, vi } from "vitest";
import { loadGateway } from "./gateway-window";

function listScripts(): HTMLScriptElement[] {
  return [...document.head.querySelectorAll<HTMLScriptElement>('script[src$="/v1/checkout.js"]')];
}

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(window, "Razorpay");
  for (const script of listScripts()) script.dispatchEvent(new Event("error"));
});

describe("the checkout script", () => {
  it("is added to the page once, however often it is loaded", async () => {
    const first = loadGateway();
    const second = loadGateway();
    expect(listScripts().map(({ src }) => src)).toEqual(["http://127.0.0.1:54330/v1/checkout.js"]);
    function Gateway() {}
    Object.assign(window, { Razorpay: Gateway });
    listScripts()[0]?.dispatchEvent(new Event("load"));
    expect(await first).toBe(Gateway);
    expect(await second).toBe(Gateway);
    expect(await loadGateway()).toBe(Gateway);
    listScripts()[0]?.remove();
  });

  it("rejects if it is blocked, and the next try loads it again", async () => {
    const first = loadGateway();
    listScripts()[0]?.dispatchEvent(new Event("error"));
    await expect(first).rejects.toThrow("The payment page could not be loaded. Nothing has been charged.");
    expect(listScripts()).toEqual([]);
    loadGateway().catch(() => undefined);
    expect(listScripts()).toHaveLength(1);
  });

  it("counts as blocked if it defines no checkout", async () => {
    const first = loadGateway();
    listScripts()[0]?.dispatchEvent(new Event("load"));
    await expect(first).rejects.toMatchObject({ code: "checkout_blocked" });
  });

  it("counts as blocked if it has not loaded after 20 s", async () => {
    vi.useFakeTimers();
    const first = loadGateway();
    const failure = first.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await failure).toMatchObject({ code: "checkout_blocked" });
  });
});
