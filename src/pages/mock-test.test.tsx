import { fireEvent, screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  makeQuestion,
  serveQuestions,
  getShownQuestion,
  getStoredAttempt,
} from "../../tests/support/mock-test-factory";
import { openMockTest, chooseMathsClass5, getPositionText } from "../../tests/support/mock-test-screen";
import { renderWithProviders, getShownPath } from "../../tests/support/render";
import { server } from "../../tests/support/server/server";
import { readAttempt } from "../engine/mock-test/attempt";
import { findResult } from "../engine/mock-test/result";
import { setPreloader } from "../lib/preload";
import { setReporter } from "../lib/report";
import { MockTestPage } from "./mock-test";

beforeEach(chooseMathsClass5);

describe("a mock test", () => {
  it("shows one question at a time, with its options as radios", async () => {
    await openMockTest();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Maths · Class 5");
    expect(getPositionText()).toMatch(/^Question 1 of 10 · (Fractions|Decimals)$/);
    expect(screen.getAllByRole("radio")).toHaveLength(4);
    expect(screen.getByRole("button", { name: "Previous" })).toBeDisabled();
    expect(screen.getByRole("timer").textContent).toMatch(/^1[12]:\d\d$/);
  });

  it("is answered with the mouse, forward and back, and scored at the end", async () => {
    const user = await openMockTest();
    for (let index = 0; index < 10; index += 1) {
      const { answer, options } = getShownQuestion();
      const choice = index < 7 ? answer : options.find((option) => option !== answer);
      await user.click(screen.getByRole("radio", { name: choice ?? "" }));
      if (index < 9) await user.click(screen.getByRole("button", { name: "Next" }));
    }
    await user.click(screen.getByRole("button", { name: "Previous" }));
    expect(getPositionText()).toMatch(/^Question 9 of 10/);
    expect(screen.getAllByRole<HTMLInputElement>("radio").filter((radio) => radio.checked)).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: "Next" }));
    await user.click(screen.getByRole("button", { name: "View My Score" }));
    expect(getShownPath()).toBe("/mocktestresults");
    expect(findResult(null, null)).toMatchObject({ correct: 7, total: 10, scorePercent: 70 });
    expect(readAttempt(null)).toBeNull();
  });

  it("keeps its answers if the score page cannot be loaded, and shows the score when the network is back", async () => {
    const restoreReporter = setReporter(() => undefined);
    setPreloader(() => Promise.reject(new TypeError("Failed to fetch")));
    const user = await openMockTest();
    await user.keyboard("{ArrowRight>9/}");
    await user.click(screen.getByRole("button", { name: "View My Score" }));
    await user.click(await screen.findByRole("button", { name: "Show my score now" }));
    expect(await screen.findByText(/Your answers are saved/)).toBeVisible();
    setPreloader(() => Promise.resolve());
    dispatchEvent(new Event("online"));
    await vi.waitFor(() => expect(getShownPath()).toBe("/mocktestresults"));
    restoreReporter();
  });

  it("can be taken with the keyboard alone", async () => {
    const user = await openMockTest();
    const { options } = getShownQuestion();
    await user.keyboard("b");
    expect(screen.getByRole("radio", { name: options[1] ?? "" })).toBeChecked();
    await user.keyboard("4");
    expect(screen.getByRole("radio", { name: options[3] ?? "" })).toBeChecked();
    await user.keyboard("m{ArrowRight}");
    expect(getPositionText()).toMatch(/^Question 2 of 10/);
    expect(screen.getByRole("heading", { level: 2, name: getShownQuestion().question })).toHaveFocus();
    await user.keyboard("{ArrowLeft}{ArrowLeft}");
    expect(getPositionText()).toMatch(/^Question 1 of 10/);
    await user.keyboard("{ArrowRight>12/}");
    expect(getPositionText()).toMatch(/^Question 10 of 10/);
    expect(getShownPath()).toBe("/mocktest");
    await user.tab({ shift: true });
    screen.getByRole("button", { name: "View My Score" }).focus();
    await user.keyboard("{Enter}");
    (await screen.findByRole("button", { name: "Show my score now" })).focus();
    await user.keyboard("{Enter}");
    expect(getShownPath()).toBe("/mocktestresults");
  });

  it("does not move the focus back to the question if an option already has it", async () => {
    await openMockTest();
    fireEvent.click(screen.getByRole("button", { name: "Next" }));
    const [first] = screen.getAllByRole("radio");
    first?.focus();
    expect(await screen.findByRole("button", { name: "Question 2, visited, not answered" })).toBeVisible();
    expect(first).toHaveFocus();
  });

  it("does not block the browser's own shortcuts", async () => {
    const user = await openMockTest();
    await user.keyboard("{Control>}a{/Control}");
    expect(getStoredAttempt().answers).toEqual({});
  });

  it("shows in the palette which questions are answered, visited, marked and not visited", async () => {
    const user = await openMockTest();
    await user.keyboard("a{ArrowRight}");
    await user.click(screen.getByRole("button", { name: "Mark for review" }));
    expect(screen.getByRole("button", { name: "Mark for review" })).toHaveAttribute("aria-pressed", "true");
    expect(await screen.findByRole("button", { name: "Question 1, answered" })).toBeVisible();
    expect(
      await screen.findByRole("button", { name: "Question 2, visited, not answered, marked" }),
    ).toHaveAttribute("aria-current");
    await user.click(screen.getByRole("button", { name: "Question 10, not visited" }));
    expect(getPositionText()).toMatch(/^Question 10 of 10/);
    expect(await screen.findByRole("button", { name: "Question 10, visited, not answered" })).toBeVisible();
    expect(screen.getByText("9 questions have no answer yet.")).toBeVisible();
  });

  it("shows a figure with its text, in a reserved space", async () => {
    const figure = { file: "c5-shape-1.svg", alt: "A square cut in four" };
    serveQuestions([makeQuestion(1, { figure })]);
    await openMockTest();
    const drawing = screen.getByRole("img", { name: figure.alt });
    expect(drawing).toHaveAttribute("src", "/data/figures/c5-shape-1.svg");
    expect(drawing).toHaveAttribute("width", "320");
    expect(drawing).toHaveAttribute("height", "200");
  });
});

