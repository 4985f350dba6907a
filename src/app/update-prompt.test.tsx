import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { show } from "../../tests/render";
import { attemptKey } from "../data/mock-test/attempt";
import { registerServiceWorker } from "./service-worker";
import { UpdatePrompt } from "./update-prompt";

/** A new version of the site as the browser shows it to the page. */
class FakeWorker extends EventTarget {
  state = "installing";
  postMessage = vi.fn<(message: unknown) => void>();
}

let worker: FakeWorker;
let reload: ReturnType<typeof vi.fn<() => void>>;
let serviceWorker: EventTarget & { controller: object | null };

/** The browser finds a new version while the page is open. */
async function arrive({ isFirst = false }: { isFirst?: boolean } = {}): Promise<void> {
  worker = new FakeWorker();
  const registration = Object.assign(new EventTarget(), { waiting: null, installing: worker });
  const register = () => Promise.resolve(registration);
  serviceWorker = Object.assign(new EventTarget(), { controller: isFirst ? null : {}, register });
  Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker, configurable: true });
  await registerServiceWorker();
  registration.dispatchEvent(new Event("updatefound"));
  worker.state = "installed";
  await act(async () => void worker.dispatchEvent(new Event("statechange")));
}

const bar = () => screen.queryByText("A new version is ready");

beforeEach(() => {
  reload = vi.fn<() => void>();
  vi.stubGlobal("location", { reload, pathname: "/", origin: "http://localhost:5173" });
  vi.useFakeTimers({ toFake: ["setInterval"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

describe("a new version", () => {
  it("is not told of on the first visit, when there is nothing to change from", async () => {
    show(<UpdatePrompt />, { at: "/awards" });
    await arrive({ isFirst: true });
    expect(bar()).toBeNull();
  });

  it("is offered politely; Update changes to it and loads the page anew", async () => {
    const user = show(<UpdatePrompt />, { at: "/awards" });
    await arrive();
    expect(await screen.findByRole("status")).toHaveTextContent("A new version is ready");
    await user.click(screen.getByRole("button", { name: "Update" }));
    expect(worker.postMessage).toHaveBeenCalledWith({ type: "SKIP_WAITING" }, []);
    expect(reload).not.toHaveBeenCalled();
    serviceWorker.dispatchEvent(new Event("controllerchange"));
    expect(reload).toHaveBeenCalledOnce();
  });

  it("can wait, and is never told of on a test", async () => {
    const user = show(<UpdatePrompt />, { at: "/awards" });
    await arrive();
    await user.click(await screen.findByRole("button", { name: "Later" }));
    expect(bar()).toBeNull();
    expect(worker.postMessage).not.toHaveBeenCalled();
    show(<UpdatePrompt />, { at: "/mocktest" });
    expect(bar()).toBeNull();
  });

  it("never takes over while a test runs in any tab, even when that began after the offer", async () => {
    const user = show(<UpdatePrompt />, { at: "/awards" });
    await arrive();
    const button = await screen.findByRole("button", { name: "Update" });
    localStorage.setItem(attemptKey(null), JSON.stringify({ deadlineAtMs: Date.now() + 60_000 }));
    await user.click(button);
    expect(worker.postMessage).not.toHaveBeenCalled();
    expect(bar()).toBeNull();
  });
});
