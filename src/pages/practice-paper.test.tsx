import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { makeQuestions, serveQuestions } from "../../tests/support/mock-test-factory";
import { offerMockTests } from "../../tests/support/mock-test-offer";
import { renderWithProviders, getShownPath } from "../../tests/support/render";
import { refreshSession } from "../data/session";
import { clearQuestionFiles } from "../data/question-files";
import { setPreloader } from "../lib/preload";
import { setReporter } from "../lib/report";
import { PracticePaperPage } from "./practice-paper";
import { PracticePaperResultPage } from "./practice-paper-result";
import { PracticePaperRoomPage } from "./practice-paper-room";

const path = "/practice-paper?subject=maths&class=5";
const findStartButton = () => screen.findByRole("button", { name: "Start the paper" });

/** Starts paper 1 of Maths, Class 5. */
async function startPaper() {
  const user = renderWithProviders(<PracticePaperPage />, { path });
  await user.click(await findStartButton());
  await waitFor(() => expect(getShownPath()).toBe("/practice-paper/exam"));
  cleanup();
}

const openPaper = () => renderWithProviders(<PracticePaperRoomPage />, { path: "/practice-paper/exam" });

beforeEach(() => {
  refreshSession();
  offerMockTests();
  serveQuestions(
    makeQuestions(80).map((question, index) => Object.assign(question, { level: (index % 3) + 1 })),
    { "c5-maths-1": { why: "Because.", wrong: {} } },
  );
});

describe("a practice paper", () => {
  it("is chosen, taken on the exam's screen and marked, and its score is then shown beside its number", async () => {
    await startPaper();
    const user = openPaper();
    expect(await screen.findByText(/^Question 1 of 50/)).toBeVisible();
    expect(screen.getByRole("heading", { name: "C · Challenge" })).toBeVisible();
    const rightOption = screen
      .getAllByRole("radio")
      .find((radio) => radio.closest("label")?.textContent.includes("right"));
    if (rightOption) await user.click(rightOption);
    await user.click(screen.getByRole("button", { name: "Stop the clock" }));
    expect(
      screen.getByText("The clock is stopped: there is no time limit. You will still get your score."),
    ).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Finish the paper" }));
    await user.click(await screen.findByRole("button", { name: "Finish now" }));
    await waitFor(() => expect(getShownPath()).toBe("/practice-paper/result"));
    cleanup();

    renderWithProviders(<PracticePaperResultPage />, { path: "/practice-paper/result" });
    expect(screen.getByText("Practice paper 1 · Maths · Class 5")).toBeVisible();
    expect(screen.getByText("Skipped").nextSibling).toHaveTextContent("49");
    const questions = screen.getByRole("navigation", { name: "Questions" });
    expect(within(questions).getAllByRole("link")).toHaveLength(50);
    cleanup();
    renderWithProviders(<PracticePaperPage />, { path });
    expect(await screen.findByText("Last score 1 of 50")).toBeVisible();
  });

  it("shows its result only when the network is back, if the result page was not loaded before", async () => {
    await startPaper();
    const restoreReporter = setReporter(() => undefined);
    setPreloader(() => Promise.reject(new TypeError("no network")));
    const user = openPaper();
    await user.click(await screen.findByRole("button", { name: "Finish the paper" }));
    await user.click(await screen.findByRole("button", { name: "Finish now" }));
    expect(await screen.findByText(/Your score appears here as soon as you are online again/)).toBeVisible();
    setPreloader(() => Promise.resolve());
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(getShownPath()).toBe("/practice-paper/result"));
    restoreReporter();
  });

  it("that is unfinished can be continued, or replaced by another paper", async () => {
    await startPaper();
    const user = renderWithProviders(<PracticePaperPage />, { path });
    expect(
      await screen.findByText(
        /^Your Maths · Class 5 · Paper 1 practice paper is still running, with (?:60:00|59:5\d)/,
      ),
    ).toBeVisible();
    expect(screen.getByRole("link", { name: "Continue" })).toHaveAttribute("href", "/practice-paper/exam");
    await user.click(await screen.findByRole("radio", { name: /^Paper 3/ }));
    await user.click(await findStartButton());
    await user.click(await screen.findByRole("button", { name: "Start a new test" }));
    await waitFor(() => expect(getShownPath()).toBe("/practice-paper/exam"));
    cleanup();
    openPaper();
    expect(await screen.findByText("Practice paper 3")).toBeInTheDocument();
  });

  it("is not started if its questions cannot be loaded", async () => {
    clearQuestionFiles();
    serveQuestions([]);
    const user = renderWithProviders(<PracticePaperPage />, { path });
    await user.click(await findStartButton());
    expect(await screen.findByRole("alert")).toHaveTextContent("The questions could not be loaded.");
  });
});

describe("without a paper on this device", () => {
  it("the exam's URL redirects to the choice", async () => {
    openPaper();
    await waitFor(() => expect(getShownPath()).toBe("/practice-paper"));
  });

  it("the result's URL shows a message", () => {
    renderWithProviders(<PracticePaperResultPage />, { path: "/practice-paper/result" });
    expect(screen.getByText("No practice paper on this device yet.")).toBeVisible();
  });
});
