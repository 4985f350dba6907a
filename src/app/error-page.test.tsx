import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, Link, RouterProvider } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { ErrorPage } from "./error-page";
import { lazyRoute } from "./lazy-route";

afterEach(() => vi.unstubAllGlobals());

/** Follows a link to a page whose script cannot be loaded. */
async function openPageWithMissingScript(reload: () => void) {
  const load = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module: /awards.js"));
  const pages = [
    { path: "/", element: <Link to="/awards">Awards</Link> },
    lazyRoute(load, { path: "/awards" }),
  ];
  const router = createMemoryRouter([{ errorElement: <ErrorPage />, children: pages }]);
  vi.stubGlobal("location", { pathname: "/awards", reload });
  render(<RouterProvider router={router} onError={() => undefined} />);
  await userEvent.click(screen.getByRole("link", { name: "Awards" }));
  return router;
}

it("reloads a page once if its script cannot be loaded, and then shows the error", async () => {
  const reload = vi.fn<() => void>();
  const router = await openPageWithMissingScript(reload);
  expect(await screen.findByText("One moment …")).toBeVisible();
  expect(router.state.location.pathname).toBe("/awards");
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  cleanup();
  await openPageWithMissingScript(reload);
  expect(await screen.findByText(/^This page could not be loaded/)).toBeVisible();
  expect(reload).toHaveBeenCalledOnce();
});
