import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { refreshSession } from "../src/data/session";
import { takeUnexpected } from "./expected-errors";
import { server } from "./server/server";

/** jsdom has no dialogs and no scrolling of its own. */
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event("close"));
};
window.scrollTo = () => undefined;

/** A page's chunk is compiled when it is first asked for, which takes its time on a busy machine. */
configure({ asyncUtilTimeout: 5_000 });

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
  expect(unexpected, "unexpected console.error").toEqual([]);
});
afterAll(() => server.close());
