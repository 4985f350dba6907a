import "@testing-library/jest-dom/vitest";
import { act, cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import { refreshSession } from "../../src/data/session";
import { takeUnexpected } from "./expected-errors";
import { server } from "./server/server";

/** jsdom has no dialogs, no scrolling and no media queries of its own; ours is a narrow page without animation. */
const dialogs = {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  },
};
Object.assign(HTMLDialogElement.prototype, dialogs);
window.scrollTo = () => undefined;
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: media.includes("prefers-reduced-motion"),
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

/** Parts beside a page that outlive it, such as the toaster: with its timers it would outlive the browser as well. */
const roots = vi.hoisted(() => new Set<{ unmount: () => void }>());
vi.mock(import("react-dom/client"), async (load) => {
  const client = await load();
  const createRoot: typeof client.createRoot = (...given) => {
    const root = client.createRoot(...given);
    roots.add(root);
    return root;
  };
  return { ...client, createRoot };
});

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 10_000 });

let errors: ReturnType<typeof vi.spyOn>;

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
beforeEach(() => {
  errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  refreshSession();
  // Messages that a browser sends to its other tabs.
  dispatchEvent(new StorageEvent("storage"));
  const unexpected = takeUnexpected(errors.mock.calls.map((call: unknown[]) => call.map(String).join(" ")));
  errors.mockRestore();
  if (unexpected.length > 0) throw new Error(`unexpected console.error: ${unexpected.join("\n")}`);
});
afterAll(() => {
  server.close();
  act(() => {
    for (const root of roots) root.unmount();
  });
  roots.clear();
  // The next file begins as in a browser of its own: no timer, address, element or state of a module is left to it.
  vi.useRealTimers();
  vi.unstubAllGlobals();
  history.replaceState(null, "", "/");
  document.documentElement.removeAttribute("style");
  document.head.replaceChildren();
  document.body.replaceChildren();
  vi.resetModules();
});
