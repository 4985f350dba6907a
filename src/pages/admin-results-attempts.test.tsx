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
import { foundAttemptId, makeFoundAttempt, makeProposal } from "../../tests/support/attempt-factory";
import { asha } from "../../tests/support/factories";
import { reviewReply } from "../../tests/support/result-replies";
import { makeStudentExam } from "../../tests/support/exam-day-factory";
import { paperId } from "../../tests/support/paper-factory";
import { renderWithProviders } from "../../tests/support/render";
import { AdminPanelPage } from "./admin-panel";

// Loaded here, so that the first test does not wait for the lazy import.
import "../features/admin/results/results";
import "../features/admin/results/attempts/attempts";

let replies: AdminReplies;
let calls: Call[];

beforeEach(() => {
  replies = makeAdminReplies();
  calls = serveAdminReplies(replies);
});

const open = (search = "") =>
  renderWithProviders(<AdminPanelPage />, {
    path: `/adminpanel?section=results&edition=${winter}&paper=${paperId}&view=attempts${search}`,
  });
const getDialog = () => within(screen.getByRole("dialog"));
/** A proposal's fields after the family has replied. */
const replyFields = { reply: "It was my sister.", repliedAt: "2027-01-19T05:30:00+00:00" };

describe("finding an attempt", () => {
  it("shows the attempt's status, marks and certificate", async () => {
    const organiser = open();
    expect(await screen.findByText("No queries have been sent to families about this paper.")).toBeVisible();
    replies.list_attempts = [makeFoundAttempt({ heldFor: "consent" })];
    await organiser.type(screen.getByLabelText("Student’s name or email"), "ash");
    const row = within(await screen.findByRole("region", { name: "Attempts" }));
    expect(row.getByText("Withheld: no guardian’s consent")).toBeVisible();
    expect(row.getByText("21 marks, 4 of them in section C, difficulty score 812, rank 51")).toBeVisible();
    expect(row.getByText("OLY-W27-IMO05-7F3KQ9TX")).toBeVisible();
    expect(row.getByRole("link", { name: /^Family / })).toHaveAttribute(
      "href",
      `/adminpanel?section=families&student=${asha.id}`,
    );
    expect(listArguments(calls, "list_attempts")).toEqual([
      { p_paper_id: paperId, p_search: "", p_limit: 50 },
      { p_paper_id: paperId, p_search: "ash", p_limit: 50 },
    ]);
  });

  it("offers no question about a void, questioned or running attempt, and says if no attempt is found", async () => {
    replies.list_attempts = [
      makeFoundAttempt({ attemptId: "1", status: "void", certificateCode: null, certificateName: null }),
      makeFoundAttempt({ attemptId: "2", status: "held", heldFor: "void" }),
      makeFoundAttempt({ attemptId: "3", finishedAt: null }),
    ];
    const organiser = open("&search=asha");
    expect(await screen.findAllByRole("button", { name: /^Exam record/ })).toHaveLength(3);
    expect(screen.queryByRole("button", { name: /Does it count/ })).toBeNull();
    replies.list_attempts = [];
    await organiser.type(screen.getByLabelText("Student’s name or email"), "x");
    expect(await screen.findByText("No attempt in this paper matches this name or email.")).toBeVisible();
  });

  it("shows the answers with the numbers and letters that the child saw", async () => {
    replies.list_attempts = [makeFoundAttempt()];
    replies.read_attempt_review = { ...reviewReply, class: "Class 5" };
    const organiser = open("&search=asha");
    await organiser.click(await screen.findByRole("button", { name: "Answers Asha Verma" }));
    const answers = await getDialog().findByRole("listitem");
    expect(getDialog().getByText("0 of 1 marks")).toBeVisible();
    expect(answers).toHaveTextContent("Question 1 (number 1 in the paper): no mark");
    expect(answers).toHaveTextContent(/Chose [A-D] \(5\) · Correct: [A-D] \(4\.5\)/);
    expect(listArguments(calls, "read_attempt_review")).toEqual([{ p_attempt_id: foundAttemptId }]);
  });

  it("does not show the answers of a class in which the organiser has a child", async () => {
    replies.list_attempts = [makeFoundAttempt()];
    replies.read_attempt_review = { outcome: "conflict_of_interest" };
    const organiser = open("&search=asha");
    await organiser.click(await screen.findByRole("button", { name: "Answers Asha Verma" }));
    expect(await getDialog().findByText(/^You have a child in this class/)).toBeVisible();
  });

  it("says that answers are shown once the results are published", async () => {
    replies.list_attempts = [makeFoundAttempt()];
    const organiser = open("&search=asha");
    await organiser.click(await screen.findByRole("button", { name: "Answers Asha Verma" }));
    expect(await getDialog().findByText(/once the paper’s results are published/)).toBeVisible();
  });

  it("shows the exam record with the same words as for the child", async () => {
    replies.list_attempts = [makeFoundAttempt()];
    replies.read_exam_timeline = makeStudentExam();
    const organiser = open("&search=asha");
    await organiser.click(await screen.findByRole("button", { name: "Exam record Asha Verma" }));
    expect(await getDialog().findByText("The internet stopped for about 40 minutes.")).toBeVisible();
  });
});

