import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { winter, type Call } from "../../tests/support/account-factory";
import {
  listArguments,
  failRpc,
  makeAdminReplies,
  serveAdminReplies,
  type AdminReplies,
} from "../../tests/support/admin-factory";
import { paperId } from "../../tests/support/paper-factory";
import { makePaperResults, makeProvisional } from "../../tests/support/paper-results-factory";
import { makeAwardCheck, makeStatistics } from "../../tests/support/paper-statistics-factory";
import { renderWithProviders } from "../../tests/support/render";
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
  renderWithProviders(<AdminPanelPage />, {
    path: `/adminpanel?section=results&edition=${winter}&paper=${paperId}${search}`,
  });
const getDialog = () => within(screen.getByRole("dialog"));

describe("a paper", () => {
  it("is shown with its steps, its statistics, and the distribution of marks also as a table", async () => {
    replies.list_paper_results = [makePaperResults({ undecided: 1 })];
    open();
    expect(await screen.findByText(/^Based on answer key version 1\./)).toHaveTextContent(
      "10 gold, 41 silver, 50 bronze",
    );
    const steps = within(screen.getByRole("list", { name: "From the last answer to the medals" }));
    expect(steps.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Done: Closed/),
      expect.stringMatching(/^2Now: Late answers and doubtful questionsPending: 1 doubtful question\.$/),
      expect.stringMatching(/^3Later: Provisional result/),
      expect.stringMatching(/^4Later: Challenges/),
      expect.stringMatching(/^5Later: Medals to confirm33 of 33 medals pending\.$/),
      expect.stringMatching(/^6Later: Final result/),
    ]);
    expect(screen.getByText("Average (out of 3)").closest("div")).toHaveTextContent("1.8");
    expect(screen.getByText("Reliability of marks (KR-20)").closest("div")).toHaveTextContent("0.71");
    const table = within(screen.getByRole("table", { name: "Marks of all students", hidden: true }));
    expect(table.getAllByRole("row", { hidden: true })[3]).toHaveTextContent("298");
  });

  it("before it is closed has no button to publish, and loads no statistics", async () => {
    replies.list_paper_results = [
      makePaperResults({ closedAt: null, participantCount: null, checks: 0, unconfirmed: 0 }),
    ];
    const organiser = open();
    await screen.findByRole("list", { name: "From the last answer to the medals" });
    expect(screen.queryByRole("button", { name: /Publish/ })).toBeNull();
    await organiser.click(screen.getByRole("link", { name: "Medals to confirm" }));
    expect(await screen.findByRole("heading", { name: "The paper is not closed yet." })).toBeVisible();
    expect(listArguments(calls, "read_paper_statistics")).toEqual([]);
  });

  it("with fewer than 30 participants has no KR-20", async () => {
    replies.read_paper_statistics = makeStatistics({ kr20: null, standard_error: null, participants: 5 });
    open();
    expect((await screen.findByText("Reliability of marks (KR-20)")).closest("div")).toHaveTextContent("–");
  });
});

