import { screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  getDashboardMenu,
  openTab,
  prepareDashboard,
  renderDashboard,
} from "../../tests/support/render-dashboard";

beforeEach(() => {
  prepareDashboard();
});
afterEach(() => vi.useRealTimers());

describe("the menu", () => {
  it("opens the Profile and the Bookstore", async () => {
    const student = renderDashboard();
    await openTab(student, "Profile");
    expect(await screen.findByRole("heading", { name: "Profile" })).toBeVisible();
    await openTab(student, "Bookstore coming soon");
    expect(screen.getByRole("heading", { name: "Bookstore" })).toBeVisible();
  });

  it("has the bookstore under More on a phone, which closes with Escape or a press outside", async () => {
    const student = renderDashboard();
    const moreButton = getDashboardMenu().getByRole("button", { name: "More" });
    const listBookLinks = () => getDashboardMenu().queryAllByRole("link", { name: /Bookstore/ });
    const closedCount = listBookLinks().length;
    await student.click(moreButton);
    expect(moreButton).toHaveAttribute("aria-expanded", "true");
    expect(listBookLinks()).toHaveLength(closedCount + 1);
    await student.keyboard("{Escape}");
    expect(listBookLinks()).toHaveLength(closedCount);
    await student.click(moreButton);
    await student.click(screen.getByRole("main"));
    expect(listBookLinks()).toHaveLength(closedCount);
    await student.click(moreButton);
    await student.click(listBookLinks().at(-1) ?? moreButton);
    expect(screen.getByRole("heading", { name: "Bookstore" })).toBeVisible();
    expect(moreButton).toHaveAttribute("aria-expanded", "false");
  });

  it("closes More when the focus leaves it; after Escape and after a choice, the button has the focus", async () => {
    const student = renderDashboard();
    const moreButton = getDashboardMenu().getByRole("button", { name: "More" });
    const openMoreByKeyboard = async () => {
      moreButton.focus();
      await student.keyboard("{Enter}");
      await student.tab();
      expect(
        getDashboardMenu()
          .getAllByRole("link", { name: /Bookstore/ })
          .at(-1),
      ).toHaveFocus();
    };
    await openMoreByKeyboard();
    await student.keyboard("{Escape}");
    expect(moreButton).toHaveFocus();
    expect(moreButton).toHaveAttribute("aria-expanded", "false");
    await openMoreByKeyboard();
    await student.tab();
    expect(moreButton).toHaveAttribute("aria-expanded", "false");
    await openMoreByKeyboard();
    await student.keyboard("{Enter}");
    expect(screen.getByRole("heading", { name: "Bookstore" })).toBeVisible();
    expect(moreButton).toHaveFocus();
  });

  it("can be made narrow, and its links still have their names", async () => {
    const student = renderDashboard();
    const collapseButton = getDashboardMenu().getByRole("button", { name: "Collapse menu" });
    await student.click(collapseButton);
    expect(collapseButton).toHaveAttribute("aria-pressed", "true");
    expect(getDashboardMenu().getByRole("link", { name: "Orders" })).toBeInTheDocument();
  });
});
