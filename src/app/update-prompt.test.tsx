import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeRoomCopy } from "../../tests/support/exam-factory";
import { asha } from "../../tests/support/factories";
import { renderWithProviders } from "../../tests/support/render";
import { roomKey } from "../engine/exam/storage/room-keys";
import { attemptKey } from "../engine/mock-test/attempt";
import { registerServiceWorker } from "./service-worker";
import { siteUpdateStore } from "./site-update";
import { UpdatePrompt } from "./update-prompt";

const origin = "http://localhost:5173";

/** A service worker with a new version, as the page sees it. */
class FakeWorker extends EventTarget {
  readonly scriptURL = `${origin}/sw.js`;
  state = "installing";
  postMessage = vi.fn<(message: unknown) => void>();
}

let worker: FakeWorker;
let reload: ReturnType<typeof vi.fn<() => void>>;
let serviceWorker: EventTarget & { controller: object | null };

/** Makes the browser download a new version while the page is open. The version waits until the page activates it. */
async function downloadNewVersion({ isFirst = false }: { isFirst?: boolean } = {}): Promise<void> {
  worker = new FakeWorker();
  const installing: { waiting: FakeWorker | null; installing: FakeWorker } = {
    waiting: null,
    installing: worker,
  };
  const registration = Object.assign(new EventTarget(), installing);
  const register = () => Promise.resolve(registration);
  const controller = isFirst ? null : { scriptURL: `${origin}/old.js` };
  serviceWorker = Object.assign(new EventTarget(), { controller, register });
  Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker, configurable: true });
  await registerServiceWorker();
  registration.dispatchEvent(new Event("updatefound"));
  worker.state = "installed";
  registration.waiting = worker;
  worker.dispatchEvent(new Event("statechange"));
  await act(() => vi.advanceTimersByTimeAsync(1000));
}

const findBar = () => screen.queryByText("A new version is ready");

beforeEach(() => {
  reload = vi.fn<() => void>();
  vi.stubGlobal("location", { reload, pathname: "/", href: `${origin}/`, origin });
  vi.useFakeTimers({ toFake: ["setInterval", "setTimeout", "clearTimeout"], shouldAdvanceTime: true });
});
afterEach(() => {
  act(() => siteUpdateStore.setState(siteUpdateStore.getInitialState()));
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

describe("a new version", () => {
  it("is not offered on the first visit, when there is no older version", async () => {
    renderWithProviders(<UpdatePrompt />, { path: "/awards" });
    await downloadNewVersion({ isFirst: true });
    expect(siteUpdateStore.getState().apply).toBeNull();
    expect(findBar()).toBeNull();
  });

  it("is offered in a notice; Update activates it and reloads the page", async () => {
    const user = renderWithProviders(<UpdatePrompt />, { path: "/awards" });
    await downloadNewVersion();
    expect(await screen.findByRole("status")).toHaveTextContent("A new version is ready");
    await user.click(screen.getByRole("button", { name: "Update" }));
    expect(worker.postMessage).toHaveBeenCalledWith({ type: "SKIP_WAITING" }, expect.anything());
    expect(reload).not.toHaveBeenCalled();
    serviceWorker.dispatchEvent(new Event("controllerchange"));
    expect(reload).toHaveBeenCalledOnce();
  });

  it("does not reload this page when another tab activates it", async () => {
    renderWithProviders(<UpdatePrompt />, { path: "/awards" });
    await downloadNewVersion();
    await screen.findByRole("button", { name: "Update" });
    serviceWorker.dispatchEvent(new Event("controllerchange"));
    expect(reload).not.toHaveBeenCalled();
  });

  it.each(["/mocktest", "/exam/5b1e-0a"])("can be postponed, and is never offered at %s", async (path) => {
    const user = renderWithProviders(<UpdatePrompt />, { path: "/awards" });
    await downloadNewVersion();
    await user.click(await screen.findByRole("button", { name: "Later" }));
    expect(findBar()).toBeNull();
    expect(worker.postMessage).not.toHaveBeenCalled();
    renderWithProviders(<UpdatePrompt />, { path });
    expect(findBar()).toBeNull();
  });

  it.each([
    ["a test", attemptKey(null), () => ({ deadlineAtMs: Date.now() + 60_000 })],
    ["an exam on a device whose clock is 7 hours wrong", roomKey(asha.id, "a77e"), makeRoomCopy],
  ])(
    "is not activated while %s runs in any tab, even one that was started after the offer",
    async (_name, key, makeStored) => {
      const user = renderWithProviders(<UpdatePrompt />, { path: "/awards" });
      await downloadNewVersion();
      const button = await screen.findByRole("button", { name: "Update" });
      localStorage.setItem(key, JSON.stringify(makeStored()));
      await user.click(button);
      expect(worker.postMessage).not.toHaveBeenCalled();
      expect(findBar()).toBeNull();
    },
  );
});
