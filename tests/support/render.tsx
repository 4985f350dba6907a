import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { createMemoryRouter, parsePath, RouterProvider, useLocation } from "react-router-dom";

/** Says where the person is, so that a test can look at the address like at anything else. */
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

/** The data of what was shown last. */
let queryClient: QueryClient;

/** The router of what was shown last. */
let router: ReturnType<typeof createMemoryRouter>;

/**
 * Shows a piece of the site as a person meets it.
 *
 * @param children the piece
 * @param options `at`: the address with its query, with navigation state where the piece reads it; `after`: the address that
 *   the person was at before
 * @returns a user who can press and type
 */
export function show(
  children: ReactNode,
  { at = "/", state, after }: { at?: string; state?: unknown; after?: string } = {},
): UserEvent {
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const element = (
    <QueryClientProvider client={queryClient}>
      {children}
      <Address />
    </QueryClientProvider>
  );
  const routes = [{ path: "*", element }];
  const entries = [{ ...parsePath(at), state }];
  const initialEntries = after === undefined ? entries : [parsePath(after), ...entries];
  router = createMemoryRouter(routes, { initialEntries });
  render(<RouterProvider router={router} />);
  return userEvent.setup();
}

/** Waits until nothing is being fetched any more, so that no request of this test reaches the next one. */
export async function waitForData(): Promise<void> {
  await waitFor(() => {
    if (queryClient.isFetching() > 0) throw new Error("Something is still being fetched");
  });
}

/** Presses the browser's Back. */
export async function pressBack(): Promise<void> {
  await act(() => router.navigate(-1));
}

/** @returns the address that the person is at, with its hash and without its query */
export function shownAddress(): string | null {
  return screen.getByLabelText("address").textContent;
}

/** @returns the query of that address, such as `?q=Asha` */
export function shownQuery(): string | null {
  return screen.getByLabelText("query").textContent;
}

/**
 * @param heading a heading on the page, word for word
 * @returns the section that it heads
 * @throws Error when it heads none, so that nobody looks for its texts in the whole page instead
 */
export function getSection(heading: string): HTMLElement {
  const section = screen.getByRole("heading", { name: heading }).closest("section");
  if (!section) throw new Error(`"${heading}" heads no section.`);
  return section;
}
