import { cleanup, screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeQuestions } from "../../tests/support/mock-test-factory";
import { renderWithProviders } from "../../tests/support/render";
import { server } from "../../tests/support/server/server";
import { clearQuestionFiles } from "../data/question-files";
import { refreshSession } from "../data/session";
import { readRecord } from "../engine/mock-test/practice-record";
import { setReporter } from "../lib/report";
import { QuestionOfTheDayPage } from "./question-of-the-day";

const questions = makeQuestions(20);
const explanations = Object.fromEntries(
  questions.map(({ id }, index) => [
    id,
    { why: `Add ${index + 1} to itself.`, wrong: { [`wrong ${index + 1}`]: `took ${index + 1} once` } },
  ]),
);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-28T09:00:00Z") });
  refreshSession();
  clearQuestionFiles();
  server.use(
    http.get("*/data/:file", ({ params }) =>
      HttpResponse.json(String(params["file"]).includes(".explanations.") ? explanations : questions),
    ),
  );
});
afterEach(() => vi.useRealTimers());

const open = (path = "/question-of-the-day/5") =>
  renderWithProviders(
    <Routes>
      <Route path="/question-of-the-day/:class?" element={<QuestionOfTheDayPage />} />
    </Routes>,
    { path: path },
  );

async function readStem(): Promise<string> {
  return (await screen.findByRole("heading", { name: /^What is \d+ \+ \d+\?$/ })).textContent;
}

describe("the question of the day", () => {
  it("is explained right after the answer, and is still answered after a reload", async () => {
    const user = open();
    const number = /(\d+) \+/.exec(await readStem())?.[1];
    await user.click(screen.getByRole("radio", { name: new RegExp(`wrong ${number}$`) }));
    await user.click(screen.getByRole("button", { name: "Check my answer" }));
    expect(screen.getByText(`Add ${number} to itself.`)).toBeVisible();
    expect(screen.getByText(`Why it is wrong: took ${number} once.`)).toBeVisible();
    expect(screen.getByRole("link", { name: "Share on WhatsApp" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^https:\/\/wa\.me\/\?text=.*question-of-the-day%2F5$/),
    );
    expect(readRecord(null).days).toEqual(["2026-11-28"]);
    cleanup();
    open();
    expect(await screen.findByText(`Add ${number} to itself.`)).toBeVisible();
  });

  it("is shown the next day with its answer, whether it was answered or not", async () => {
    const user = open();
    const stem = await readStem();
    cleanup();
    vi.setSystemTime("2026-11-28T18:30:00Z");
    await user.click((open(), await screen.findByRole("button", { name: "See yesterday’s question" })));
    expect(await screen.findByRole("heading", { name: "Yesterday’s question" })).toBeVisible();
    expect(await screen.findByText(stem)).toBeVisible();
    expect(screen.getByText(/^Correct answer:/)).toBeVisible();
  });

  it("is not shown if its file cannot be loaded", async () => {
    const restoreReporter = setReporter(() => undefined);
    server.use(http.get("*/data/:file", () => HttpResponse.error()));
    open();
    expect(await screen.findByText(/could not be loaded/)).toBeVisible();
    restoreReporter();
  });

  it("starts with the choice of a class, and there is no page for class 13", () => {
    open("/question-of-the-day");
    expect(screen.getByRole("link", { name: "Class 12" })).toHaveAttribute("href", "/question-of-the-day/12");
    cleanup();
    open("/question-of-the-day/13");
    expect(screen.getByText("404 Not Found", { exact: false })).toBeVisible();
  });
});
