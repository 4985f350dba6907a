import { screen } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import {
  makeQuestion,
  makeQuestions,
  mathsClass5,
  serveQuestions,
  shownQuestion,
  storedAttempt,
} from "../../tests/mock-test-factory";
import { show } from "../../tests/render";
import { server } from "../../tests/server/server";
import { forgetQuestionFiles } from "../data/questions";
import { readAttempt } from "../features/mock-test/attempt";
import { storeChoice } from "../features/mock-test/choice";
import { findResult } from "../features/mock-test/result";
import { setReporter } from "../lib/report";
import { MockTestPage } from "./mock-test";

const address = () => screen.getByLabelText("address").textContent;
const position = () => screen.getByText(/^Question \d+ of \d+/).textContent;
/** A child at the first question. */
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

describe("a mock test", () => {
  it("shows one question at a time, with its options as radios", async () => {
    await begin();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Maths · Class 5");
    expect(position()).toMatch(/^Question 1 of 10 · (Fractions|Decimals)$/);
    expect(screen.getAllByRole("radio")).toHaveLength(4);
    expect(screen.getByRole("button", { name: "Previous" })).toBeDisabled();
    expect(screen.getByRole("timer").textContent).toMatch(/^1[12]:\d\d$/);
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
    expect(storedAttempt().answers).toEqual({});
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
