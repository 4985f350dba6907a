import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { getShownQuestion, getStoredAttempt } from "../../tests/support/mock-test-factory";
import {
  openMockTest,
  chooseMathsClass5,
  passSeconds,
  getPositionText,
} from "../../tests/support/mock-test-screen";
import { renderWithProviders, getShownPath } from "../../tests/support/render";
import { findResult } from "../engine/mock-test/result";
import { MockTestPage } from "./mock-test";

beforeEach(chooseMathsClass5);

describe("the clock", () => {
  const nineOClock = Date.UTC(2026, 10, 21, 9);
  const readTimer = () => screen.getByRole("timer").textContent;
  const reload = async () => {
    cleanup();
    await openMockTest();
  };

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date", "performance"], now: nineOClock });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("counts down from 12:00 in whole seconds", async () => {
    await openMockTest();
    expect(readTimer()).toBe("12:00");
    passSeconds(1);
    expect(readTimer()).toBe("11:59");
    passSeconds(197);
    expect(readTimer()).toBe("8:42");
  });

  it("ends the test at zero, with the answers so far", async () => {
    const user = await openMockTest();
    await user.click(screen.getByRole("radio", { name: getShownQuestion().answer }));
    passSeconds(719);
    expect(readTimer()).toBe("0:01");
    await user.keyboard("{ArrowRight>9/}");
    await user.click(screen.getByRole("button", { name: "View My Score" }));
    expect(await screen.findByRole("dialog", { name: "You have left 9 questions unanswered" })).toBeVisible();
    expect(getShownPath()).toBe("/mocktest");
    passSeconds(1);
    expect(getShownPath()).toBe("/mocktestresults");
    expect(findResult(null, null)).toMatchObject({ correct: 1, completedAt: "2026-11-21T09:12:00.000Z" });
  });

  it("announces three warnings to screen readers", async () => {
    await openMockTest();
    const readAnnouncement = () => screen.getByRole("status").textContent;
    passSeconds(570);
    expect(readAnnouncement()).toBe("");
    passSeconds(6);
    expect(readAnnouncement()).toBe("Less than 3 minutes left.");
    passSeconds(84);
    expect(readAnnouncement()).toBe("Less than 1 minute left.");
    passSeconds(24);
    expect(readAnnouncement()).toBe("Less than 40 seconds left.");
  });

  it.each([
    ["forward", 3_600_000],
    ["back", -3_600_000],
  ])("stays right if the computer's clock is set %s, on the page or before a reload", async (_, jumpMs) => {
    await openMockTest();
    passSeconds(100);
    vi.setSystemTime(Date.now() + jumpMs);
    passSeconds(5);
    expect(readTimer()).toBe("10:15");
    await reload();
    expect(readTimer()).toBe("10:15");
  });

  it("continues while the page is closed", async () => {
    await openMockTest();
    passSeconds(60);
    cleanup();
    vi.setSystemTime(nineOClock + 400_000);
    await openMockTest();
    expect(readTimer()).toBe("5:20");
  });

  it("adds no time if the device's clock is set back while the page is closed", async () => {
    await openMockTest();
    passSeconds(300);
    cleanup();
    vi.setSystemTime(nineOClock - 3_600_000);
    await openMockTest();
    expect(readTimer()).toBe("7:00");
  });

  it("can be stopped for as long as a child needs, also through a reload", async () => {
    const user = await openMockTest();
    passSeconds(60);
    await user.click(screen.getByRole("button", { name: "Stop the clock" }));
    passSeconds(3600);
    expect(readTimer()).toBe("11:00");
    await reload();
    expect(readTimer()).toBe("11:00");
    expect(
      screen.getByText("The clock is stopped: there is no time limit. You will still get your score."),
    ).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Start the clock again" }));
    passSeconds(60);
    expect(readTimer()).toBe("10:00");
    await reload();
    expect(readTimer()).toBe("10:00");
    passSeconds(600);
    expect(findResult(null, null)).toMatchObject({ completedAt: "2026-11-21T09:12:00.000Z" });
  });

  it("continues at the same question with the same answers after a reload", async () => {
    const user = await openMockTest();
    await user.keyboard("c{ArrowRight}d{ArrowRight}m");
    const { questions, answers } = getStoredAttempt();
    await reload();
    expect(getPositionText()).toMatch(/^Question 3 of 10/);
    expect(getStoredAttempt()).toMatchObject({ questions, answers });
    expect(screen.getByRole("button", { name: "Mark for review" })).toHaveAttribute("aria-pressed", "true");
  });

  it("counts the time of each question, through a reload, and none while the page is closed", async () => {
    const user = await openMockTest();
    const [first, second, third] = getStoredAttempt().questions;
    passSeconds(12);
    await user.keyboard("a{ArrowRight}");
    passSeconds(7);
    act(() => void dispatchEvent(new Event("pagehide")));
    cleanup();
    vi.setSystemTime(nineOClock + 60_000);
    await openMockTest();
    passSeconds(3);
    await user.keyboard("{ArrowLeft}");
    passSeconds(30);
    await user.keyboard("{ArrowRight}{ArrowRight}");
    expect(getStoredAttempt().spentMs).toEqual({
      [first?.id ?? ""]: 42_000,
      [second?.id ?? ""]: 10_000,
      [third?.id ?? ""]: 0,
    });
    await user.keyboard("{ArrowRight>9/}");
    passSeconds(1000);
    const { spentMs = {} } = findResult(null, null) ?? {};
    const sum = Object.values(spentMs).reduce((total, ms) => total + ms, 0);
    expect(sum).toBe(720_000 - (60_000 - 19_000));
  });

  it("submits the answers when the page is opened after the deadline", async () => {
    const user = await openMockTest();
    await user.click(screen.getByRole("radio", { name: getShownQuestion().answer }));
    cleanup();
    vi.setSystemTime(nineOClock + 86_400_000);
    renderWithProviders(<MockTestPage />, { path: "/mocktest" });
    await waitFor(() => expect(getShownPath()).toBe("/mocktestresults"));
    expect(findResult(null, null)).toMatchObject({ correct: 1, completedAt: "2026-11-21T09:12:00.000Z" });
  });
});
