import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { english, winter, type Call } from "../../tests/support/account-factory";
import {
  listArguments,
  failRpc,
  makeAdminReplies,
  serveAdminReplies,
  type AdminReplies,
} from "../../tests/support/admin-factory";
import { paperId } from "../../tests/support/paper-factory";
import { makePaperResults, makeProvisional } from "../../tests/support/paper-results-factory";
import { renderWithProviders, getShownQuery } from "../../tests/support/render";
import { AdminPanelPage } from "./admin-panel";

// Loaded here, so that the first test does not wait for the lazy import.
import "../features/admin/results/results";
import "../features/admin/results/keys/keys";
import "../features/admin/results/medals/award-checks";

let replies: AdminReplies;
let calls: Call[];

beforeEach(() => {
  replies = makeAdminReplies();
  calls = serveAdminReplies(replies);
});

const open = (search = "") =>
  renderWithProviders(<AdminPanelPage />, { path: `/adminpanel?section=results${search}` });

describe("the list of results", () => {
  it("shows the next step, the attempts and the open tasks of each paper", async () => {
    replies.list_paper_results = [
      makePaperResults({ undecided: 2 }),
      makeProvisional({ paperId: "other", className: "Class 4", unanswered: 1 }),
    ];
    open();
    const table = within(await screen.findByRole("region", { name: "Results of the edition" }));
    const [, row, otherRow] = table.getAllByRole("row");
    expect(row).toHaveTextContent(/Maths, Class 5Check 2 doubtful questions2402 doubtful, 33 to confirm––/);
    expect(otherRow).toHaveTextContent(
      /Maths, Class 4Reply to challenges of 1 question2401 challenged18 Jan–/,
    );
    expect(listArguments(calls, "list_paper_results")).toEqual([{ p_edition_id: winter }]);
  });

  it("can be filtered by exam, and opens a paper", async () => {
    replies.list_paper_results = [
      makePaperResults(),
      makePaperResults({ paperId: "other", examId: english, examName: "English" }),
    ];
    const organiser = open();
    await organiser.selectOptions(await screen.findByLabelText("Exam"), "Maths");
    expect(screen.queryByRole("link", { name: "Open English, Class 5" })).toBeNull();
    await organiser.click(screen.getByRole("link", { name: "Open Maths, Class 5" }));
    expect(await screen.findByRole("heading", { name: "Maths, Class 5" })).toBeVisible();
    expect(getShownQuery()).toBe(`?section=results&edition=${winter}&paper=${paperId}`);
  });

  it("has no link to a paper of a class in which the organiser has a child", async () => {
    replies.list_paper_results = [
      makePaperResults({ hasConflictOfInterest: true, participantCount: null, mean: null }),
    ];
    open();
    expect(await screen.findByText(/not open to you/)).toBeVisible();
    expect(screen.queryByRole("link", { name: /Open/ })).toBeNull();
  });

  it("shows a message if no paper is sealed yet", async () => {
    replies.list_paper_results = [];
    open();
    expect(await screen.findByRole("heading", { name: "No sealed paper yet" })).toBeVisible();
  });

  it("shows an error if it could not be loaded", async () => {
    failRpc("list_paper_results", 500);
    open();
    expect(await screen.findByRole("alert")).toHaveTextContent("not responding right now");
  });
});

describe("the page of a paper", () => {
  it.each([
    ["that is gone", {}, "other", "This paper no longer exists. Please refresh the page."],
    ["of the organiser's child", { hasConflictOfInterest: true }, paperId, "Not open to you"],
  ])("%s is not shown", async (_, changes, id, heading) => {
    replies.list_paper_results = [makePaperResults(changes)];
    open(`&paper=${id}`);
    expect(await screen.findByRole("heading", { name: heading })).toBeVisible();
    expect(screen.queryByRole("navigation", { name: "The paper" })).toBeNull();
  });
});
