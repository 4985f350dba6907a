import { act, screen } from "@testing-library/react";
import type { Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setReporter } from "../lib/report";
import { launch } from "./launch";
import { loadRoutes } from "./load-routes";

let container: HTMLElement;
let root: Root | undefined;
let restoreReporter: (() => void) | undefined;

/** Sets the URL, and puts the HTML of a page into the document: tags of the head, and the element that holds the site. */
function insertHtml(path: string, { head, html }: { head: string; html: string }): void {
  history.replaceState(null, "", path);
  document.head.innerHTML = head;
  container = document.createElement("div");
  container.innerHTML = html;
  document.body.append(container);
}

const shell = {
  head: '<title data-served>Olympeak</title><meta name="robots" content="noindex" data-served>',
  html: "<noscript>Needs script.</noscript>",
};

beforeEach(async () => void (await loadRoutes("/login")));
afterEach(() => {
  act(() => root?.unmount());
  container.remove();
  restoreReporter?.();
});

it("removes a shell's head tags, such as noindex, because the page adds new ones", async () => {
  insertHtml("/login", shell);
  root = await act(() => launch(container));
  expect(await screen.findByRole("heading", { name: "Log in" })).toBeVisible();
  expect(document.head.querySelectorAll("title")).toHaveLength(1);
  expect(document.title).toContain("Log in");
  expect(document.head.querySelector("[data-served]")).toBeNull();
  expect(container.querySelector("noscript")).toBeNull();
});

it("shows the page of a shell immediately, without an empty page first", async () => {
  insertHtml("/contact", shell);
  root = await act(() => launch(container));
  expect(screen.getByRole("heading", { level: 1 })).toBeVisible();
});

it("renders the page of the URL if the HTML belongs to another path", async () => {
  insertHtml("/login", { head: "<title data-served>Awards</title>", html: "<main><h1>Awards</h1></main>" });
  container.dataset.address = "/awards";
  // React would repair a wrongly hydrated page, but would report an error.
  const reporter = vi.fn();
  restoreReporter = setReporter(reporter);
  root = await act(() => launch(container));
  expect(await screen.findByRole("heading", { name: "Log in" })).toBeVisible();
  expect(screen.queryByRole("heading", { name: "Awards" })).toBeNull();
  expect(reporter).not.toHaveBeenCalled();
});
