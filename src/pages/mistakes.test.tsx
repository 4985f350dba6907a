import { cleanup, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { asha, logIn } from "../../tests/support/factories";
import { makeQuestions, mathsClass5, serveQuestions } from "../../tests/support/mock-test-factory";
import { offerMockTests } from "../../tests/support/mock-test-offer";
import { renderWithProviders } from "../../tests/support/render";
import { serveRpc } from "../../tests/support/server/serve-rpc";
import { api, server } from "../../tests/support/server/server";
import { clearQuestionFiles } from "../data/question-files";
import { refreshSession } from "../data/session";
import { createResult, storePendingResult } from "../engine/mock-test/attempt";
import { readDeck, storeDeck } from "../engine/mock-test/mistakes-deck";
import { recordResult } from "../engine/mock-test/result";
import { setReporter } from "../lib/report";
import { MistakesPage } from "./mistakes";
import { MockTestLandingPage } from "./mock-test-landing";

/** The first wrong option of every question has the mistake stopped-early; the second option of question 9 has mixed-places. */
const explanations = Object.fromEntries(
  makeQuestions(20).map(({ id }, index) => [
    id,
    {
      why: `Add ${index + 1} to itself.`,
      wrong: { [`wrong ${index + 1}`]: `took ${index + 1} once` },
      mistakes: {
        [`wrong ${index + 1}`]: "stopped-early",
        ...(index === 8 && { "worse 9": "mixed-places" }),
      },
    },
  ]),
);
const texts = { "stopped-early": "stopped one step early", "mixed-places": "mixed up tens and ones" };

/** Stores a test of ten questions that ended at `endedAt` with these answers, by question id. */
function finishTest(endedAt: string, answers: Record<string, string>, studentId: string | null = null): void {
  const startedAtMs = Date.parse(endedAt) - 720_000;
  const attempt = {
    studentId,
    choice: mathsClass5,
    seed: endedAt,
    questions: makeQuestions(10),
    answers,
    markedIds: [],
    spentMs: {},
    index: 0,
    startedAtMs,
    deadlineAtMs: startedAtMs,
    remainingMs: 0,
  };
  const result = createResult(attempt, 0);
  storePendingResult(result);
  recordResult(result);
}

const setTime = (now: string) => vi.setSystemTime(new Date(now));
const open = () => renderWithProviders(<MistakesPage />, { path: "/mistakes" });
const findQuestion = () => screen.findByText(/^What is/);
/** The number of the question that is shown. */
const readQuestionNumber = async () => Number(/\d+/.exec((await findQuestion()).textContent ?? "")?.[0]);

/** Answers the question that is shown, and returns its number. */
async function answerQuestion(user: ReturnType<typeof open>, kind: "right" | "wrong"): Promise<number> {
  const number = await readQuestionNumber();
  await user.click(screen.getByRole("radio", { name: new RegExp(`${kind} ${number}$`) }));
  await user.click(screen.getByRole("button", { name: "Check my answer" }));
  return number;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T09:00:00Z") });
  refreshSession();
  clearQuestionFiles();
  serveQuestions(makeQuestions(20), explanations, texts);
});
afterEach(() => vi.useRealTimers());

