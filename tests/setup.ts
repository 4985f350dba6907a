import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import { refreshSession } from "../src/data/session";
import { takeUnexpected } from "./expected-errors";
import { server } from "./server/server";

/** jsdom has no dialogs and no scrolling of its own. */
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
  const unexpected = takeUnexpected(errors.mock.calls.map((call: unknown[]) => call.map(String).join(" ")));
  errors.mockRestore();
  if (unexpected.length > 0) throw new Error(`unexpected console.error: ${unexpected.join("\n")}`);
});
afterAll(() => server.close());
