import { render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { setReporter } from "../../lib/report";
import { findMotionComponents } from "./load-motion";
import { SlideUp, ShrinkingList } from "./motion";

const createList = (...names: string[]) => (
  <ShrinkingList
    className="list"
    items={names.map((name) => ({ key: name, content: <button type="button">{name}</button> }))}
  />
);

const countItems = () => screen.getAllByRole("listitem").length;

function allowMotion(): void {
  const query = window.matchMedia("(prefers-reduced-motion: reduce)");
  vi.spyOn(window, "matchMedia").mockReturnValue(Object.assign(query, { matches: false }));
}

const reporter = vi.fn();

beforeEach(() => {
  onTestFinished(setReporter(reporter));
  onTestFinished(() => void vi.restoreAllMocks());
});

it("a removed item disappears immediately with reduced motion, and no animation code is loaded", () => {
  const { rerender } = render(createList("Maths", "Science"));
  rerender(createList("Maths"));
  expect(countItems()).toBe(1);
  expect(findMotionComponents()).toBeUndefined();
});

it("a removed item disappears immediately if the animation code cannot be loaded, which is only reported", async () => {
  allowMotion();
  vi.doMock("./animated-components", () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  onTestFinished(() => vi.doUnmock("./animated-components"));
  const { rerender } = render(createList("Maths", "Science"));
  await waitFor(() => expect(reporter).toHaveBeenCalledOnce());
  rerender(createList("Maths"));
  expect(countItems()).toBe(1);
});

it("content that is already shown, and a list that has the focus, stay without animation", async () => {
  allowMotion();
  const createPage = (...names: string[]) => (
    <>
      {createList(...names)}
      <SlideUp className="panel">All exams</SlideUp>
    </>
  );
  const { rerender } = render(createPage("Maths", "Science"));
  screen.getByRole("button", { name: "Maths" }).focus();
  await waitFor(() => expect(findMotionComponents()).toBeDefined());
  expect(screen.getByRole("button", { name: "Maths" })).toHaveFocus();
  expect(screen.getByText("All exams")).not.toHaveAttribute("style");
  rerender(createPage("Maths"));
  expect(countItems()).toBe(1);
});

it("a removed item disappears gradually once the animation code is loaded", async () => {
  allowMotion();
  const { rerender } = render(createList("Maths", "Science"));
  rerender(createList("Maths"));
  expect(countItems()).toBe(2);
  await waitFor(() => expect(countItems()).toBe(1));
});