describe("whether an attempt counts", () => {
  it("is asked in a question to the family; the typed question stays if the server refuses it", async () => {
    replies.list_attempts = [makeFoundAttempt()];
    replies.propose_void = { outcome: "waits_already" };
    const organiser = open("&search=asha");
    await organiser.click(
      await screen.findByRole("button", { name: "Decide whether the attempt is valid Asha Verma" }),
    );
    await organiser.click(getDialog().getByRole("button", { name: "Ask the family" }));
    expect(
      await getDialog().findByText(
        "Please write what you would like the family to explain. The family will read this.",
      ),
    ).toBeVisible();
    await organiser.selectOptions(getDialog().getByLabelText("Possible decision"), "reset");
    await organiser.type(getDialog().getByLabelText("Your query"), "Two voices were heard.");
    await organiser.click(getDialog().getByRole("button", { name: "Ask the family" }));
    expect(await getDialog().findByRole("alert")).toHaveTextContent("The family has already been asked.");
    expect(getDialog().getByLabelText("Your query")).toHaveValue("Two voices were heard.");
    replies.propose_void = { outcome: "proposed", reply_until: "2027-01-25T18:30:00.000Z" };
    await organiser.click(getDialog().getByRole("button", { name: "Ask the family" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(listArguments(calls, "propose_void").at(-1)).toEqual({
      p_attempt_id: foundAttemptId,
      p_wanted: "reset",
      p_reason: "Two voices were heard.",
    });
  });

  it("waits for the family, then for another organiser", async () => {
    replies.list_void_proposals = [
      makeProposal(),
      makeProposal({ id: "2", name: "Bela", ...replyFields, isMine: true }),
      makeProposal({ id: "3", name: null, email: null, ...replyFields, wanted: "reset" }),
    ];
    open();
    expect(await screen.findByText("waiting for the family until the end of 25 January 2027")).toBeVisible();
    expect(screen.getByText("replied: waiting for another organiser")).toBeVisible();
    expect(screen.getByText("replied: waiting for a decision")).toBeVisible();
    expect(screen.getByRole("heading", { name: "A deleted account" })).toBeVisible();
  });

  it("is decided with a reason, beside the family's reply, and no more strictly than proposed", async () => {
    replies.list_void_proposals = [makeProposal({ ...replyFields, wanted: "reset" })];
    replies.decide_void = { outcome: "own_decision" };
    const organiser = open();
    await organiser.click(await screen.findByRole("button", { name: "Decide about Asha Verma" }));
    expect(await getDialog().findByText("It was my sister.")).toBeVisible();
    const choice = getDialog().getByLabelText("Decision");
    expect(within(choice).getAllByRole("option")).toHaveLength(2);
    await organiser.selectOptions(choice, "reset");
    await organiser.type(getDialog().getByLabelText("Why"), "You may take the exam again.");
    await organiser.click(getDialog().getByRole("button", { name: "Decide" }));
    expect(await getDialog().findByRole("alert")).toHaveTextContent("another organiser must decide");
    replies.decide_void = { outcome: "decided" };
    replies.list_void_proposals = [
      makeProposal({
        ...replyFields,
        decision: "reset",
        decisionReason: "You may take the exam again.",
        decidedBy: "Meera",
        decidedAt: "2027-01-20T05:30:00+00:00",
        isSingle: true,
      }),
    ];
    await organiser.click(getDialog().getByRole("button", { name: "Decide" }));
    expect(await screen.findByText(/can be taken again\. Decided by one organiser/)).toBeVisible();
    expect(listArguments(calls, "decide_void").at(-1)).toEqual({
      p_proposal_id: makeProposal().id,
      p_decision: "reset",
      p_reason: "You may take the exam again.",
    });
    expect(screen.queryByRole("button", { name: /^Decide/ })).toBeNull();
  });
});

it("a name is corrected with a proof, and the typed name stays if the server does not respond", async () => {
  replies.list_attempts = [makeFoundAttempt()];
  failRpc("correct_certificate", 500);
  const organiser = open("&search=asha");
  await organiser.click(await screen.findByRole("button", { name: "Correct the name Asha Verma" }));
  const name = getDialog().getByLabelText("Name on the certificate");
  await organiser.clear(name);
  await organiser.type(name, "Asha Nair");
  await organiser.click(getDialog().getByRole("button", { name: "Correct the name" }));
  expect(await getDialog().findByText("Please write your proof.")).toBeVisible();
  await organiser.type(getDialog().getByLabelText("Proof"), "The school's letter.");
  await organiser.click(getDialog().getByRole("button", { name: "Correct the name" }));
  const question = within(
    await screen.findByRole("dialog", { name: "Put “Asha Nair” on the certificate and email the family?" }),
  );
  expect(question.getByText(/^We have corrected the name\. Your certificate has a new code\./)).toBeVisible();
  expect(listArguments(calls, "correct_certificate")).toEqual([]);
  await organiser.click(question.getByRole("button", { name: "Change it and email the family" }));
  expect(await getDialog().findByRole("alert")).toBeVisible();
  expect(name).toHaveValue("Asha Nair");
});

it("a name of another person waits until a second organiser enters the same name", async () => {
  replies.list_attempts = [
    makeFoundAttempt({ wantedName: "Rohini Nair", wantedReason: "The school's letter.", wantedBy: "Ravi" }),
  ];
  replies.correct_certificate = { outcome: "waiting" };
  const organiser = open();
  expect(
    await screen.findByRole("heading", { name: "Names that wait for a second organiser" }),
  ).toBeVisible();
  expect(screen.getByText("“Rohini Nair” waits for a second organiser.")).toBeVisible();
  await organiser.click(await screen.findByRole("button", { name: "Decide on the name Asha Verma" }));
  expect(getDialog().getByText(/Ravi asked for “Rohini Nair”: The school's letter\./)).toBeVisible();
  expect(getDialog().getByLabelText("Name on the certificate")).toHaveValue("Rohini Nair");
  await organiser.type(getDialog().getByLabelText("Proof"), "I saw the letter.");
  await organiser.click(getDialog().getByRole("button", { name: "Confirm the name" }));
  await organiser.click(await screen.findByRole("button", { name: "Change it and email the family" }));
  expect(await screen.findByText(/a second organiser must enter the same name/)).toBeInTheDocument();
});

it("an organiser can change or withdraw a name that the same organiser requested, but not decide on it", async () => {
  replies.list_attempts = [
    makeFoundAttempt({ wantedName: "Rohini Nair", wantedReason: "A letter.", isWantedByYou: true }),
  ];
  replies.refuse_certificate_name = { outcome: "refused" };
  const organiser = open();
  await organiser.click(
    await screen.findByRole("button", { name: "Change or withdraw the name Asha Verma" }),
  );
  expect(getDialog().getByRole("button", { name: "Ask for this name" })).toBeVisible();
  await organiser.click(getDialog().getByRole("button", { name: "Withdraw this name" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("a requested name is refused with one press", async () => {
  replies.list_attempts = [
    makeFoundAttempt({ wantedName: "Rohini Nair", wantedReason: "A letter.", wantedBy: "Ravi" }),
  ];
  replies.refuse_certificate_name = { outcome: "refused" };
  const organiser = open();
  await organiser.click(await screen.findByRole("button", { name: "Decide on the name Asha Verma" }));
  await organiser.click(getDialog().getByRole("button", { name: "Refuse this name" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(listArguments(calls, "refuse_certificate_name")).toEqual([{ p_code: "OLY-W27-IMO05-7F3KQ9TX" }]);
});
