import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { winter, type Call } from "../../tests/support/account-factory";
import {
  listArguments,
  failRpc,
  makeAdminReplies,
  serveAdminReplies,
  type AdminReplies,
} from "../../tests/support/admin-factory";
import {
  makeListedPaper,
  makeOpenedPaper,
  makePaperToSolve,
  makeSolution,
  paperId,
} from "../../tests/support/paper-factory";
import { pressBack, renderWithProviders, getShownQuery } from "../../tests/support/render";
import { api, server } from "../../tests/support/server/server";
import { clearQuestionFiles } from "../data/question-files";
import { AdminPanelPage } from "./admin-panel";

// Loaded here, so that the first test does not wait for the lazy import.
import "../features/admin/papers/papers";
import "../features/admin/papers/writing/key-gate";
import "../features/admin/papers/writing/solve-paper";

let replies: AdminReplies;
let calls: Call[];

beforeEach(() => {
  replies = makeAdminReplies();
  calls = serveAdminReplies(replies);
  clearQuestionFiles();
  server.use(
    http.get("*/data/:file", () => HttpResponse.json([])),
    http.head("*/data/:file", () => new HttpResponse(null, { status: 404 })),
  );
});

const open = (view = "") =>
  renderWithProviders(<AdminPanelPage />, {
    path: `/adminpanel?section=papers&edition=${winter}&paper=${paperId}${view}`,
  });

