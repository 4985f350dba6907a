import { cleanup, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { getStoredAttempt } from "../../tests/support/mock-test-factory";
import { openMockTest, chooseMathsClass5, getPositionText } from "../../tests/support/mock-test-screen";
import { renderWithProviders } from "../../tests/support/render";
import { storeAttempt } from "../engine/mock-test/attempt";
import { openAttempt } from "../engine/mock-test/open-attempt";
import { siteQuestionFiles } from "../data/question-files";
import { MockTestPage } from "./mock-test";

beforeEach(chooseMathsClass5);

describe("the clock", () => {
  it("can be hidden, stays hidden after a reload, and can be shown again", async () => {
    const user = await openMockTest();
    const getToggle = () => screen.getByRole("button", { name: "Hide the clock" });
    expect(getToggle()).toHaveAttribute("aria-pressed", "false");
    await user.click(getToggle());
    expect(screen.queryByRole("timer")).toBeNull();
    cleanup();
    renderWithProviders(<MockTestPage />, { path: "/mocktest" });
    expect(await screen.findByRole("button", { name: "Hide the clock" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    expect(screen.queryByRole("timer")).toBeNull();
    await user.click(getToggle());
    expect(screen.getByRole("timer")).toBeVisible();
  });

  it("shows its warnings even while it is hidden", async () => {
    localStorage.setItem("mockTestClockHidden", "true");
    await openAttempt(null, siteQuestionFiles);
    storeAttempt({ ...getStoredAttempt(), remainingMs: 59_000 });
    renderWithProviders(<MockTestPage />, { path: "/mocktest" });
    expect(await screen.findByText("Less than 1 minute left")).toBeVisible();
    expect(screen.getByRole("status")).toHaveTextContent("Less than 1 minute left.");
  });
});

describe("the letter and number keys", () => {
  const getToggle = () => screen.getByRole("switch", { name: "Keyboard shortcuts" });

  it("can be switched off, stay off after a reload, and can be switched on again", async () => {
    const user = await openMockTest();
    expect(getToggle()).toBeChecked();
    await user.click(getToggle());
    expect(getToggle()).not.toBeChecked();
    await user.keyboard("a2m");
    cleanup();
    renderWithProviders(<MockTestPage />, { path: "/mocktest" });
    expect(await screen.findByRole("switch")).not.toBeChecked();
    await user.keyboard("c");
    expect(getStoredAttempt()).toMatchObject({ answers: {}, markedIds: [] });
    await user.click(getToggle());
    await user.keyboard("a");
    expect(screen.getAllByRole("radio")[0]).toBeChecked();
  });

  it("are not mentioned on a touch screen", async () => {
    await openMockTest();
    expect(getToggle().parentElement).toHaveClass("max-md:pointer-coarse:hidden");
  });

  it("do not affect the arrow keys", async () => {
    const user = await openMockTest();
    await user.click(getToggle());
    await user.keyboard("{ArrowRight}");
    expect(getPositionText()).toMatch(/^Question 2 of 10/);
  });
});
