import { render, screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { api, server } from "../../../tests/support/server/server";
import { builtCalendar } from "../../content/editions";
import { dayInIndia } from "../../lib/day-in-india";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** Opens a page of a site built with this notice; by default an unknown path. */
async function openPageWithNotice(notice: string, path = "/no/such/page") {
  vi.resetModules();
  vi.stubEnv("VITE_NOTICE", notice);
  const { routes } = await import("../routes");
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />);
  await screen.findByRole("banner");
}

it("the notice of the build is shown above the page", async () => {
  await openPageWithNotice("Registration is slow this evening. Your place is safe until Sunday.");
  expect(screen.getByRole("region", { name: "Notice" })).toHaveTextContent(
    "Your place is safe until Sunday.",
  );
});

it("the notice of the admin panel is shown as soon as a page with dates has loaded the calendar", async () => {
  const notice = "Registration is slow this evening. Your place is safe until Sunday.";
  const editions = builtCalendar.editions.map((edition) =>
    Object.assign({}, edition, { exams: [], notice, noticeUntil: dayInIndia(new Date()) }),
  );
  server.use(http.get(`${api}/rest/v1/editions`, () => HttpResponse.json(editions)));
  await openPageWithNotice("", "/aboutus");
  expect(await screen.findByRole("region", { name: "Notice" })).toHaveTextContent(notice);
});

it("there is no notice region if neither the build nor the admin panel has a notice", async () => {
  await openPageWithNotice("");
  expect(screen.queryByRole("region", { name: "Notice" })).toBeNull();
});
