import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { StrictMode } from "react";
import { Link, Route, Routes, useNavigate } from "react-router-dom";
import { beforeEach, describe, expect, it } from "vitest";
import { asha, class5, logIn, maths } from "../../tests/support/factories";
import {
  collectInserts,
  makeQuestions,
  mathsClass5,
  serveQuestions,
} from "../../tests/support/mock-test-factory";
import { renderWithProviders } from "../../tests/support/render";
import { api, server } from "../../tests/support/server/server";
import { clearQuestionFiles } from "../data/question-files";
import { refreshSession } from "../data/session";
import { listUnsentMockTests } from "../engine/mock-test/unsent-mock-tests";
import { createResult, storePendingResult, type Attempt } from "../engine/mock-test/attempt";
import { toStoredResult, type ReviewableResult } from "../engine/mock-test/mock-test-result";
import { listScores } from "../engine/mock-test/result";
import { setReporter } from "../lib/report";
import { MockTestResultsPage } from "./mock-test-results";

/** Stores a finished test: questions 1 to 8 are right, 9 is wrong, 10 has no answer. */
function finishTest(
  studentId: string | null = null,
  remainingMs = 300_000,
  spentMs: Record<string, number> = { "c5-maths-1": 42_000, "c5-maths-2": 61_400 },
): ReviewableResult {
  const questions = makeQuestions(10);
  const rightAnswers = questions.slice(0, 8).map(({ id, answer }) => [id, answer]);
  const attempt: Attempt = {
    studentId,
    choice: mathsClass5,
    seed: "0123456789abcdef",
    questions,
    markedIds: [],
    spentMs,
    index: 9,
    answers: { ...Object.fromEntries(rightAnswers), "c5-maths-9": "worse 9" },
    startedAtMs: Date.UTC(2026, 10, 21, 9),
    deadlineAtMs: Date.UTC(2026, 10, 21, 9, 12),
    remainingMs,
  };
  const result = createResult(attempt, remainingMs);
  storePendingResult(result);
  return result;
}

function BackAndForward() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        back
      </button>
      <button type="button" onClick={() => void navigate(1)}>
        forward
      </button>
    </>
  );
}

/** Renders the page in strict mode, where effects run twice, and with buttons for Back and Forward. */
function showResults(path = "/mocktestresults", state?: unknown) {
  return renderWithProviders(
    <StrictMode>
      <BackAndForward />
      <Routes>
        <Route path="/mocktestresults" element={<MockTestResultsPage />} />
        <Route path="*" element={<Link to="/mocktestresults">to the result</Link>} />
      </Routes>
    </StrictMode>,
    { path, state },
  );
}

const readValue = (name: string) =>
  screen.getByText(name, { selector: "dt" }).nextElementSibling?.textContent;

beforeEach(() => {
  refreshSession();
  clearQuestionFiles();
  serveQuestions([]);
});

/** The review of each question, as an element. */
const listReviews = () =>
  screen.getAllByText(/^Question \d+ ·/).map((line) => line.closest("li") ?? document.body);

