import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { getShownQuestion, getStoredAttempt } from "../../tests/support/mock-test-factory";
import {
  openMockTest,
  chooseMathsClass5,
  passSeconds,
  getPositionText,
} from "../../tests/support/mock-test-screen";
import { getShownPath } from "../../tests/support/render";
import { attemptKey, dropAttempt, readAttempt, storeAttempt } from "../engine/mock-test/attempt";
import { findResult } from "../engine/mock-test/result";
import { setReporter } from "../lib/report";

/** Sends the browser's event for a change in another tab. */
const sendStorageEvent = () =>
  act(() => void dispatchEvent(new StorageEvent("storage", { key: attemptKey(null) })));

beforeEach(chooseMathsClass5);

describe("two tabs of one test", () => {
  it("show each other's answers, and stay at their own question", async () => {
    const user = await openMockTest();
    await user.keyboard("a{ArrowRight}");
    const [first, , third] = getStoredAttempt().questions;
    storeAttempt({
      ...getStoredAttempt(),
      index: 8,
      answers: { ...getStoredAttempt().answers, [third?.id ?? ""]: third?.answer ?? "" },
    });
    sendStorageEvent();
    expect(getPositionText()).toMatch(/^Question 2 of 10/);
    await user.keyboard("{ArrowRight}");
    expect(screen.getByRole("radio", { name: third?.answer ?? "" })).toBeChecked();
    expect(Object.keys(getStoredAttempt().answers)).toEqual(expect.arrayContaining([first?.id, third?.id]));
  });

  it("keep an answer that one tab has not stored yet when the other tab stores its copy", async () => {
    await openMockTest();
    const attempt = getStoredAttempt();
    const { id, options } = getShownQuestion();
    fireEvent.click(screen.getByRole("radio", { name: options[1] ?? "" }));
    storeAttempt({ ...attempt, remainingMs: 700_000 });
    sendStorageEvent();
    expect(screen.getByRole("radio", { name: options[1] ?? "" })).toBeChecked();
    await waitFor(() => expect(getStoredAttempt().answers).toEqual({ [id]: options[1] }));
  });

  it.each([
    ["every five seconds", () => passSeconds(5)],
    ["when its page is left", () => act(() => void dispatchEvent(new Event("pagehide")))],
  ])("do not overwrite each other when one of them stores the time, %s", async (_, storeTime) => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
    const user = await openMockTest();
    await user.keyboard("am");
    const { id, options } = getShownQuestion();
    storeAttempt({ ...getStoredAttempt(), answers: { [id]: options[2] ?? "" }, markedIds: [] });
    const setItem = vi.spyOn(Storage.prototype, "setItem");
    storeTime();
    await waitFor(() => expect(setItem).toHaveBeenCalled());
    expect(getStoredAttempt()).toMatchObject({ answers: { [id]: options[2] }, markedIds: [] });
    expect(screen.getByRole("radio", { name: options[2] ?? "" })).toBeChecked();
    setItem.mockRestore();
    vi.useRealTimers();
  });

  it("end together, and only one of them submits", async () => {
    await openMockTest();
    dropAttempt(null);
    sendStorageEvent();
    expect(getShownPath()).toBe("/mocktestresults");
    expect(findResult(null, null)).toBeNull();
  });

  it("end together if a logout in one of them has cleared everything", async () => {
    await openMockTest();
    localStorage.clear();
    act(() => void dispatchEvent(new StorageEvent("storage", { key: null })));
    expect(getShownPath()).toBe("/mocktestresults");
    expect(readAttempt(null)).toBeNull();
  });
});

describe("a tab whose test was replaced by another one", () => {
  const storeOtherTest = () => {
    const otherTest = { ...getStoredAttempt(), seed: "another", answers: {}, index: 4 };
    storeAttempt(otherTest);
    return otherTest;
  };

  it("ends, and does not change the other test", async () => {
    const user = await openMockTest();
    await user.keyboard("a{ArrowRight}");
    const otherTest = storeOtherTest();
    sendStorageEvent();
    expect(getShownPath()).toBe("/mocktestresults");
    cleanup();
    expect(readAttempt(null)).toEqual(otherTest);
    expect(findResult(null, null)).toBeNull();
  });

  it("submits nothing when it ends before it gets the event", async () => {
    const user = await openMockTest();
    await user.keyboard("{ArrowRight>9/}");
    await user.click(screen.getByRole("button", { name: "View My Score" }));
    const scoreButton = await screen.findByRole("button", { name: "Show my score now" });
    const otherTest = storeOtherTest();
    fireEvent.click(scoreButton);
    expect(getShownPath()).toBe("/mocktestresults");
    expect(readAttempt(null)).toEqual(otherTest);
    expect(findResult(null, null)).toBeNull();
  });
});

describe("a page that comes back after its test was ended elsewhere", () => {
  it("ends too, and does not restore the test", async () => {
    const user = await openMockTest();
    dropAttempt(null);
    await user.keyboard("a");
    await waitFor(() => expect(getShownPath()).toBe("/mocktestresults"));
    expect(readAttempt(null)).toBeNull();
    expect(findResult(null, null)).toBeNull();
  });
});

describe("a browser that stores nothing", () => {
  it("still lets a child finish a test", async () => {
    const restoreReporter = setReporter(() => undefined);
    const setItem = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("Full", "QuotaExceededError");
    });
    const user = await openMockTest();
    await user.keyboard("a{ArrowRight>9/}");
    expect(await screen.findByRole("button", { name: "Question 1, answered" })).toBeVisible();
    expect(getPositionText()).toMatch(/^Question 10 of 10/);
    await user.click(screen.getByRole("button", { name: "View My Score" }));
    await user.click(await screen.findByRole("button", { name: "Show my score now" }));
    expect(getShownPath()).toBe("/mocktestresults");
    setItem.mockRestore();
    restoreReporter();
  });
});