describe("publishing", () => {
  it("shows how many families are emailed, and a double press publishes once", async () => {
    const organiser = open();
    await organiser.click(await screen.findByRole("button", { name: "Publish the provisional result" }));
    expect(getDialog().getByText(/^239 families will see their own answers/)).toHaveTextContent(
      "Each family is emailed.",
    );
    await organiser.dblClick(getDialog().getByRole("button", { name: "Publish for 239 families" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(listArguments(calls, "publish_results")).toEqual([
      { p_paper_id: paperId, p_state: "provisional", p_golds: 10 },
    ]);
  });

  it("shows the refusal in the dialog, and reloads the page's data", async () => {
    replies.publish_results = { outcome: "undecided", questions: [2] };
    const organiser = open();
    await organiser.click(await screen.findByRole("button", { name: "Publish the provisional result" }));
    const earlierRequestCount = listArguments(calls, "list_paper_results").length;
    await organiser.click(getDialog().getByRole("button", { name: /^Publish for/ }));
    expect(await getDialog().findByRole("alert")).toHaveTextContent("Not checked yet: question 2");
    expect(listArguments(calls, "list_paper_results").length).toBeGreaterThan(earlierRequestCount);
  });

  it("leaves the dialog open if no reply came", async () => {
    failRpc("publish_results", 500);
    const organiser = open();
    await organiser.click(await screen.findByRole("button", { name: "Publish the provisional result" }));
    await organiser.click(getDialog().getByRole("button", { name: /^Publish for/ }));
    expect(await getDialog().findByRole("alert")).toHaveTextContent("not responding right now");
  });

  it("with many gold medals shows their number on the button", async () => {
    replies.list_paper_results = [makeProvisional()];
    replies.read_paper_statistics = makeStatistics({ medals: { gold: 18, silver: 33, bronze: 50 } });
    const organiser = open();
    await organiser.click(await screen.findByRole("button", { name: "Publish the final result" }));
    expect(getDialog().getByText(/are more than the usual ten/)).toHaveTextContent("18 gold medals");
    await organiser.click(
      getDialog().getByRole("button", { name: "Publish for 239 families, with 18 golds" }),
    );
    await waitFor(() =>
      expect(listArguments(calls, "publish_results")).toEqual([
        { p_paper_id: paperId, p_state: "final", p_golds: 18 },
      ]),
    );
  });

  it("is not possible while another action runs", async () => {
    replies.list_paper_results = [makePaperResults({ isInProgress: true })];
    open();
    expect(await screen.findByRole("button", { name: "Publish the provisional result" })).toBeDisabled();
  });

  it("is offered only when it is possible, and the reason is shown beside it", async () => {
    replies.list_paper_results = [makeProvisional({ serverNow: "2027-01-20T06:30:00+00:00" })];
    open();
    expect(await screen.findByRole("button", { name: "Publish the final result" })).toBeDisabled();
    expect(screen.getByText(/^Not yet possible: Families can challenge until 26 Jan 2027/)).toBeVisible();
  });
});

describe("medals to confirm", () => {
  it("are confirmed one by one, each with its proof", async () => {
    const organiser = open("&view=medals");
    const table = within(await screen.findByRole("region", { name: "Medals to confirm" }));
    expect(table.getAllByRole("row")[1]).toHaveTextContent(
      /Asha VermaHill View Schoolgoldasha@olympeak\.example9876543210pending/,
    );
    await organiser.click(table.getByRole("button", { name: "Confirm Asha Verma" }));
    await organiser.click(getDialog().getByRole("button", { name: "Confirm the medal" }));
    expect(await getDialog().findByText("Please write what you saw or heard.")).toBeVisible();
    await organiser.type(getDialog().getByRole("textbox"), "The school's letter");
    await organiser.click(getDialog().getByRole("button", { name: "Confirm the medal" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(listArguments(calls, "confirm_award")).toEqual([
      { p_attempt_id: makeAwardCheck().attemptId, p_proof: "The school's letter" },
    ]);
  });

  it("show an error if another organiser was first, and the typed text stays", async () => {
    replies.confirm_award = { outcome: "confirmed_already" };
    const organiser = open("&view=medals");
    await organiser.click(await screen.findByRole("button", { name: "Confirm Asha Verma" }));
    await organiser.type(getDialog().getByRole("textbox"), "A call");
    await organiser.click(getDialog().getByRole("button", { name: "Confirm the medal" }));
    expect(await getDialog().findByRole("alert")).toHaveTextContent(
      "Another organiser has already confirmed this medal",
    );
    expect(getDialog().getByRole("textbox")).toHaveValue("A call");
  });

  it("show who confirmed each medal and how, held results, and medals that are no longer needed", async () => {
    const confirmed = {
      confirmedAt: "2027-02-05T05:00:00+00:00",
      confirmedBy: "Ravi Menon",
      proof: "The school's letter",
    };
    replies.list_award_checks = [
      makeAwardCheck({ ...confirmed, heldFor: "consent", lateAnswerCount: 2 }),
      makeAwardCheck({ attemptId: "other", name: null, award: "participation", needsConfirmation: false }),
    ];
    open("&view=medals");
    const table = within(await screen.findByRole("region", { name: "Medals to confirm" }));
    const [, first, second] = table.getAllByRole("row");
    expect(first).toHaveTextContent("Withheld: no guardian’s consent");
    expect(first).toHaveTextContent("The school's letterRavi Menon, 5 Feb");
    expect(first).toHaveTextContent("2 answers arrived after time was up");
    expect(second).not.toHaveTextContent("after time was up");
    expect(second).toHaveTextContent(/Name deleted.*no longer a medal.*no longer needed/);
    expect(table.queryByRole("button")).toBeNull();
  });

  it("show a message if there are none", async () => {
    replies.list_paper_results = [makePaperResults({ checks: 0, unconfirmed: 0 })];
    open("&view=medals");
    expect(await screen.findByRole("heading", { name: "No medals to confirm" })).toBeVisible();
  });
});