describe("View My Score with questions that have no answer", () => {
  const pressViewScore = (user: UserEvent) =>
    user.click(screen.getByRole("button", { name: "View My Score" }));
  const findDialog = (name: string) => screen.findByRole("dialog", { name });

  it("asks for a confirmation that shows their number", async () => {
    const user = await openMockTest();
    await user.keyboard("a{ArrowRight>9/}");
    await pressViewScore(user);
    expect(await findDialog("You have left 9 questions unanswered")).toHaveAccessibleDescription(
      /still time/,
    );
    expect(getShownPath()).toBe("/mocktest");
    await user.click(screen.getByRole("button", { name: "Show my score now" }));
    expect(getShownPath()).toBe("/mocktestresults");
    expect(readAttempt(null)).toBeNull();
  });

  it("asks only once, even if the child goes back to the test", async () => {
    const user = await openMockTest();
    await user.keyboard("a{ArrowRight}".repeat(9));
    await pressViewScore(user);
    await findDialog("You have left one question unanswered");
    await user.click(screen.getByRole("button", { name: "Back to the test" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(getPositionText()).toMatch(/^Question 10 of 10/);
    await pressViewScore(user);
    expect(getShownPath()).toBe("/mocktestresults");
  });

  it("does not ask if everything is answered", async () => {
    const user = await openMockTest();
    await user.keyboard(`${"a{ArrowRight}".repeat(9)}a`);
    await pressViewScore(user);
    expect(getShownPath()).toBe("/mocktestresults");
  });
});

describe("the mock test page without a test", () => {
  it("redirects to the landing page if nothing was chosen", () => {
    localStorage.clear();
    renderWithProviders(<MockTestPage />, { path: "/mocktest" });
    expect(getShownPath()).toBe("/free-mock-test");
  });

  it.each([
    ["missing", () => new HttpResponse(null, { status: 404 })],
    ["damaged", () => HttpResponse.json([{ id: 1 }])],
  ])("shows a link and no error if the question file is %s", async (_, respond) => {
    const restoreReporter = setReporter(() => undefined);
    server.use(http.get("*/data/class5-maths.json", respond));
    renderWithProviders(<MockTestPage />, { path: "/mocktest" });
    expect(await screen.findByRole("link", { name: "Choose another test" })).toHaveAttribute(
      "href",
      "/free-mock-test",
    );
    expect(screen.queryByRole("alert")).toBeNull();
    restoreReporter();
  });
});
