import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** Opens an unknown address of a site that was built with this notice. */
async function openWith(notice: string) {
  vi.resetModules();
  vi.stubEnv("VITE_NOTICE", notice);
  const { routes } = await import("../routes");
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ["/no/such/page"] })} />);
  await screen.findByRole("banner");
}

it("is shown above the page when the organiser has something to say", async () => {
  await openWith("Registration is slow this evening. Your place is safe until Sunday.");
  expect(screen.getByRole("region", { name: "Notice" })).toHaveTextContent(
    "Your place is safe until Sunday.",
  );
});

it("takes no room on any other day", async () => {
  await openWith("");
  expect(screen.queryByRole("region", { name: "Notice" })).toBeNull();
});
