import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense, lazy, type ComponentType } from "react";
import { BrowserRouter, Link, Outlet, Route, Routes } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { PlaceOnPage, notePlaces } from "./place-on-page";

/** A page whose script comes when the test says so, the second time somebody opens it. */
let comes: (page: { default: ComponentType }) => void = () => undefined;
const List = () => <Link to="/one">One of them</Link>;
const SlowList = lazy(() => new Promise<{ default: ComponentType }>((resolve) => (comes = resolve)));

function Frame() {
  return (
    <Suspense>
      <Outlet />
      <PlaceOnPage />
    </Suspense>
  );
}

const scrolled: unknown[] = [];

/** What a browser does when somebody scrolls. */
function scroll(top: number): void {
  vi.stubGlobal("scrollY", top);
  dispatchEvent(new Event("scroll"));
}

function open(list: ComponentType) {
  notePlaces();
  const Page = list;
  vi.stubGlobal("scrollTo", ({ top }: { top: number }) => {
    scrolled.push(top);
    scroll(top);
  });
  return render(
    <BrowserRouter>
      <Routes>
        <Route element={<Frame />}>
          <Route path="/" element={<Page />} />
          <Route path="/one" element={<h1>One</h1>} />
        </Route>
      </Routes>
    </BrowserRouter>,
  );
}

const stepBack = () =>
  act(async () => {
    const stepped = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
    history.back();
    await stepped;
  });

afterEach(() => {
  scrolled.length = 0;
});

it("leads a link to the top, and the way back to where the reader was", async () => {
  open(List);
  scroll(900);
  await userEvent.setup().click(screen.getByRole("link"));
  expect(scrolled).toEqual([0]);
  scroll(300);
  await stepBack();
  expect(scrolled).toEqual([0, 900]);
});

it("waits for a page that is still on its way, and takes no other scrolling for the reader's", async () => {
  const view = open(List);
  scroll(900);
  await userEvent.setup().click(screen.getByRole("link"));
  view.unmount();
  open(SlowList);
  await stepBack();
  expect(scrolled).toEqual([0]);
  // The browser's own attempt, on a page without content.
  scroll(156);
  await act(async () => comes({ default: List }));
  expect(screen.getByRole("link")).toBeVisible();
  expect(scrolled).toEqual([0, 900]);
});
