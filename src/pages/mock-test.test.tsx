import { fireEvent, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
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
import { readAttempt, storeAttempt } from "../data/mock-test/attempt";
import { openAttempt } from "../data/mock-test/open-attempt";
import { storeChoice } from "../data/mock-test/choice";
import { findResult } from "../data/mock-test/result";
import { listenToBack } from "../lib/back-guard";
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
    (await screen.findByRole("button", { name: "Show my score now" })).focus();
    await user.keyboard("{Enter}");
    expect(address()).toBe("/mocktestresults");
  });

  it("leaves the focus with somebody who has reached an option before the question was read out", async () => {
    await begin();
    fireEvent.click(screen.getByRole("button", { name: "Next" }));
    const [first] = screen.getAllByRole("radio");
    first?.focus();
    expect(await screen.findByRole("button", { name: "Question 2, seen, not answered" })).toBeVisible();
    expect(first).toHaveFocus();
  });

  it("leaves the browser's own shortcuts alone", async () => {
    const user = await begin();
    await user.keyboard("{Control>}a{/Control}");
    expect(storedAttempt().answers).toEqual({});
  });

  it("shows in the palette what is answered, seen, marked and not seen yet", async () => {
    const user = await begin();
    await user.keyboard("a{ArrowRight}");
    await user.click(screen.getByRole("button", { name: "Mark for review" }));
    expect(screen.getByRole("button", { name: "Mark for review" })).toHaveAttribute("aria-pressed", "true");
    expect(await screen.findByRole("button", { name: "Question 1, answered" })).toBeVisible();
    expect(
      await screen.findByRole("button", { name: "Question 2, seen, not answered, marked" }),
    ).toHaveAttribute("aria-current");
    await user.click(screen.getByRole("button", { name: "Question 10, not seen yet" }));
    expect(position()).toMatch(/^Question 10 of 10/);
    expect(await screen.findByRole("button", { name: "Question 10, seen, not answered" })).toBeVisible();
    expect(screen.getByText("9 questions have no answer yet.")).toBeVisible();
  });

  it("shows a figure with its text, in a place that is kept for it", async () => {
    const figure = { file: "c5-shape-1.svg", alt: "A square cut in four" };
    serveQuestions([makeQuestion(1, { figure })]);
    await begin();
    const drawing = screen.getByRole("img", { name: figure.alt });
    expect(drawing).toHaveAttribute("src", "/data/figures/c5-shape-1.svg");
    expect(drawing).toHaveAttribute("width", "320");
    expect(drawing).toHaveAttribute("height", "200");
  });
});

