import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { createMemoryRouter, parsePath, RouterProvider, useLocation } from "react-router-dom";

/** Renders the current path, so that tests can read it. */
function Address() {
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <div role="note" aria-label="address">
        {pathname + hash}
      </div>
      <div role="note" aria-label="query">
        {search}
      </div>
    </>
  );
}

/** The query client of the last `renderWithProviders`. */
let queryClient: QueryClient;

/** The router of the last `renderWithProviders`. */
let router: ReturnType<typeof createMemoryRouter>;

/**
 * Renders a part of the site in a router and a query cache, with the current path as text.
 *
 * @param children the part
 * @param options `path`: the current path with its query; `state`: its navigation state; `previousPath`: the path before it in
 * the browser's history
 * @returns a user who can click and type
 */
export function renderWithProviders(
  children: ReactNode,
  { path = "/", state, previousPath }: { path?: string; state?: unknown; previousPath?: string } = {},
): UserEvent {
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const element = (
    <QueryClientProvider client={queryClient}>
      {children}
      <Address />
    </QueryClientProvider>
  );
  const routes = [{ path: "*", element }];
  const entries = [{ ...parsePath(path), state }];
  const initialEntries = previousPath === undefined ? entries : [parsePath(previousPath), ...entries];
  router = createMemoryRouter(routes, { initialEntries });
  render(<RouterProvider router={router} />);
  return userEvent.setup();
}

/** Waits until no request is running, so that no request of this test affects the next test. */
export async function waitForData(): Promise<void> {
  await waitFor(() => {
    if (queryClient.isFetching() > 0) throw new Error("Something is still being fetched");
  });
}

/** Presses the browser's Back. */
export async function pressBack(): Promise<void> {
  await act(() => router.navigate(-1));
}

/** @returns the current path, with its hash and without its query */
export function getShownPath(): string | null {
  return screen.getByLabelText("address").textContent;
}

/** @returns the query of the current path, such as `?q=Asha` */
export function getShownQuery(): string | null {
  return screen.getByLabelText("query").textContent;
}

/**
 * @param heading the exact text of a heading on the page
 * @returns the section of the heading
 * @throws Error if the heading belongs to no section
 */
export function getSection(heading: string): HTMLElement {
  const section = screen.getByRole("heading", { name: heading }).closest("section");
  if (!section) throw new Error(`The heading "${heading}" is not in a section.`);
  return section;
}
