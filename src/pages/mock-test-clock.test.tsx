import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
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
import { attemptKey, dropAttempt, readAttempt, storeAttempt } from "../data/mock-test/attempt";
import { storeChoice } from "../data/mock-test/choice";
import { findResult } from "../data/mock-test/result";
import { setReporter } from "../lib/report";
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

const pass = (seconds: number) =>
  act(() => {
    vi.advanceTimersByTime(seconds * 1000);
  });
/** What the browser does in this tab when another one writes. */
const tellOfStorage = () =>
  act(() => void dispatchEvent(new StorageEvent("storage", { key: attemptKey(null) })));

beforeEach(() => {
  forgetQuestionFiles();
  serveQuestions(makeQuestions(60));
  storeChoice(null, mathsClass5);
});

describe("the clock", () => {
  const nine = Date.UTC(2026, 10, 21, 9);
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
    await user.keyboard("{ArrowRight>9/}");
    await user.click(screen.getByRole("button", { name: "View My Score" }));
    expect(await screen.findByRole("dialog", { name: "9 questions have no answer" })).toBeVisible();
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
    expect(heard()).toBe("Less than 3 minutes left.");
    pass(84);
    expect(heard()).toBe("Less than 1 minute left.");
    pass(24);
    expect(heard()).toBe("Less than 40 seconds left.");
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

  it("lose no answer that one of them has not stored yet when the other stores", async () => {
    await begin();
    const before = storedAttempt();
    const { id, options } = shownQuestion();
    fireEvent.click(screen.getByRole("radio", { name: options[1] ?? "" }));
    storeAttempt({ ...before, remainingMs: 700_000 });
    tellOfStorage();
    expect(screen.getByRole("radio", { name: options[1] ?? "" })).toBeChecked();
    await waitFor(() => expect(storedAttempt().answers).toEqual({ [id]: options[1] }));
  });

  it.each([
    ["every five seconds", () => pass(5)],
    ["as it is left", () => act(() => void dispatchEvent(new Event("pagehide")))],
  ])("undo nothing of each other when one of them stores the time, %s", async (_, storeTime) => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
    const user = await begin();
    await user.keyboard("am");
    const { id, options } = shownQuestion();
    storeAttempt({ ...storedAttempt(), answers: { [id]: options[2] ?? "" }, markedIds: [] });
    const written = vi.spyOn(Storage.prototype, "setItem");
    storeTime();
    await waitFor(() => expect(written).toHaveBeenCalled());
    expect(storedAttempt()).toMatchObject({ answers: { [id]: options[2] }, markedIds: [] });
    expect(screen.getByRole("radio", { name: options[2] ?? "" })).toBeChecked();
    written.mockRestore();
    vi.useRealTimers();
  });

  it("end together, and only one of them hands in", async () => {
    await begin();
    dropAttempt(null);
    tellOfStorage();
    expect(address()).toBe("/mocktestresults");
    expect(findResult(null, null)).toBeNull();
  });

  it("end together where a logout in one of them has cleared everything", async () => {
    await begin();
    localStorage.clear();
    act(() => void dispatchEvent(new StorageEvent("storage", { key: null })));
    expect(address()).toBe("/mocktestresults");
    expect(readAttempt(null)).toBeNull();
  });
});

describe("a tab whose test has given way to another one", () => {
  const startAnother = () => {
    const another = { ...storedAttempt(), seed: "another", answers: {}, index: 4 };
    storeAttempt(another);
    return another;
  };

  it("ends, and leaves the other test alone", async () => {
    const user = await begin();
    await user.keyboard("a{ArrowRight}");
    const another = startAnother();
    tellOfStorage();
    expect(address()).toBe("/mocktestresults");
    cleanup();
    expect(readAttempt(null)).toEqual(another);
    expect(findResult(null, null)).toBeNull();
  });

  it("hands nothing in when it ends before it has heard of it", async () => {
    const user = await begin();
    await user.keyboard("{ArrowRight>9/}");
    await user.click(screen.getByRole("button", { name: "View My Score" }));
    const onward = await screen.findByRole("button", { name: "Show my score now" });
    const another = startAnother();
    fireEvent.click(onward);
    expect(address()).toBe("/mocktestresults");
    expect(readAttempt(null)).toEqual(another);
    expect(findResult(null, null)).toBeNull();
  });
});

describe("a page that comes back after its test was ended elsewhere", () => {
  it("ends as well, and does not bring the test back", async () => {
    const user = await begin();
    dropAttempt(null);
    await user.keyboard("a");
    await waitFor(() => expect(address()).toBe("/mocktestresults"));
    expect(readAttempt(null)).toBeNull();
    expect(findResult(null, null)).toBeNull();
  });
});

describe("a browser that keeps nothing", () => {
  it("lets a test be taken to its end all the same", async () => {
    const putBack = setReporter(() => undefined);
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("Full", "QuotaExceededError");
    });
    const user = await begin();
    await user.keyboard("a{ArrowRight>9/}");
    expect(await screen.findByRole("button", { name: "Question 1, answered" })).toBeVisible();
    expect(position()).toMatch(/^Question 10 of 10/);
    await user.click(screen.getByRole("button", { name: "View My Score" }));
    await user.click(await screen.findByRole("button", { name: "Show my score now" }));
    expect(address()).toBe("/mocktestresults");
    full.mockRestore();
    putBack();
  });
});