describe("the clock of a child whom it makes nervous", () => {
  it("can be hidden, stays hidden after a reload, and can be shown again", async () => {
    const user = await begin();
    const toggle = () => screen.getByRole("button", { name: "Hide the clock" });
    expect(toggle()).toHaveAttribute("aria-pressed", "false");
    await user.click(toggle());
    expect(screen.queryByRole("timer")).toBeNull();
    cleanup();
    show(<MockTestPage />, { at: "/mocktest" });
    expect(await screen.findByRole("button", { name: "Hide the clock" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    expect(screen.queryByRole("timer")).toBeNull();
    await user.click(toggle());
    expect(screen.getByRole("timer")).toBeVisible();
  });

  it("is replaced by the warnings", async () => {
    localStorage.setItem("mockTestClockHidden", "true");
    await openAttempt(null);
    storeAttempt({ ...storedAttempt(), remainingMs: 59_000 });
    show(<MockTestPage />, { at: "/mocktest" });
    expect(await screen.findByText("Less than 1 minute left")).toBeVisible();
    expect(screen.getByRole("status")).toHaveTextContent("Less than 1 minute left.");
  });
});

describe("the letter and number keys", () => {
  const toggle = () => screen.getByRole("switch", { name: "Letter and number keys" });

  it("can be switched off, stay so after a reload, and can be switched on again", async () => {
    const user = await begin();
    expect(toggle()).toBeChecked();
    await user.click(toggle());
    expect(toggle()).not.toBeChecked();
    await user.keyboard("a2m");
    cleanup();
    show(<MockTestPage />, { at: "/mocktest" });
    expect(await screen.findByRole("switch")).not.toBeChecked();
    await user.keyboard("c");
    expect(storedAttempt()).toMatchObject({ answers: {}, markedIds: [] });
    await user.click(toggle());
    await user.keyboard("a");
    expect(screen.getAllByRole("radio")[0]).toBeChecked();
  });

  it("leave the arrows alone", async () => {
    const user = await begin();
    await user.click(toggle());
    await user.keyboard("{ArrowRight}");
    expect(position()).toMatch(/^Question 2 of 10/);
  });
});

describe("leaving a test", () => {
  const press = (user: UserEvent) => user.click(screen.getByRole("link", { name: /Back to the free mock/ }));

  it("is asked about, with the time until when the way back is open", async () => {
    const user = await begin();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 21, 10, 0, 30) });
    await press(user);
    const dialog = await screen.findByRole("dialog", { name: "Leave the test?" });
    vi.useRealTimers();
    expect(dialog).toHaveAccessibleDescription(/come back and go on until 3:42\s?pm IST/i);
    expect(address()).toBe("/mocktest");
  });

  it("can be thought better of, by the button or by Escape, and the keys mean nothing meanwhile", async () => {
    const user = await begin();
    await press(user);
    await user.keyboard("a{ArrowRight}");
    expect(storedAttempt().answers).toEqual({});
    await user.click(await screen.findByRole("button", { name: "Stay in the test" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    await press(user);
    (await screen.findByRole<HTMLDialogElement>("dialog")).close();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await user.keyboard("a");
    expect(Object.keys(storedAttempt().answers)).toHaveLength(1);
    expect(address()).toBe("/mocktest");
  });

  it("leads on, and the test waits", async () => {
    const user = await begin();
    await user.keyboard("a");
    await press(user);
    await user.click(await screen.findByRole("button", { name: "Leave for now" }));
    expect(address()).toBe("/free-mock-test");
    expect(Object.keys(storedAttempt().answers)).toHaveLength(1);
  });

  it("is not asked about where a press opens another tab", async () => {
    const user = await begin();
    const link = screen.getByRole("link", { name: /Back to the free mock/ });
    link.addEventListener("click", (event) => event.preventDefault());
    await user.keyboard("{Control>}");
    await user.click(link);
    await user.keyboard("{/Control}");
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("a press on the browser's Back", () => {
  it("is undone and asked about; Leave then goes back", async () => {
    // The browser's own history, as the router keeps it.
    listenToBack();
    history.replaceState({ idx: 0 }, "", "/free-mock-test");
    history.pushState({ idx: 1 }, "", "/mocktest");
    const user = await begin();
    history.back();
    expect(await screen.findByRole("dialog", { name: "Leave the test?" })).toBeVisible();
    await waitFor(() => expect(location.pathname).toBe("/mocktest"));
    await user.click(screen.getByRole("button", { name: "Leave for now" }));
    await waitFor(() => expect(location.pathname).toBe("/free-mock-test"));
  });
});

describe("View My Score with questions that have no answer", () => {
  const press = (user: UserEvent) => user.click(screen.getByRole("button", { name: "View My Score" }));
  const asked = (name: string) => screen.findByRole("dialog", { name });

  it("asks first, and says how many", async () => {
    const user = await begin();
    await user.keyboard("a{ArrowRight>9/}");
    await press(user);
    expect(await asked("9 questions have no answer")).toHaveAccessibleDescription(/still time/);
    expect(address()).toBe("/mocktest");
    await user.click(screen.getByRole("button", { name: "Show my score now" }));
    expect(address()).toBe("/mocktestresults");
    expect(readAttempt(null)).toBeNull();
  });

  it("asks once: who went back and left one open on purpose is believed", async () => {
    const user = await begin();
    await user.keyboard("a{ArrowRight}".repeat(9));
    await press(user);
    await asked("One question has no answer");
    await user.click(screen.getByRole("button", { name: "Back to the test" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(position()).toMatch(/^Question 10 of 10/);
    await press(user);
    expect(address()).toBe("/mocktestresults");
  });

  it("asks nothing where everything is answered", async () => {
    const user = await begin();
    await user.keyboard(`${"a{ArrowRight}".repeat(9)}a`);
    await press(user);
    expect(address()).toBe("/mocktestresults");
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
