import { cleanup, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { makeAccount, serveAccount, type Call } from "../../../../tests/support/account-factory";
import { asha, logIn } from "../../../../tests/support/factories";
import { makeQuestions, mathsClass5 } from "../../../../tests/support/mock-test-factory";
import { renderWithProviders } from "../../../../tests/support/render";
import { refreshSession } from "../../../data/session";
import { createResult, storePendingResult } from "../../../engine/mock-test/attempt";
import { listQueuedTests, storeQueuedTests } from "../../../engine/mock-test/queued-tests";
import { recordResult } from "../../../engine/mock-test/result";
import { listUnsentMockTests } from "../../../engine/mock-test/unsent-mock-tests";
import { SaveResults } from "./save-results";

const nineMs = Date.UTC(2026, 10, 21, 9);

/** Stores a visitor's test that was started `minutes` after 9:00 UTC. By default it has one right answer. */
function storeVisitorsTest(minutes = 0, answers: Record<string, string> = { "c5-maths-1": "right 1" }): void {
  const startedAtMs = nineMs + minutes * 60_000;
  const result = createResult(
    {
      studentId: null,
      choice: mathsClass5,
      seed: "0123456789abcdef",
      questions: makeQuestions(10),
      answers,
      markedIds: [],
      spentMs: {},
      index: 9,
      startedAtMs,
      deadlineAtMs: startedAtMs + 720_000,
      remainingMs: 0,
    },
    0,
  );
  storePendingResult(result);
  recordResult(result);
}

let calls: Call[];

beforeEach(() => {
  const account = makeAccount();
  calls = serveAccount(account);
  refreshSession();
});

const listSavedTests = () => calls.filter(({ name }) => name === "mock_tests");

describe("a visitor's result", () => {
  it("is offered after a login, with its subject and date; Save saves it once to the student's account", async () => {
    storeVisitorsTest();
    logIn();
    const student = renderWithProviders(<SaveResults />);
    const dialog = await screen.findByRole("dialog", { name: "Save this result to Asha Verma’s account?" });
    expect(dialog).toHaveTextContent("Maths · Class 5: 1 of 10");
    expect(dialog).toHaveTextContent(/21 Nov 2026,? 2:42\s?pm IST/i);
    await student.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(listUnsentMockTests(asha.id)).toEqual([]));
    expect(listSavedTests()).toMatchObject([{ body: { student_id: asha.id, score: 10 } }]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("is deleted if the student answers that it belongs to someone else", async () => {
    storeVisitorsTest();
    logIn();
    const student = renderWithProviders(<SaveResults />);
    await student.click(await screen.findByRole("button", { name: "No, they belong to someone else" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(listUnsentMockTests(null)).toEqual([]);
    expect(listUnsentMockTests(asha.id)).toEqual([]);
    expect(listSavedTests()).toEqual([]);
  });

  it("is saved or deleted together with its mistakes", async () => {
    const answerDialog = async (button: string) => {
      logIn();
      const student = renderWithProviders(<SaveResults />);
      await student.click(await screen.findByRole("button", { name: button }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      cleanup();
    };
    const wrong = { "c5-maths-1": "wrong 1" };
    storeVisitorsTest(0, wrong);
    await answerDialog("No, they belong to someone else");
    expect([listQueuedTests(null), listQueuedTests(asha.id)]).toEqual([[], []]);
    storeVisitorsTest(30, wrong);
    await answerDialog("Save");
    expect(listQueuedTests(null)).toEqual([]);
    expect(listQueuedTests(asha.id)).toMatchObject([{ subjectSlug: "maths", chosen: wrong }]);
  });

  it("is offered even if there are only mistakes to save, as after a practice paper", async () => {
    const test = { subjectSlug: "maths", classNumber: 5, chosen: { "c5-maths-1": "wrong 1" } };
    storeQueuedTests(null, [{ ...test, day: "2026-11-21" }]);
    logIn();
    const student = renderWithProviders(<SaveResults />);
    await screen.findByRole("dialog", { name: "Save these mistakes to practise to Asha Verma’s account?" });
    await student.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect([listQueuedTests(null), listQueuedTests(asha.id)]).toMatchObject([[], [test]]);
  });

  it("is offered again on the next page after Escape", async () => {
    storeVisitorsTest();
    logIn();
    renderWithProviders(<SaveResults />);
    (await screen.findByRole<HTMLDialogElement>("dialog")).close();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(listUnsentMockTests(null)).toHaveLength(1);
    expect(listSavedTests()).toEqual([]);
    cleanup();
    renderWithProviders(<SaveResults />);
    expect(await screen.findByRole("dialog")).toBeVisible();
  });

  it("is offered together with the visitor's other results", async () => {
    storeVisitorsTest();
    storeVisitorsTest(30);
    logIn();
    renderWithProviders(<SaveResults />);
    await screen.findByRole("dialog", { name: "Save these results to Asha Verma’s account?" });
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
  });
});

it("shows no dialog to a visitor, and none to a student who has nothing to save", () => {
  storeVisitorsTest();
  renderWithProviders(<SaveResults />);
  expect(screen.queryByRole("dialog")).toBeNull();
  localStorage.clear();
  logIn();
  renderWithProviders(<SaveResults />);
  expect(screen.queryByRole("dialog")).toBeNull();
});