describe("the result", () => {
  it("shows score, correct count, percentage and topics", () => {
    finishTest();
    showResults();
    expect(readValue("Score")).toBe("8/10");
    expect(readValue("Correct")).toBe("8");
    expect(readValue("Percentage")).toBe("80%");
    expect(screen.getByText("Fractions:", { exact: false })).toHaveTextContent("Fractions: 4 of 5 correct");
  });

  it("shows each answer, with the correct answer beside a wrong one", async () => {
    finishTest();
    showResults();
    const [first, ...others] = listReviews();
    if (!first) throw new Error("There is no review.");
    expect(first).toHaveTextContent("Correct. Your answer: right 1");
    expect(within(first).queryByText(/^Correct answer/)).toBeNull();
    expect(await within(first).findByText("Because one and one are two.")).toBeVisible();
    expect(others[7]).toHaveTextContent("Wrong. Your answer: worse 9");
    expect(others[7]).toHaveTextContent("Correct answer: right 9");
  });

  it("names the mistake behind a wrong answer, and no mistake for right or missing answers", async () => {
    const wrong = {
      "wrong 9": "forgot to carry",
      "worse 9": "added the tens to the ones",
      "wrong 10": "halved",
    };
    const explanation = { why: "It is 18.", wrong };
    serveQuestions([], {
      "c5-maths-8": explanation,
      "c5-maths-9": explanation,
      "c5-maths-10": explanation,
      "c5-maths-1": { why: "It is 2.", wrong: {} },
    });
    finishTest();
    showResults();
    const mistakes = await screen.findAllByText(/^Why it is wrong/);
    expect(mistakes.map(({ textContent }) => textContent)).toEqual([
      "Why it is wrong: added the tens to the ones.",
    ]);
    expect(mistakes[0]?.parentElement).toHaveTextContent(/Question 9/);
    expect(mistakes[0]?.parentElement).toHaveTextContent("It is 18.");
    expect(screen.queryByRole("link", { name: /Practise more questions like this\.$/ })).toBeNull();
  });

  it("links from a wrong answer to a test of its mistake, with the text of the set's list of mistakes", async () => {
    const wrong = { "worse 9": "added the tens to the ones" };
    const mistakes = { "worse 9": "mixed-places", "wrong 9": "doubled" };
    const explanation = { why: "It is 18.", wrong, mistakes };
    serveQuestions(
      [],
      { "c5-maths-9": explanation, "c5-maths-10": explanation },
      { "mixed-places": "mixed up tens and ones", doubled: "doubled it" },
    );
    finishTest();
    showResults();
    const links = await screen.findAllByRole("link", { name: /Practise more questions like this\.$/ });
    expect(links.map(({ textContent }) => textContent)).toEqual([
      "You mixed up tens and ones. Practise more questions like this.",
    ]);
    expect(links[0]).toHaveAttribute("href", "/free-mock-test?subject=maths&class=5&mistake=mixed-places");
  });

  it("shows a question without an answer as unanswered, not as wrong, with its own icon", () => {
    finishTest();
    showResults();
    const lines = listReviews();
    const verdictIcons = lines.map((line) => line.querySelector("p svg")?.innerHTML);
    expect(lines[9]).toHaveTextContent(/Not answeredCorrect answer: right 10$/);
    expect(lines[9]).not.toHaveTextContent(/wrong/i);
    expect(new Set([verdictIcons[0], verdictIcons[8], verdictIcons[9]]).size).toBe(3);
    const times = screen.getByRole("heading", { name: "Time per question" }).parentElement ?? document.body;
    const [, , , , , , , , ninth, tenth] = within(times).getAllByRole("listitem");
    expect(ninth).toHaveTextContent(/^Question 9Wrong/);
    expect(tenth).toHaveTextContent(/^Question 10Not answered/);
    expect(tenth?.querySelector("svg")?.innerHTML).toBe(verdictIcons[9]);
  });

  it("says that the time was up, only if the time has ended the test", () => {
    finishTest();
    showResults();
    expect(screen.queryByText(/^Time’s up!/)).toBeNull();
    cleanup();
    finishTest(null, 0);
    showResults();
    expect(screen.getByRole("status")).toHaveTextContent("Your 12 minutes are over");
  });

  it("shows the time for each question", () => {
    finishTest();
    showResults();
    const times = screen.getByRole("heading", { name: "Time per question" }).parentElement ?? document.body;
    expect(times).toHaveTextContent(
      "You used 1 minute 43 seconds of 12 minutes. You spent the most time on question 2.",
    );
    const [first, second, third] = within(times).getAllByRole("listitem");
    expect(first).toHaveTextContent(/^Question 1Correct0:42$/);
    expect(second).toHaveTextContent(/^Question 2Correct1:01$/);
    expect(third).toHaveTextContent(/^Question 3Correct0:00$/);
    expect(listReviews()[0]).toHaveTextContent(/^Question 1 · Decimals0:42/);
  });

  it("draws no bar for a question that took less than a second", () => {
    finishTest(null, undefined, { "c5-maths-1": 400, "c5-maths-2": 300 });
    showResults();
    expect(screen.queryByRole("heading", { name: "Time per question" })).toBeNull();
  });

  it("offers a visitor a new test and the login", () => {
    finishTest();
    showResults();
    expect(screen.getByRole("link", { name: "Retake Test" })).toHaveAttribute("href", "/free-mock-test");
    const trackLink = screen.getByRole("link", { name: "Login to Track Mock Test Scores" });
    expect(trackLink).toHaveAttribute("href", "/studentdashboard");
  });

  it("can be shared", () => {
    finishTest();
    showResults();
    const link = screen.getByRole("link", { name: "Share on WhatsApp" });
    expect(decodeURIComponent(link.getAttribute("href") ?? "")).toContain(
      "8 of 10 right in the Maths · Class 5 mock test",
    );
  });
});

