import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeQuestion, makeQuestions, mathsClass5, serveQuestions } from "../../tests/mock-test-factory";
import { show } from "../../tests/render";
import { server } from "../../tests/server/server";
import { forgetQuestionFiles } from "../data/questions";
import {
  attemptKey,
  dropAttempt,
  readAttempt,
  storeAttempt,
  type Attempt,
} from "../features/mock-test/attempt";
import { storeChoice } from "../features/mock-test/choice";
import { findResult } from "../features/mock-test/result";
import { setReporter } from "../lib/report";
import { MockTestPage } from "./mock-test";

const address = () => screen.getByLabelText("address").textContent;
const position = () => screen.getByText(/^Question \d+ of \d+/).textContent;
const timer = () => screen.getByRole("timer").textContent;
const stored = () => readAttempt(null) as Attempt;

function shownQuestion() {
  const question = stored().questions[stored().index];
  if (!question) throw new Error("No question is shown.");
  return question;
}

/** A child at the test, with the clock in the test's hand once the first question stands there. */
async function begin(): Promise<UserEvent> {
  show(<MockTestPage />, { at: "/mocktest" });
  await screen.findByRole("timer");
  return userEvent.setup();
}

beforeEach(() => {
  forgetQuestionFiles();
  serveQuestions(makeQuestions(60));
  storeChoice(null, mathsClass5);
});

afterEach(() => {
  vi.useRealTimers();
});

describe("a mock test", () => {
  it("shows one question at a time, with its options as radios", async () => {
    await begin();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Maths · Class 5");
    expect(position()).toMatch(/^Question 1 of 10 · (Fractions|Decimals)$/);
    expect(screen.getAllByRole("radio")).toHaveLength(4);
    expect(screen.getByRole("button", { name: "Previous" })).toBeDisabled();
    expect(timer()).toMatch(/^1[12]:\d\d$/);
  });

  it("is answered with the mouse, forward and back, and scored at the end", async () => {
    const user = await begin();
    for (let index = 0; index < 10; index += 1) {
      const { answer, options } = shownQuestion();
      const choice = index < 7 ? answer : options.find((option) => option !== answer);
      await user.click(screen.getByRole("radio", { name: choice ?? "" }));
      if (index < 9) await user.click(screen.getByRole("button", { name: "Next" }));
    }
    await user.click(screen.getByRole("button", { name: "Previous" }));
    expect(position()).toMatch(/^Question 9 of 10/);
    expect(screen.getAllByRole<HTMLInputElement>("radio").filter((radio) => radio.checked)).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: "Next" }));
    await user.click(screen.getByRole("button", { name: "View My Score" }));
    expect(address()).toBe("/mocktestresults");
    expect(findResult(null, null)).toMatchObject({ correct: 7, total: 10, percentage: 70 });
    expect(readAttempt(null)).toBeNull();
  });

  it("is done by keyboard alone", async () => {
    const user = await begin();
    const { options } = shownQuestion();
    await user.keyboard("b");
    expect(screen.getByRole("radio", { name: options[1] ?? "" })).toBeChecked();
    await user.keyboard("4");
    expect(screen.getByRole("radio", { name: options[3] ?? "" })).toBeChecked();
    await user.keyboard("m{ArrowRight}");
    expect(position()).toMatch(/^Question 2 of 10/);
    expect(screen.getByRole("heading", { level: 2, name: shownQuestion().question })).toHaveFocus();
    await user.keyboard("{ArrowLeft}{ArrowLeft}");
    expect(position()).toMatch(/^Question 1 of 10/);
    await user.keyboard("{ArrowRight>12/}");
    expect(position()).toMatch(/^Question 10 of 10/);
    expect(address()).toBe("/mocktest");
    await user.tab({ shift: true });
    screen.getByRole("button", { name: "View My Score" }).focus();
    await user.keyboard("{Enter}");
    expect(address()).toBe("/mocktestresults");
  });

  it("leaves the browser's own shortcuts alone", async () => {
    const user = await begin();
    await user.keyboard("{Control>}a{/Control}");
    expect(stored().answers).toEqual({});
  });

  it("shows in the palette what is answered, marked and not yet done", async () => {
    const user = await begin();
    await user.keyboard("a{ArrowRight}");
    await user.click(screen.getByRole("button", { name: "Mark for review" }));
    expect(screen.getByRole("button", { name: "Mark for review" })).toHaveAttribute("aria-pressed", "true");
    expect(screen.getByRole("button", { name: "Question 1, answered" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Question 2, not yet answered, marked" })).toHaveAttribute(
      "aria-current",
    );
    await user.click(screen.getByRole("button", { name: "Question 10, not yet answered" }));
    expect(position()).toMatch(/^Question 10 of 10/);
    expect(screen.getByText("9 questions have no answer yet.")).toBeVisible();
  });

  it("shows a figure with its text", async () => {
    const figure = { file: "c5-shape-1.svg", alt: "A square cut in four" };
    serveQuestions([makeQuestion(1, { figure })]);
    await begin();
    expect(screen.getByRole("img", { name: figure.alt })).toHaveAttribute(
      "src",
      "/data/figures/c5-shape-1.svg",
    );
  });
});

describe("without questions or choice", () => {
  it("leads to the choice", () => {
    localStorage.clear();
    show(<MockTestPage />, { at: "/mocktest" });
    expect(address()).toBe("/free-mock-test");
  });

  it.each([
    ["missing", () => new HttpResponse(null, { status: 404 })],
    ["damaged", () => HttpResponse.json([{ id: 1 }])],
  ])("stays calm and silent when the file is %s", async (_, answer) => {
    const putBack = setReporter(() => undefined);
    server.use(http.get("*/data/class5-maths.json", answer));
    show(<MockTestPage />, { at: "/mocktest" });
    expect(await screen.findByRole("link", { name: "Choose another test" })).toHaveAttribute(
      "href",
      "/free-mock-test",
    );
    expect(screen.queryByRole("alert")).toBeNull();
    putBack();
  });
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
    const { questions, answers } = stored();
    await reload();
    expect(position()).toMatch(/^Question 3 of 10/);
    expect(stored()).toMatchObject({ questions, answers });
    expect(screen.getByRole("button", { name: "Mark for review" })).toHaveAttribute("aria-pressed", "true");
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
    const [first, , third] = stored().questions;
    storeAttempt({
      ...stored(),
      index: 8,
      answers: { ...stored().answers, [third?.id ?? ""]: third?.answer ?? "" },
    });
    tellOfStorage();
    expect(position()).toMatch(/^Question 2 of 10/);
    await user.keyboard("{ArrowRight}");
    expect(screen.getByRole("radio", { name: third?.answer ?? "" })).toBeChecked();
    expect(Object.keys(stored().answers)).toEqual(expect.arrayContaining([first?.id, third?.id]));
  });

  it("end together, and only one of them hands in", async () => {
    await begin();
    dropAttempt(null);
    tellOfStorage();
    expect(address()).toBe("/mocktestresults");
    expect(findResult(null, null)).toBeNull();
  });
});
