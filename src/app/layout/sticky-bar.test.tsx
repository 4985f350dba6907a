import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderWithProviders } from "../../../tests/support/render";
import { StickyBar } from "./sticky-bar";

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["/awards", true],
  ["/examregistration", false],
  ["/free-mock-test", false],
  ["/mocktestresults", false],
])(
  "the sticky bar has a gold button at %s: %s, because only one button per page may be gold",
  (path, isGold) => {
    vi.stubGlobal("scrollY", 301);
    renderWithProviders(<StickyBar />, { path });
    const buy = screen.getByRole("link", { name: "Buy Olympiads →" });
    expect(buy.className.includes("bg-gold")).toBe(isGold);
    expect(screen.getByRole("link", { name: "Free mock test →" })).toBeVisible();
  },
);

it.each([
  "/studentdashboard",
  "/cartsummary",
  "/simplecheckout",
  "/paymentsuccess",
  "/register",
  "/studentdetailsform",
  "/result/7a4e",
  "/review/7a4e",
  "/certificate/OLY-1234",
  "/adminpanel",
])(
  "the sticky bar is hidden at %s, where somebody pays, fills in a form, reads a result or organises",
  (path) => {
    vi.stubGlobal("scrollY", 301);
    renderWithProviders(<StickyBar />, { path });
    expect(screen.queryByRole("navigation", { name: "Shortcuts" })).toBeNull();
  },
);
