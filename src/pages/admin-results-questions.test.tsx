import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { winter, type Call } from "../../tests/support/account-factory";
import {
  listArguments,
  makeAdminReplies,
  serveAdminReplies,
  type AdminReplies,
} from "../../tests/support/admin-factory";
import { paperId } from "../../tests/support/paper-factory";
import { makePaperResults, makeProvisional } from "../../tests/support/paper-results-factory";
import {
  makeChallenge,
  makeKeyDecision,
  makeMeasuredQuestion,
  makeStatistics,
} from "../../tests/support/paper-statistics-factory";
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
  renderWithProviders(<AdminPanelPage />, {
    path: `/adminpanel?section=results&edition=${winter}&paper=${paperId}${search}`,
  });
const getDialog = () => within(screen.getByRole("dialog"));

describe("the questions", () => {
  it("are listed with their statistics, the suspect ones first", async () => {
    open("&view=questions");
    const table = within(await screen.findByRole("region", { name: "Questions by their numbers" }));
    const rows = table.getAllByRole("row").slice(1);
    expect(rows.map((row) => within(row).getByText(/, section/).textContent)).toEqual([
      "2, section A",
      "1, section A",
      "3, section C",
    ]);
    expect(rows[0]).toHaveTextContent(/doubtful, to be checkeda20%−0\.12a 20%b 70%c 5%d 5%/);
  });

  it("that are suspect can be decided together, with one reason", async () => {
    replies.read_paper_statistics = makeStatistics({ undecided: [1, 2] });
    replies.keep_keys = { outcome: "changed_meanwhile" };
    const organiser = open("&view=questions");
    await organiser.click(
      await screen.findByRole("button", { name: "Keep the answer key of all 2 doubtful questions" }),
    );
    const keepButton = getDialog().getByRole("button", { name: "Keep all these keys" });
    await organiser.click(keepButton);
    expect(await getDialog().findByText(/Please write the reason/)).toBeVisible();
    await organiser.type(getDialog().getByLabelText("Why the answer keys are right"), "Few took it.");
    await organiser.click(keepButton);
    expect(await getDialog().findByText(/Other questions are waiting/)).toBeVisible();
    replies.keep_keys = { outcome: "kept", questions: 2 };
    await organiser.click(keepButton);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(listArguments(calls, "keep_keys").at(-1)).toEqual({
      p_paper_id: paperId,
      p_reason: "Few took it.",
      p_seen: [1, 2],
    });
  });

  it("are opened one by one from the table, and the statistics are loaded only once", async () => {
    const organiser = open("&view=questions");
    await organiser.click(await screen.findByRole("link", { name: "Open question 2" }));
    expect(getShownQuery()).toBe(`?section=results&edition=${winter}&paper=${paperId}&view=question&n=2`);
    expect(await screen.findByRole("heading", { name: "What is asked by 2?" })).toBeVisible();
    expect(screen.getByText(/chose another letter than the answer key/)).toBeVisible();
    const options = within(screen.getByRole("table", { name: /^The options/ }));
    expect(options.getAllByRole("row")[1]).toHaveTextContent(/a 18correct20%40%/);
    await organiser.click(screen.getByRole("link", { name: "Question 3" }));
    expect(await screen.findByRole("heading", { name: "What is asked by 3?" })).toBeVisible();
    expect(listArguments(calls, "read_paper_statistics")).toHaveLength(1);
  });

  it("show a message for a number that the paper does not have", async () => {
    open("&view=question&n=99");
    expect(
      await screen.findByRole("heading", { name: "This paper does not have this question" }),
    ).toBeVisible();
  });
});

