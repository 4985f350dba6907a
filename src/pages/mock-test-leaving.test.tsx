import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { getStoredAttempt } from "../../tests/support/mock-test-factory";
import { openMockTest, chooseMathsClass5 } from "../../tests/support/mock-test-screen";
import { pressBack, getShownPath } from "../../tests/support/render";

beforeEach(chooseMathsClass5);

describe("leaving a test", () => {
  const pressBackLink = (user: UserEvent) =>
    user.click(screen.getByRole("link", { name: /Back to the free mock/ }));

  it("needs a confirmation, which shows the time until which the child can come back", async () => {
    const user = await openMockTest();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 21, 10, 0, 30) });
    await pressBackLink(user);
    const dialog = await screen.findByRole("dialog", { name: "Leave the test?" });
    vi.useRealTimers();
    expect(dialog).toHaveAccessibleDescription(/come back and continue until 3:42\s?pm IST/i);
    expect(getShownPath()).toBe("/mocktest");
  });

  it("can be cancelled by the button or by Escape; the letter keys do nothing while the dialog is open", async () => {
    const user = await openMockTest();
    await pressBackLink(user);
    await user.keyboard("a{ArrowRight}");
    expect(getStoredAttempt().answers).toEqual({});
    await user.click(await screen.findByRole("button", { name: "Stay in the test" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    await pressBackLink(user);
    (await screen.findByRole<HTMLDialogElement>("dialog")).close();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await user.keyboard("a");
    expect(Object.keys(getStoredAttempt().answers)).toHaveLength(1);
    expect(getShownPath()).toBe("/mocktest");
  });

  it("opens the other page, and the test stays stored", async () => {
    const user = await openMockTest();
    await user.keyboard("a");
    await pressBackLink(user);
    await user.click(await screen.findByRole("button", { name: "Leave for now" }));
    expect(getShownPath()).toBe("/free-mock-test");
    expect(Object.keys(getStoredAttempt().answers)).toHaveLength(1);
  });

  it("needs no confirmation if a press opens another tab", async () => {
    const user = await openMockTest();
    const link = screen.getByRole("link", { name: /Back to the free mock/ });
    link.addEventListener("click", (event) => event.preventDefault());
    await user.keyboard("{Control>}");
    await user.click(link);
    await user.keyboard("{/Control}");
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("a press on the browser's Back", () => {
  it("is undone and needs a confirmation; Leave then goes back", async () => {
    const user = await openMockTest("/free-mock-test");
    await pressBack();
    expect(await screen.findByRole("dialog", { name: "Leave the test?" })).toBeVisible();
    expect(getShownPath()).toBe("/mocktest");
    await user.click(screen.getByRole("button", { name: "Leave for now" }));
    await waitFor(() => expect(getShownPath()).toBe("/free-mock-test"));
  });
});
