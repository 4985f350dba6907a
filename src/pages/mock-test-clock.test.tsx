import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  makeQuestions,
  mathsClass5,
  serveQuestions,
  shownQuestion,
  storedAttempt,
} from "../../tests/mock-test-factory";
import { show } from "../../tests/render";
import { forgetQuestionFiles } from "../data/questions";
import { attemptKey, dropAttempt, storeAttempt } from "../data/mock-test/attempt";
import { storeChoice } from "../data/mock-test/choice";
import { findResult } from "../data/mock-test/result";
import { MockTestPage } from "./mock-test";

const address = () => screen.getByLabelText("address").textContent;
const position = () => screen.getByText(/^Question \d+ of \d+/).textContent;
const timer = () => screen.getByRole("timer").textContent;
/** A child at the first question. */
async function begin(): Promise<UserEvent> {
  show(<MockTestPage />, { at: "/mocktest" });
  await screen.findByRole("timer");
  // The clock starts in an effect, which may come after the first look at the page.
  await act(async () => undefined);
  return userEvent.setup();
}

beforeEach(() => {
  forgetQuestionFiles();
  serveQuestions(makeQuestions(60));
  storeChoice(null, mathsClass5);
});

describe("the clock", () => {
  const nine = Date.UTC(2026, 10, 21, 9);
  const pass = (seconds: number) =>
    act(() => {
      vi.advanceTimersByTime(seconds * 1000);
    });
  const reload = async () => {
    cleanup();
    await begin();
  };

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date", "performance"], now: nine });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("counts down from 12:00 in whole seconds", async () => {
    await begin();
    expect(timer()).toBe("12:00");
    pass(1);
    expect(timer()).toBe("11:59");
    pass(197);
    expect(timer()).toBe("8:42");
  });

  it("ends the test at zero, with the answers so far", async () => {
    const user = await begin();
    await user.click(screen.getByRole("radio", { name: shownQuestion().answer }));
    pass(719);
    expect(timer()).toBe("0:01");
    expect(address()).toBe("/mocktest");
    pass(1);
    expect(address()).toBe("/mocktestresults");
    expect(findResult(null, null)).toMatchObject({ correct: 1, timestamp: "2026-11-21T09:12:00.000Z" });
  });

  it("speaks three warnings, politely", async () => {
    await begin();
    const heard = () => screen.getByRole("status").textContent;
    pass(570);
    expect(heard()).toBe("");
    pass(6);
    expect(heard()).toBe("2 minutes 24 seconds left.");
    pass(84);
    expect(heard()).toBe("1 minute left.");
    pass(24);
    expect(heard()).toBe("36 seconds left.");
  });

  it.each([
    ["forward", 3_600_000],
    ["back", -3_600_000],
  ])(
    "does not mind when somebody moves the computer's clock %s, on the page or at a reload",
    async (_, jumpMs) => {
      await begin();
      pass(100);
      vi.setSystemTime(Date.now() + jumpMs);
      pass(5);
      expect(timer()).toBe("10:15");
      await reload();
      expect(timer()).toBe("10:15");
    },
  );

  it("runs on while the page is closed", async () => {
    await begin();
    pass(60);
    cleanup();
    vi.setSystemTime(nine + 400_000);
    await begin();
    expect(timer()).toBe("5:20");
  });

  it("gives no time back to a clock that is put back while the page is closed", async () => {
    await begin();
    pass(300);
    cleanup();
    vi.setSystemTime(nine - 3_600_000);
    await begin();
    expect(timer()).toBe("7:00");
  });

  it("goes on at the same question with the same answers after a reload", async () => {
    const user = await begin();
    await user.keyboard("c{ArrowRight}d{ArrowRight}m");
    const { questions, answers } = storedAttempt();
    await reload();
    expect(position()).toMatch(/^Question 3 of 10/);
    expect(storedAttempt()).toMatchObject({ questions, answers });
    expect(screen.getByRole("button", { name: "Mark for review" })).toHaveAttribute("aria-pressed", "true");
  });

  it("counts the time of each question, through a reload, and none while the page is closed", async () => {
    const user = await begin();
    const [first, second, third] = storedAttempt().questions;
    pass(12);
    await user.keyboard("a{ArrowRight}");
    pass(7);
    act(() => void dispatchEvent(new Event("pagehide")));
    cleanup();
    vi.setSystemTime(nine + 60_000);
    await begin();
    pass(3);
    await user.keyboard("{ArrowLeft}");
    pass(30);
    await user.keyboard("{ArrowRight}{ArrowRight}");
    expect(storedAttempt().spentMs).toEqual({
      [first?.id ?? ""]: 42_000,
      [second?.id ?? ""]: 10_000,
      [third?.id ?? ""]: 0,
    });
    await user.keyboard("{ArrowRight>9/}");
    pass(1000);
    const { spentMs = {} } = findResult(null, null) ?? {};
    const sum = Object.values(spentMs).reduce((total, ms) => total + ms, 0);
    expect(sum).toBe(720_000 - (60_000 - 19_000));
  });

  it("hands in what was answered when the page is opened after the deadline", async () => {
    const user = await begin();
    await user.click(screen.getByRole("radio", { name: shownQuestion().answer }));
    cleanup();
    vi.setSystemTime(nine + 86_400_000);
    show(<MockTestPage />, { at: "/mocktest" });
    await waitFor(() => expect(address()).toBe("/mocktestresults"));
    expect(findResult(null, null)).toMatchObject({ correct: 1, timestamp: "2026-11-21T09:12:00.000Z" });
  });
});

describe("two tabs of one test", () => {
  /** What the browser does in this tab when the other one writes. */
  const tellOfStorage = () =>
    act(() => void dispatchEvent(new StorageEvent("storage", { key: attemptKey(null) })));

  it("follow each other's answers, and stay at their own question", async () => {
    const user = await begin();
    await user.keyboard("a{ArrowRight}");
    const [first, , third] = storedAttempt().questions;
    storeAttempt({
      ...storedAttempt(),
      index: 8,
      answers: { ...storedAttempt().answers, [third?.id ?? ""]: third?.answer ?? "" },
    });
    tellOfStorage();
    expect(position()).toMatch(/^Question 2 of 10/);
    await user.keyboard("{ArrowRight}");
    expect(screen.getByRole("radio", { name: third?.answer ?? "" })).toBeChecked();
    expect(Object.keys(storedAttempt().answers)).toEqual(expect.arrayContaining([first?.id, third?.id]));
  });

  it("end together, and only one of them hands in", async () => {
    await begin();
    dropAttempt(null);
    tellOfStorage();
    expect(address()).toBe("/mocktestresults");
    expect(findResult(null, null)).toBeNull();
  });
});
