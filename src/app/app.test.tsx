import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { logIn } from "../../tests/factories";
import { api, server } from "../../tests/server/server";
import { endLogin } from "../data/login-state";
import { App } from "./app";

function open(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <App />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

describe("a visitor", () => {
  it("meets the error screen at an unknown address", async () => {
    open("/no/such/page");
    expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent(
      "Unexpected Application Error!",
    );
    expect(screen.getByText("404 Not Found")).toBeVisible();
  });

  it("is told what will be on a page that is still being built", async () => {
    open("/awards");
    expect(await screen.findByRole("heading", { level: 1, name: "Awards" })).toBeVisible();
    expect(screen.getByText(/gold, silver, bronze/)).toBeVisible();
  });

  it("finds the way in, and no cart", async () => {
    open("/awards");
    expect(await screen.findByRole("link", { name: "Log in" })).toHaveAttribute("href", "/login");
    expect(screen.queryByRole("link", { name: /Cart/ })).toBeNull();
  });

  it("is sent to the login from anything behind it", async () => {
    open("/studentdashboard");
    expect(await screen.findByRole("heading", { name: "Log in" })).toBeVisible();
  });

  it("finds an olympiad by keyboard, subject and class, and the menu closes", async () => {
    const visitor = open("/awards");
    const button = await screen.findByRole("button", { name: "Olympiads" });
    button.focus();
    await visitor.keyboard("{Enter}");
    expect(button).toHaveAttribute("aria-expanded", "true");
    const science = screen.getByRole("region", { name: "Science" });
    await visitor.click(within(science).getByRole("link", { name: "Class 7" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Olympiad" })).toBeVisible();
    expect(button).toHaveAttribute("aria-expanded", "false");
  });

  it("closes the olympiads menu by Escape and by a press elsewhere", async () => {
    const visitor = open("/awards");
    const button = await screen.findByRole("button", { name: "Olympiads" });
    await visitor.click(button);
    await visitor.keyboard("{Escape}");
    expect(button).toHaveAttribute("aria-expanded", "false");
    expect(button).toHaveFocus();
    await visitor.click(button);
    await visitor.click(screen.getByRole("heading", { level: 1 }));
    expect(button).toHaveAttribute("aria-expanded", "false");
  });

  it("opens the phone's menu and leaves it by choosing a link", async () => {
    const visitor = open("/awards");
    await visitor.click(await screen.findByRole("button", { name: "Open the menu" }));
    const menu = screen.getByRole("dialog", { name: "Menu" });
    await visitor.click(within(menu).getByRole("link", { name: "Contact" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
    expect(screen.queryByRole("dialog", { name: "Menu" })).toBeNull();
  });

  it("reads who stands behind the site at its foot, except on the dashboard", async () => {
    open("/awards");
    const footer = await screen.findByRole("contentinfo");
    expect(footer).toHaveTextContent(`© ${new Date().getFullYear()} Olympeak. All rights reserved.`);
    expect(
      within(footer)
        .getAllByRole("link")
        .map((link) => link.getAttribute("href")),
    ).toEqual(["/aboutus", "/contact", "/", "/free-mock-test", "/terms", "/privacy", "/refunds"]);
  });

  it("gets the shortcuts at the bottom after scrolling more than 300 pixels", async () => {
    open("/awards");
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
  it.each(["/awards", "/studentdetailsform"])(
    "has the cart at hand on %s, and logs out to the home page",
    async (path) => {
      server.use(http.post(`${api}/auth/v1/logout`, () => new HttpResponse(null, { status: 204 })));
      logIn();
      const student = open(path);
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