describe("a visitor's mistake", () => {
  it("comes back the next day in India in another question, whose explanation is shown after the answer", async () => {
    finishTest("2026-11-21T09:00:00Z", { "c5-maths-1": "wrong 1" });
    open();
    expect(await screen.findByText("No mistakes to practise today")).toBeVisible();
    cleanup();
    setTime("2026-11-21T18:29:59Z");
    open();
    expect(await screen.findByText("No mistakes to practise today")).toBeVisible();
    cleanup();
    setTime("2026-11-21T18:30:00Z");
    const user = open();
    expect(await screen.findByText(/^Question 1 of 1/)).toBeVisible();
    expect(await readQuestionNumber()).not.toBe(1);
    expect(screen.queryByText(/^Add/)).toBeNull();
    const number = await answerQuestion(user, "wrong");
    expect(screen.getByText(`Add ${number} to itself.`)).toBeVisible();
    expect(screen.getByText(`Why it is wrong: took ${number} once.`)).toBeVisible();
    expect(screen.getByText(`Correct answer:`, { exact: false })).toHaveTextContent(`right ${number}`);
    expect(screen.getByText("stopped one step early")).toBeVisible();
    expect(screen.getByText("A question like this comes back tomorrow.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Finish" }));
    expect(await screen.findByText("That is all for today")).toBeVisible();
    expect(screen.getByText("0 of 1 right. Tomorrow you can practise what went wrong.")).toBeVisible();
  });

  it("comes back after 1, 3, 7 and 21 days, and never again", async () => {
    finishTest("2026-11-21T09:00:00Z", { "c5-maths-9": "wrong 9" });
    const messages = [];
    for (const day of ["2026-11-22", "2026-11-25", "2026-12-02", "2026-12-23"]) {
      setTime(`${day}T09:00:00Z`);
      const user = open();
      await answerQuestion(user, "right");
      messages.push(screen.getByText(/comes back|have fixed/).textContent);
      await user.click(screen.getByRole("button", { name: "Finish" }));
      expect(await screen.findByText("1 of 1 right.")).toBeVisible();
      cleanup();
      open();
      expect(await screen.findByText("No mistakes to practise today")).toBeVisible();
      cleanup();
    }
    expect(messages).toEqual([
      "A question like this comes back in 3 days.",
      "A question like this comes back in 7 days.",
      "A question like this comes back in 21 days.",
      "You have fixed this mistake. Well done!",
    ]);
    expect(readDeck(null).cards).toEqual([]);
  });

  it("comes back in the same question if there is no other, and never again if the bank no longer has it", async () => {
    finishTest("2026-11-21T09:00:00Z", { "c5-maths-9": "worse 9" });
    setTime("2026-11-22T09:00:00Z");
    open();
    expect(await readQuestionNumber()).toBe(9);
    cleanup();
    clearQuestionFiles();
    serveQuestions(makeQuestions(20), { "c5-maths-1": { why: "", wrong: {} } }, texts);
    open();
    expect(await screen.findByText("No mistakes to practise today")).toBeVisible();
    expect(readDeck(null).cards).toMatchObject([{ step: 4 }]);
  });

  it("comes back in the same question as another mistake if neither has a different question", async () => {
    serveQuestions(makeQuestions(20), { "c5-maths-9": explanations["c5-maths-9"] }, texts);
    finishTest("2026-11-21T08:00:00Z", { "c5-maths-9": "wrong 9" });
    finishTest("2026-11-21T09:00:00Z", { "c5-maths-9": "worse 9" });
    setTime("2026-11-22T09:00:00Z");
    const user = open();
    await answerQuestion(user, "right");
    await user.click(screen.getByRole("button", { name: "Next question" }));
    expect(await screen.findByText(/^Question 2 of 2/)).toBeVisible();
    await answerQuestion(user, "right");
    await user.click(screen.getByRole("button", { name: "Finish" }));
    expect(await screen.findByText("2 of 2 right.")).toBeVisible();
  });

  it("does not come back while its questions cannot be loaded", async () => {
    const restoreReporter = setReporter(() => undefined);
    finishTest("2026-11-21T09:00:00Z", { "c5-maths-1": "wrong 1" });
    server.use(http.get("*/data/:file", () => HttpResponse.error()));
    setTime("2026-11-22T09:00:00Z");
    open();
    expect(await screen.findByText("No mistakes to practise today")).toBeVisible();
    cleanup();
    serveQuestions(makeQuestions(20), explanations, texts);
    open();
    expect(await findQuestion()).toBeVisible();
    restoreReporter();
  });

  it("comes back in one of at most ten questions a day", async () => {
    const cards = Array.from({ length: 12 }, (_, index) => ({
      subjectSlug: "maths",
      classNumber: index + 1,
      mistake: "stopped-early",
      itemId: "c5-maths-1",
      dueDay: "2026-11-20",
      step: 0,
    }));
    server.use(
      http.get("*/data/:file", ({ params }) => {
        const file = String(params["file"]);
        if (file.includes(".explanations.")) return HttpResponse.json(explanations);
        return HttpResponse.json(file.includes(".mistakes.") ? texts : makeQuestions(20));
      }),
    );
    storeDeck(null, { cards, answered: { day: "2026-11-21", count: 0 } });
    const user = open();
    expect(await screen.findByText(/^Question 1 of 10/)).toBeVisible();
    await answerQuestion(user, "wrong");
    await user.click(screen.getByRole("button", { name: "Next question" }));
    expect(await screen.findByText(/^Question 2 of 10/)).toBeVisible();
    cleanup();
    open();
    expect(await screen.findByText(/^Question 1 of 9/)).toBeVisible();
  });

  it("is announced on the landing page when it is due, and not to a student", async () => {
    offerMockTests();
    serveQuestions(makeQuestions(20), explanations, texts);
    finishTest("2026-11-20T09:00:00Z", { "c5-maths-1": "wrong 1", "c5-maths-9": "worse 9" });
    renderWithProviders(<MockTestLandingPage />, { path: "/free-mock-test" });
    expect(await screen.findByText("Due today: 2 questions on your past mistakes.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Practise now" })).toHaveAttribute("href", "/mistakes");
    cleanup();
    logIn();
    renderWithProviders(<MockTestLandingPage />, { path: "/free-mock-test" });
    await screen.findByRole("radio", { name: "Maths" });
    expect(screen.queryByText(/^Due today/)).toBeNull();
  });
});