describe("the results page", () => {
  it("stores a visitor's score once in this browser, and keeps it unsent for a later account", () => {
    const result = finishTest();
    showResults();
    expect(listScores(null)).toHaveLength(1);
    expect(listUnsentMockTests(null)).toMatchObject([{ completedAt: result.completedAt }]);
    expect(localStorage.getItem("mockTestPendingResult")).toBeNull();
  });

  it("saves a student's score once, in this browser and in the account", async () => {
    logIn();
    const rows = collectInserts("mock_tests");
    serveQuestions([], {
      "c5-maths-9": { why: "It is 18.", wrong: {}, mistakes: { "worse 9": "mixed-places" } },
    });
    const result = finishTest(asha.id);
    showResults();
    expect(screen.getByRole("link", { name: "See all my mock tests" })).toBeVisible();
    await waitFor(() => expect(listUnsentMockTests(asha.id)).toEqual([]));
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      student_id: asha.id,
      class_id: class5,
      subject_id: maths,
      started_at: "2026-11-21T09:00:00.000Z",
      completed_at: result.completedAt,
      score: 80,
      mistakes: ["mixed-places"],
      seed: "0123456789abcdef",
    });
    expect(listScores(asha.id)).toHaveLength(1);
  });

  it("shows no error if the score cannot be sent, and sends it the next time", async () => {
    logIn();
    const reports: string[] = [];
    const restoreReporter = setReporter(({ what }) => reports.push(what));
    server.use(http.post(`${api}/rest/v1/mock_tests`, () => HttpResponse.error()));
    finishTest(asha.id);
    showResults();
    await waitFor(() => expect(reports).toEqual(["saving a mock test"]));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(readValue("Score")).toBe("8/10");

    const rows = collectInserts("mock_tests");
    cleanup();
    showResults();
    await waitFor(() => expect(rows).toHaveLength(1));
    restoreReporter();
  });
});

describe("without a result, the page", () => {
  it("shows a message", () => {
    showResults();
    expect(screen.getByText("No test results found.")).toBeVisible();
  });

  it("ignores a result that was tampered with, and saves nothing", () => {
    const result = finishTest();
    localStorage.setItem(
      "mockTestPendingResult",
      JSON.stringify({ ...toStoredResult(result), correct: 10, percentage: 100 }),
    );
    showResults();
    expect(screen.getByText("No test results found.")).toBeVisible();
    expect(listScores(null)).toEqual([]);
  });

  it("shows the same message to a later visit, while Back and Forward show the earlier result again", async () => {
    finishTest();
    const user = showResults("/free-mock-test");
    await user.click(screen.getByRole("link", { name: "to the result" }));
    expect(readValue("Score")).toBe("8/10");
    await user.click(screen.getByRole("button", { name: "back" }));
    await user.click(screen.getByRole("button", { name: "forward" }));
    expect(readValue("Score")).toBe("8/10");
    await user.click(screen.getByRole("button", { name: "back" }));
    await user.click(screen.getByRole("link", { name: "to the result" }));
    expect(screen.getByText("No test results found.")).toBeVisible();
    expect(listScores(null)).toHaveLength(1);
  });

  it("does not show a student's result to the next user", () => {
    const result = finishTest(asha.id);
    showResults("/mocktestresults", { result: toStoredResult(result) });
    expect(screen.getByText("No test results found.")).toBeVisible();
  });
});