describe("a paper", () => {
  it("is shown with the next step, and each view of the paper has a URL", async () => {
    open();
    expect(await screen.findByRole("heading", { name: "Maths, Class 5" })).toBeVisible();
    expect(screen.getByText("2 of 50")).toBeVisible();
    expect(screen.getByText("Next: write or import the missing 48 questions.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Write questions" })).toHaveAttribute(
      "href",
      `/adminpanel?section=papers&edition=${winter}&paper=${paperId}&view=write`,
    );
    const tabs = within(screen.getByRole("navigation", { name: "The paper" }));
    expect(tabs.getByRole("link", { name: "Solve without the answer key" })).toHaveAttribute(
      "href",
      `/adminpanel?section=papers&edition=${winter}&paper=${paperId}&view=solve`,
    );
    expect(listArguments(calls, "open_paper"), "looking at the paper opens no answer key").toEqual([]);
  });

  it.each([
    [{ questions: 50, unsolved: 3, isKeyKnown: false }, "Next: solve the paper without its answer key."],
    [{ questions: 50, unsolved: 3, isKeyKnown: true }, /^Next: another organiser solves the paper/],
    [{ questions: 50, unsolved: 3, isKeyKnown: true, otherSolvers: 0 }, /nobody can solve this paper/],
    [{ questions: 50, unsolved: 0, disagreements: 2 }, /^Next: correct or explain each answer/],
    [{ questions: 50, unsolved: 0 }, "Next: mark the paper as reviewed, then seal it."],
    [{ status: "reviewed" }, /^Next: seal the paper/],
    [{ status: "sealed" }, /^This paper is ready/],
  ] as const)("is shown with the next step: %o", async (changes, message) => {
    replies.list_papers = [makeListedPaper(changes)];
    open();
    expect(await screen.findByText(message)).toBeVisible();
  });

  it.each([
    [
      { outcome: "incomplete", lacks: ["2 of 50 questions"] },
      "The paper is not complete yet: 2 of 50 questions.",
    ],
    [
      { outcome: "open", unsolved: 1, disagreements: 2 },
      "Still open: 1 question to be solved, 2 disagreements",
    ],
    [{ outcome: "conflict_of_interest" }, "You have a child in this class"],
  ])("is not marked as reviewed, and the reason is shown: %o", async (reply, message) => {
    replies.review_paper = reply;
    const organiser = open();
    await organiser.click(await screen.findByRole("button", { name: "Mark as reviewed" }));
    const dialog = within(screen.getByRole("dialog"));
    await organiser.click(dialog.getByRole("button", { name: "Mark as reviewed" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent(message);
  });

  const pressSeal = async (reply: object) => {
    const sentBodies: unknown[] = [];
    server.use(
      http.post(`${api}/functions/v1/seal-paper`, async ({ request }) => {
        sentBodies.push(await request.json());
        return HttpResponse.json(reply);
      }),
    );
    replies.list_papers = [makeListedPaper({ status: "reviewed" })];
    const organiser = open();
    await organiser.click(await screen.findByRole("button", { name: "Seal the paper" }));
    const dialog = within(screen.getByRole("dialog"));
    await organiser.click(dialog.getByRole("button", { name: "Seal the paper" }));
    return { sentBodies, dialog };
  };

  it("is sealed by a button", async () => {
    const { sentBodies } = await pressSeal({ outcome: "sealed", path: "p", sha256: "s", bytes: 9 });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sentBodies).toEqual([{ paper_id: paperId }]);
  });

  it.each([
    [{ outcome: "too_large", bytes: 30 * 1024, most: 25 * 1024 }, "30.0 KiB: 25.0 KiB at most"],
    [{ outcome: "changed_meanwhile" }, "changed while it was being sealed"],
    [{ outcome: "not_reviewed", status: "draft" }, "not marked as reviewed"],
    [{ outcome: "conflict_of_interest" }, "You have a child in this class"],
  ])("is not sealed, and the reason is shown next to the button: %o", async (reply, message) => {
    const { dialog } = await pressSeal(reply);
    expect(await dialog.findByRole("alert")).toHaveTextContent(message);
  });

  it("does not return to draft if a student has just started, and the reason is shown", async () => {
    replies.list_papers = [makeListedPaper({ status: "sealed" })];
    replies.reopen_paper = { outcome: "too_late" };
    const organiser = open();
    await organiser.click(await screen.findByRole("button", { name: "Back to draft" }));
    const dialog = within(screen.getByRole("dialog"));
    await organiser.click(dialog.getByRole("button", { name: "Back to draft" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent("A student has started this paper");
  });

  it("has no button back to draft once a student has started", async () => {
    replies.list_papers = [makeListedPaper({ status: "sealed", hasAttempt: true })];
    open();
    expect(await screen.findByText(/only its answer key can change/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Back to draft" })).toBeNull();
  });
});

describe("the answer key", () => {
  it("warns the last organiser who could solve the paper", async () => {
    replies.list_papers = [makeListedPaper({ isKeyKnown: false, otherSolvers: 0 })];
    open("&view=write");
    expect(await screen.findByText(/If you open it, nobody can solve this paper/)).toBeVisible();
  });

  it("is opened by a button that explains the effect", async () => {
    replies.list_papers = [makeListedPaper({ isKeyKnown: false })];
    const organiser = open("&view=write");
    const openButton = await screen.findByRole("button", { name: "Open with the answer key" });
    expect(listArguments(calls, "open_paper")).toEqual([]);
    await organiser.click(openButton);
    expect(await screen.findByText("✓ 18 · 48 · 24 · 14")).toBeVisible();
    expect(listArguments(calls, "open_paper")).toEqual([{ p_paper_id: paperId }]);
    expect(
      screen.getByText(/^The check of 2 questions written so far found .* once it has 50 questions\.$/),
    ).toBeVisible();
    expect(screen.getByText(/^Question 1 · section A · .* · Words only$/)).toBeVisible();
  });

  it("is not shown to an organiser who has a child in the class, even at the view's URL", async () => {
    replies.list_papers = [makeListedPaper({ hasConflictOfInterest: true })];
    open("&view=write");
    expect(await screen.findByText(/so you cannot open its papers/)).toBeVisible();
    expect(listArguments(calls, "open_paper")).toEqual([]);
  });
});

describe("disagreements", () => {
  it("are shown side by side, and the typed reason stays if it is refused", async () => {
    replies.open_paper = makeOpenedPaper({
      solutions: [makeSolution(), makeSolution({ n: 2, choice: "26", is_agreed: true })],
    });
    const organiser = open("&view=write");
    const list = within(await screen.findByRole("list", { name: "Disagreements" }));
    expect(list.getAllByRole("listitem")).toHaveLength(1);
    expect(list.getByText("Ravi Menon").parentElement).toHaveTextContent("24");
    expect(list.getByText("Answer key").parentElement).toHaveTextContent("18");
    expect(list.getByRole("link", { name: "Fix question 1" })).toBeVisible();
    const explanationField = list.getByLabelText("Why the answer key of question 1 is correct");
    failRpc("explain_disagreement", 500);
    await organiser.type(explanationField, "Each tray has eight.");
    await organiser.click(list.getByRole("button", { name: "Explain" }));
    await waitFor(() => expect(explanationField).toHaveAccessibleDescription(/not responding right now/));
    expect(explanationField).toHaveValue("Each tray has eight.");
  });

  it("that are explained show the explanation", async () => {
    replies.open_paper = makeOpenedPaper({
      solutions: [makeSolution({ note: "Each tray has eight.", choice: null })],
    });
    open("&view=write");
    expect(await screen.findByText("None of them, or more than one")).toBeVisible();
    expect(screen.getByText("Each tray has eight.")).toBeVisible();
    expect(screen.getByText("Every disagreement is explained.")).toBeVisible();
  });
});

describe("solving", () => {
  it("shows the questions without the key and submits the chosen answers", async () => {
    const organiser = open("&view=solve");
    await organiser.click(await screen.findByRole("radio", { name: /18/ }));
    await organiser.click(screen.getByRole("button", { name: "Next" }));
    await organiser.click(await screen.findByRole("checkbox", { name: /None is correct/ }));
    await organiser.click(screen.getByRole("button", { name: "Hand in 2 questions" }));
    await organiser.click(screen.getByRole("button", { name: "Hand in" }));
    await waitFor(() => expect(getShownQuery()).toBe(`?section=papers&edition=${winter}&paper=${paperId}`));
    expect(listArguments(calls, "solve_paper")).toEqual([
      { p_paper_id: paperId, p_choices: { "print-1": "18", "print-2": null } },
    ]);
    expect(listArguments(calls, "open_paper")).toEqual([]);
  });

  it("asks for a confirmation before the browser's Back discards the chosen answers", async () => {
    const address = `/adminpanel?section=papers&edition=${winter}&paper=${paperId}`;
    const organiser = renderWithProviders(<AdminPanelPage />, {
      path: `${address}&view=solve`,
      previousPath: address,
    });
    await organiser.click(await screen.findByRole("radio", { name: /18/ }));
    await pressBack();
    const confirmation = within(screen.getByRole("dialog", { name: "Leave without saving?" }));
    await organiser.click(confirmation.getByRole("button", { name: "Cancel" }));
    expect(screen.getByRole("radio", { name: /18/ })).toBeChecked();
  });

  it("does not clear the chosen answers when they could not be submitted", async () => {
    failRpc("solve_paper", 500);
    const organiser = open("&view=solve");
    await organiser.click(await screen.findByRole("radio", { name: /18/ }));
    await organiser.click(screen.getByRole("button", { name: "Hand in 1 question" }));
    await organiser.click(screen.getByRole("button", { name: "Hand in" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("not responding right now");
    expect(screen.getByRole("radio", { name: /18/ })).toBeChecked();
  });

  it.each([
    [{ outcome: "key_known" }, /You have opened the answer key/],
    [{ outcome: "empty" }, /no question to solve/],
    [makePaperToSolve({ items: [] }), /The authors will check/],
  ])("shows why there is nothing to solve: %o", async (reply, message) => {
    replies.read_paper_to_solve = reply;
    open("&view=solve");
    expect(await screen.findByText(message)).toBeVisible();
  });
});