describe("a student's mistakes", () => {
  const makeRow = (mistake: string, changes: object = {}) => ({
    subject: "maths",
    class_number: 5,
    mistake,
    item_id: "c5-maths-1",
    due_day: "2026-11-22",
    step: 0,
    ...changes,
  });

  it("are sent to the account, and loaded from it", async () => {
    logIn();
    finishTest("2026-11-21T09:00:00Z", { "c5-maths-1": "wrong 1" }, asha.id);
    const phoneRow = makeRow("mixed-places", { due_day: "2026-11-21", step: 2 });
    const requests = serveRpc("sync_mistake_cards", [phoneRow, makeRow("stopped-early")]);
    const user = open();
    expect(await readQuestionNumber()).toBe(9);
    expect(requests).toEqual([{ p_changed: [makeRow("stopped-early")] }]);
    await answerQuestion(user, "right");
    expect(screen.getByText("A question like this comes back in 21 days.")).toBeVisible();
    const sentRow = makeRow("mixed-places", { item_id: "c5-maths-9", due_day: "2026-12-12", step: 3 });
    await waitFor(() => expect(requests[1]).toEqual({ p_changed: [sentRow] }));
  });

  it("stay on the device while the account cannot be reached, and are sent the next time", async () => {
    const reports: string[] = [];
    const restoreReporter = setReporter(({ what }) => reports.push(what));
    logIn();
    finishTest("2026-11-20T09:00:00Z", { "c5-maths-1": "wrong 1" }, asha.id);
    server.use(
      http.post(`${api}/rest/v1/rpc/sync_mistake_cards`, () => HttpResponse.json({}, { status: 503 })),
    );
    const user = open();
    const number = await answerQuestion(user, "right");
    await waitFor(() => expect(reports).toContain("syncing the mistakes deck"));
    cleanup();
    const requests = serveRpc("sync_mistake_cards", []);
    open();
    expect(await screen.findByText("No mistakes to practise today")).toBeVisible();
    expect(requests.at(-1)).toEqual({
      p_changed: [
        makeRow("stopped-early", { item_id: `c5-maths-${number}`, due_day: "2026-11-24", step: 1 }),
      ],
    });
    restoreReporter();
  });

  it("are not stored when the reply comes after the logout", async () => {
    logIn();
    let isRequested = false;
    let sendReply = () => {};
    const replySent = new Promise<void>((resolve) => (sendReply = resolve));
    server.use(
      http.post(`${api}/rest/v1/rpc/sync_mistake_cards`, async () => {
        isRequested = true;
        await replySent;
        return HttpResponse.json([makeRow("stopped-early", { due_day: "2026-11-20" })]);
      }),
    );
    open();
    await waitFor(() => expect(isRequested).toBe(true));
    localStorage.clear();
    refreshSession();
    sendReply();
    expect(await screen.findByText("No mistakes to practise today")).toBeVisible();
    expect(localStorage.length).toBe(0);
  });

  it("do not include the mistakes of another child of the family", async () => {
    logIn();
    finishTest("2026-11-20T09:00:00Z", { "c5-maths-1": "wrong 1" }, "de300000-0000-4000-8000-000000000009");
    open();
    expect(await screen.findByText("No mistakes to practise today")).toBeVisible();
  });
});