describe("a decision on an answer key", () => {
  it("that keeps the key is sent with the reason, and with the number of decisions that were loaded", async () => {
    const question = makeMeasuredQuestion(2, { decisions: [makeKeyDecision()] });
    replies.read_paper_statistics = makeStatistics({ questions: [question] });
    const organiser = open("&view=question&n=2");
    expect(await screen.findByText(/^Meera Nair, 18 Jan/)).toBeVisible();
    await organiser.click(screen.getByRole("button", { name: "Check the answer key" }));
    expect(getDialog().getByText(/^No marks change and no one is emailed/)).toBeVisible();
    await organiser.click(getDialog().getByRole("button", { name: "Keep the answer key" }));
    expect(
      await getDialog().findByText("Please write the reason. Every participant can read it."),
    ).toBeVisible();
    await organiser.type(getDialog().getByRole("textbox"), "It is hard, and right.");
    await organiser.click(getDialog().getByRole("button", { name: "Keep the answer key" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(listArguments(calls, "decide_key")).toEqual([
      { p_paper_id: paperId, p_n: 2, p_reason: "It is hard, and right.", p_seen: 1 },
    ]);
  });

  it("that credits other letters is sent with those letters, and refused if they are the key already", async () => {
    replies.decide_key = { outcome: "waiting" };
    const organiser = open("&view=question&n=2");
    await organiser.click(await screen.findByRole("button", { name: "Check the answer key" }));
    await organiser.click(getDialog().getByRole("radio", { name: /^Other letters/ }));
    await organiser.click(getDialog().getByRole("checkbox", { name: "a 18" }));
    await organiser.type(getDialog().getByRole("textbox"), "Both can be read so.");
    await organiser.click(getDialog().getByRole("button", { name: "Change the answer key" }));
    expect(await getDialog().findByText(/^This is already the answer key/)).toBeVisible();
    await organiser.click(getDialog().getByRole("checkbox", { name: "b 48" }));
    await organiser.click(getDialog().getByRole("button", { name: "Change the answer key" }));
    await waitFor(() =>
      expect(listArguments(calls, "decide_key")).toEqual([
        { p_paper_id: paperId, p_n: 2, p_reason: "Both can be read so.", p_seen: 0, p_credited: "ab" },
      ]),
    );
  });

  it("after the publication needs a confirmation, which shows the number of participants and the email", async () => {
    replies.decide_key = { outcome: "waiting" };
    replies.list_paper_results = [makeProvisional()];
    const organiser = open("&view=question&n=2");
    await organiser.click(await screen.findByRole("button", { name: "Check the answer key" }));
    await organiser.click(getDialog().getByRole("radio", { name: /^Everyone/ }));
    await organiser.type(getDialog().getByRole("textbox"), "Nothing is right.");
    await organiser.click(getDialog().getByRole("button", { name: "Change the answer key" }));
    const findConfirmation = async () =>
      within(await screen.findByRole("dialog", { name: "Change the answer key for 240 students?" }));
    const confirmation = await findConfirmation();
    expect(confirmation.getByText("Maths: your result has changed")).toBeVisible();
    expect(confirmation.getByText(/^For up to 239 families/)).toBeVisible();
    await organiser.click(confirmation.getByRole("button", { name: "Back" }));
    expect(await screen.findByRole("textbox")).toHaveValue("Nothing is right.");
    expect(listArguments(calls, "decide_key")).toEqual([]);
    await organiser.click(screen.getByRole("button", { name: "Change the answer key" }));
    await organiser.click((await findConfirmation()).getByRole("button", { name: "Change and re-mark" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(listArguments(calls, "decide_key")).toMatchObject([
      { p_reason: "Nothing is right.", p_credited: "all" },
    ]);
  });

  it("is not sent over another organiser's decision, which is shown; the typed text stays", async () => {
    replies.decide_key = { outcome: "changed_meanwhile" };
    const organiser = open("&view=question&n=2");
    await organiser.click(await screen.findByRole("button", { name: "Check the answer key" }));
    await organiser.type(getDialog().getByRole("textbox"), "It is right.");
    replies.list_paper_results = [makePaperResults({ changedAt: "2027-01-18T05:00:00+00:00" })];
    const decidedQuestion = makeMeasuredQuestion(2, { decisions: [makeKeyDecision()] });
    replies.read_paper_statistics = makeStatistics({ questions: [decidedQuestion] });
    await organiser.click(getDialog().getByRole("button", { name: "Keep the answer key" }));
    expect(await getDialog().findByRole("alert")).toHaveTextContent("Another organiser has already decided");
    expect(await getDialog().findByText(/Read again by two teachers/)).toBeVisible();
    expect(getDialog().getByRole("textbox")).toHaveValue("It is right.");
    replies.decide_key = { outcome: "kept" };
    await organiser.click(getDialog().getByRole("button", { name: "Keep the answer key" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(listArguments(calls, "decide_key")).toMatchObject([{ p_seen: 0 }, { p_seen: 1 }]);
  });
});

describe("challenges", () => {
  beforeEach(() => {
    replies.list_paper_results = [makeProvisional({ unanswered: 1 })];
    replies.read_paper_statistics = makeStatistics({
      undecided: [],
      unanswered: [3],
      questions: [
        makeMeasuredQuestion(1, { claims: { b: 30 }, decisions: [makeKeyDecision()] }),
        makeMeasuredQuestion(2),
        makeMeasuredQuestion(3, { claims: { b: 11, none: 1 } }),
      ],
    });
  });

  it("are listed by question, those without an answer first", async () => {
    open("&view=challenges");
    const table = within(await screen.findByRole("region", { name: "Challenged questions" }));
    const [, first, second] = table.getAllByRole("row");
    expect(first).toHaveTextContent(
      /^3What is asked by 3\?pending11 families say b, 1 family says none of thema/,
    );
    expect(second).toHaveTextContent(/^1What is asked by 1\?sent30 families say b/);
    expect(table.getByRole("link", { name: "Read and answer the challenges of question 3" })).toBeVisible();
  });

  it("are listed below the question on pages, and answered together", async () => {
    const organiser = open("&view=question&n=3");
    expect(await screen.findByText(/^Six trays of eight are 48/)).toBeVisible();
    expect(screen.getByText("Page 1 of 2")).toBeVisible();
    replies.list_key_challenges = [makeChallenge({ claim: "none", reason: "Nothing fits." })];
    await organiser.click(screen.getByRole("button", { name: "Next" }));
    expect(await screen.findByText("Nothing fits.")).toBeVisible();
    expect(listArguments(calls, "list_key_challenges")).toEqual([
      { p_paper_id: paperId, p_n: 3, p_limit: 10, p_offset: 0 },
      { p_paper_id: paperId, p_n: 3, p_limit: 10, p_offset: 10 },
    ]);
    await organiser.click(screen.getByRole("button", { name: "Reply to everyone" }));
    expect(getDialog().getByText(/answers every challenge to it\.$/)).toBeVisible();
  });

  it("have a message if no family has challenged an answer", async () => {
    replies.read_paper_statistics = makeStatistics();
    open("&view=challenges");
    expect(await screen.findByRole("heading", { name: "No answers challenged" })).toBeVisible();
  });
});
