import "@testing-library/jest-dom/vitest";
import { act, cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import { findLoadedClient } from "../../src/data/client";
import { refreshSession } from "../../src/data/session";
import { takeUnexpectedErrors } from "./expected-errors";
import { server } from "./server/server";

/** Replacements for dialogs, scrolling and media queries, which jsdom does not have. They behave like a narrow page without animation. */
const dialogMethods = {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  },
};
Object.assign(HTMLDialogElement.prototype, dialogMethods);
window.scrollTo = () => undefined;
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: media.includes("prefers-reduced-motion"),
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

/**
 * React roots that the site creates itself, such as the toaster's. `cleanup` does not know these roots, so they are unmounted after
 * the test file, which ends their timers.
 */
const roots = vi.hoisted(() => new Set<{ unmount: () => void }>());
vi.mock(import("react-dom/client"), async (load) => {
  const client = await load();
  const createRoot: typeof client.createRoot = (...rootArguments) => {
    const root = client.createRoot(...rootArguments);
    roots.add(root);
    return root;
  };
  return { ...client, createRoot };
});

// Long timeouts, because a busy machine is slow.
configure({ asyncUtilTimeout: 10_000 });

let consoleErrorSpy: ReturnType<typeof vi.spyOn>;

/** The requests without a reply. A request that outlives its test would reach the replies of the next one. */
const openRequests = new Set<string>();
server.events.on("request:start", ({ requestId }) => openRequests.add(requestId));
server.events.on("request:end", ({ requestId }) => openRequests.delete(requestId));

// The real timer, also in tests with fake timers.
const { setTimeout: setRealTimeout } = globalThis;

/** Resolves when all requests have their replies, or after 0.3 seconds if a test holds a reply back. */
async function waitForReplies(): Promise<void> {
  for (let turn = 0; turn === 0 || (openRequests.size > 0 && turn < 30); turn++)
    await new Promise((resolve) => {
      setRealTimeout(resolve, turn === 0 ? 0 : 10);
    });
  openRequests.clear();
}

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
beforeEach(() => {
  consoleErrorSpy = vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(async () => {
  cleanup();
  await waitForReplies();
  // The client's timer would ask for a new token whenever the clock of a later test is past the session's end.
  await (await findLoadedClient())?.auth.stopAutoRefresh();
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  refreshSession();
  // A storage event, as after a change in another tab, so that the stores read the storage again.
  dispatchEvent(new StorageEvent("storage"));
  const unexpectedErrors = takeUnexpectedErrors(
    consoleErrorSpy.mock.calls.map((call: unknown[]) => call.map(String).join(" ")),
  );
  consoleErrorSpy.mockRestore();
  if (unexpectedErrors.length > 0)
    throw new Error(`unexpected console.error: ${unexpectedErrors.join("\n")}`);
});
afterAll(() => {
  server.close();
  act(() => {
    for (const root of roots) root.unmount();
  });
  roots.clear();
  // Reset timers, URL, elements and module state, so that the next file starts as in a new browser.
  vi.useRealTimers();
  vi.unstubAllGlobals();
  history.replaceState(null, "", "/");
  document.documentElement.removeAttribute("style");
  document.head.replaceChildren();
  document.body.replaceChildren();
  vi.resetModules();
});
