import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { makeAccount, serveAccount } from "../../tests/support/account-factory";
import { asha, logIn } from "../../tests/support/factories";
import { collectInserts } from "../../tests/support/mock-test-factory";
import { api, server } from "../../tests/support/server/server";
import { endLogin } from "../data/login-state";
import { loadRoutes } from "./load-routes";
import { routes } from "./routes";

async function open(path: string) {
  await loadRoutes(path.replace(/\?.*/, ""));
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return Object.assign(userEvent.setup(), { router });
}

/** The olympiads menu of wide screens, and the element that opens it. */
async function findOlympiadsMenu(): Promise<[HTMLElement, HTMLElement]> {
  const [navigation] = await screen.findAllByRole("navigation", { name: "Main" });
  const summary = within(navigation ?? document.body).getByText("Olympiads");
  const menu = summary.closest("details");
  if (!menu) throw new Error("The olympiads menu is no details element.");
  return [menu, summary];
}

describe("a visitor", () => {
  it("sees the error screen at an unknown path", async () => {
    await open("/no/such/page");
    expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent(
      "Unexpected Application Error!",
    );
    expect(screen.getByText("404 Not Found")).toBeVisible();
  });

  it("sees the header and the footer at the path of an unknown olympiad", async () => {
    await open("/olympiads/maths/class13");
    expect(await screen.findByText("404 Not Found")).toBeVisible();
    expect(screen.getByRole("banner")).toBeVisible();
    expect(screen.getByRole("contentinfo")).toBeVisible();
  });

  it.each(["/olympiads", "/olympiads/maths"])("sees only the header and the footer at %s", async (path) => {
    await open(path);
    expect(screen.getByRole("banner")).toBeVisible();
    expect(screen.getByRole("contentinfo")).toBeVisible();
    expect(screen.queryByRole("main")).toBeNull();
    expect(screen.queryByText("404 Not Found")).toBeNull();
  });

  it.each([
    ["/Awards", "/awards", "Awards"],
    ["/OLYMPIADS/Maths/Class9", "/olympiads/maths/class9", "Maths Olympiad Class 9"],
  ])("is redirected from %s to %s", async (requestedPath, path, heading) => {
    const { router } = await open(`${requestedPath}?from=poster`);
    expect(await screen.findByRole("heading", { level: 1, name: heading })).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: path, search: "?from=poster" });
  });

  it("presses the WhatsApp link on the contact page, and only this press is counted, not one on the email link", async () => {
    const clicks = collectInserts("whatsapp_clicks");
    const visitor = await open("/contact");
    const link = await screen.findByRole("link", { name: /WhatsApp/ });
    await vi.dynamicImportSettled();
    await visitor.click(screen.getByRole("link", { name: /^Email/ }));
    await visitor.click(link);
    await waitFor(() => expect(clicks).toEqual([{ email: null }]));
  });

  it("sees the login link, and no cart", async () => {
    await open("/awards");
    expect(await screen.findByRole("link", { name: "Log in" })).toHaveAttribute("href", "/login");
    expect(screen.queryByRole("link", { name: /Cart/ })).toBeNull();
  });

  it("is redirected to the login from a page that needs a login", async () => {
    await open("/studentdashboard");
    expect(await screen.findByRole("heading", { name: "Log in" })).toBeVisible();
  });

  it("finds an olympiad by subject and class, and the menu closes", async () => {
    const visitor = await open("/awards");
    const [menu] = await findOlympiadsMenu();
    await visitor.click(within(menu).getByText("Olympiads"));
    expect(menu).toHaveAttribute("open");
    const science = within(menu).getByRole("region", { name: "Science" });
    expect(within(science).getAllByRole("link")).toHaveLength(12);
    const names = within(menu)
      .getAllByRole("link")
      .map((link) => link.textContent);
    expect(new Set(names).size).toBe(96);
    await visitor.click(within(science).getByRole("link", { name: "Class 7 Science" }));
    expect(await screen.findByRole("heading", { name: "Science Olympiad Class 7" })).toBeVisible();
    await waitFor(() => expect(menu).not.toHaveAttribute("open"));
  });

  it("opens an olympiad, whose class is stored, and an unknown one, whose class is not", async () => {
    await open("/olympiads/maths/class9");
    await waitFor(() => expect(localStorage.getItem("selectedClass")).toBe("9"));
    await open("/olympiads/maths/class13");
    await screen.findByText("404 Not Found");
    expect(localStorage.getItem("selectedClass")).toBe("9");
  });

  it("closes the olympiads menu by Escape and by a press elsewhere", async () => {
    const visitor = await open("/awards");
    const [menu, summary] = await findOlympiadsMenu();
    fireEvent.pointerEnter(menu, { pointerType: "mouse" });
    expect(menu).toHaveAttribute("open");
    await visitor.keyboard("{Escape}");
    expect(menu).not.toHaveAttribute("open");
    expect(summary).toHaveFocus();
    fireEvent.pointerEnter(menu, { pointerType: "mouse" });
    await visitor.click(screen.getByRole("heading", { level: 1 }));
    expect(menu).not.toHaveAttribute("open");
  });

  it("opens the olympiads menu by hovering with the mouse, not by touch, and closes it a moment after leaving", async () => {
    await open("/awards");
    const [menu, summary] = await findOlympiadsMenu();
    fireEvent.pointerEnter(menu, { pointerType: "touch" });
    expect(menu).not.toHaveAttribute("open");
    fireEvent.pointerEnter(menu, { pointerType: "mouse" });
    fireEvent.click(summary, { detail: 1 });
    expect(menu).toHaveAttribute("open");
    fireEvent.pointerLeave(menu, { pointerType: "mouse" });
    fireEvent.pointerEnter(menu, { pointerType: "mouse" });
    expect(menu).toHaveAttribute("open");
    fireEvent.pointerLeave(menu, { pointerType: "mouse" });
    await waitFor(() => expect(menu).not.toHaveAttribute("open"));
  });

  it("closes the olympiads menu by Escape while the mouse is on it, and opens it again by a click", async () => {
    const visitor = await open("/awards");
    const [menu, summary] = await findOlympiadsMenu();
    await visitor.hover(summary);
    await visitor.keyboard("{Escape}");
    expect(menu).not.toHaveAttribute("open");
    await visitor.click(summary);
    expect(menu).toHaveAttribute("open");
  });

  it("opens the phone's menu and closes it by choosing a link", async () => {
    const visitor = await open("/awards");
    await visitor.click(await screen.findByRole("button", { name: "Open the menu" }));
    const menu = screen.getByRole("dialog", { name: "Menu" });
    await visitor.click(within(menu).getByText("Olympiads"));
    const [english] = within(menu).getAllByText("English");
    if (!english) throw new Error("The phone's menu has no English.");
    await visitor.click(english);
    expect(english.closest("details")).toHaveAttribute("open");
    await visitor.click(english);
    expect(english.closest("details")).not.toHaveAttribute("open");
    await visitor.click(within(menu).getByRole("link", { name: "Contact" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
    expect(screen.queryByRole("dialog", { name: "Menu" })).toBeNull();
  });

  it("sees the owner of the site and seven links in the footer", async () => {
    await open("/awards");
    const footer = await screen.findByRole("contentinfo");
    expect(footer).toHaveTextContent(`© ${new Date().getFullYear()} Olympeak. All rights reserved.`);
    expect(
      within(footer)
        .getAllByRole("link")
        .map((link) => link.getAttribute("href")),
    ).toEqual(["/aboutus", "/contact", "/", "/free-mock-test", "/terms", "/privacy", "/refunds"]);
  });

  it("sees the shortcuts at the bottom after scrolling more than 300 pixels", async () => {
    await open("/awards");
    await screen.findByRole("contentinfo");
    expect(screen.queryByRole("navigation", { name: "Shortcuts" })).toBeNull();
    vi.stubGlobal("scrollY", 301);
    window.dispatchEvent(new Event("scroll"));
    const bar = await screen.findByRole("navigation", { name: "Shortcuts" });
    expect(within(bar).getByRole("link", { name: "Buy Olympiads →" })).toHaveAttribute(
      "href",
      "/studentdashboard",
    );
    expect(within(bar).getByRole("link", { name: "Free mock test →" })).toHaveAttribute(
      "href",
      "/free-mock-test",
    );
    vi.unstubAllGlobals();
  });
});

describe("a student", () => {
  it("opens an olympiad, and its class is stored for this student only", async () => {
    logIn();
    await open("/olympiads/maths/class7");
    await waitFor(() => expect(localStorage.getItem(`selectedClass:${asha.id}`)).toBe("7"));
    expect(localStorage.getItem("selectedClass")).toBeNull();
  });

  it.each(["/awards", "/studentdetailsform"])(
    "has a link to the cart on %s, and logs out to the home page",
    async (path) => {
      serveAccount(makeAccount());
      server.use(http.post(`${api}/auth/v1/logout`, () => new HttpResponse(null, { status: 204 })));
      logIn();
      const student = await open(path);
      await vi.dynamicImportSettled();
      expect(await screen.findByRole("link", { name: /Cart/ })).toHaveAttribute("href", "/cartsummary");
      await student.click(screen.getByRole("button", { name: "Log out" }));
      expect(
        await screen.findByRole("heading", { name: "Win medals, certificates and scholarships" }),
      ).toBeVisible();
      expect(screen.getByRole("link", { name: "Log in" })).toBeVisible();
      expect(localStorage.length).toBe(0);
      endLogin();
    },
  );
});
