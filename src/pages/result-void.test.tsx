import { screen } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { beforeEach, describe, expect, it } from "vitest";
import { logIn } from "../../tests/support/factories";
import { decisionReply, finalReply, paperReply, proposalReply } from "../../tests/support/result-replies";
import { renderWithProviders } from "../../tests/support/render";
import { serveRpc } from "../../tests/support/server/serve-rpc";
import { paths, resultPath, reviewPath } from "../config/paths";
import { ResultPage } from "./result";
import { ReviewPage } from "./review";

/** A family opens the result or the review of an attempt with a void proposal. */
function open(path = resultPath(paperReply.paper_id)) {
  return renderWithProviders(
    <Routes>
      <Route path={paths.result} element={<ResultPage />} />
      <Route path={paths.review} element={<ReviewPage />} />
    </Routes>,
    { path },
  );
}

const questionedReply = {
  outcome: "held",
  paper: paperReply,
  held_for: "void",
  void_proposal: proposalReply,
};
const findReplyField = () => screen.findByRole("textbox", { name: /^Your reply/ });
const getSendButton = () => screen.getByRole("button", { name: /^Send/ });

beforeEach(() => {
  logIn();
  serveRpc("list_my_awards", []);
});

describe("a questioned attempt", () => {
  it("shows the question, the possible outcomes and the deadline, and accepts a reply that can be changed", async () => {
    serveRpc("get_result", questionedReply);
    const sentReplies = serveRpc("reply_to_void", {
      outcome: "saved",
      replied_at: "2027-01-19T05:30:00.000Z",
    });
    const user = open();
    const card = (await screen.findByRole("heading", { name: "We have a question about this attempt" }))
      .parentElement;
    expect(card).toHaveTextContent("Two voices were heard. Who was in the room?");
    expect(card).toHaveTextContent("no marks, rank, award or certificate");
    expect(card).toHaveTextContent("by the end of 25 January 2027");

    await user.type(await findReplyField(), "It was my sister.");
    serveRpc("get_result", {
      ...questionedReply,
      void_proposal: {
        ...proposalReply,
        reply: "It was my sister.",
        replied_at: "2027-01-19T05:30:00.000Z",
      },
    });
    await user.click(getSendButton());
    expect(await screen.findByText(/We have your reply/)).toBeVisible();
    expect(sentReplies).toEqual([{ p_paper_id: paperReply.paper_id, p_reply: "It was my sister." }]);
    expect(await screen.findByRole("button", { name: "Update reply" })).toBeVisible();
    expect(await findReplyField()).toHaveValue("It was my sister.");
  });

  it("shows an error for a reply that is too short, and keeps the text if the server does not respond", async () => {
    serveRpc("get_result", questionedReply);
    const sentReplies = serveRpc("reply_to_void", { outcome: "nothing of the sort" });
    const user = open();
    await user.type(await findReplyField(), "No.");
    await user.click(getSendButton());
    expect(await screen.findByText("Please write 10 to 1,000 characters.")).toBeVisible();
    expect(sentReplies).toEqual([]);
    await user.type(await findReplyField(), " It was my sister.");
    await user.click(getSendButton());
    expect(await screen.findByRole("alert")).toBeVisible();
    expect(await findReplyField()).toHaveValue("No. It was my sister.");
  });

  it("shows that the decision was made meanwhile, and keeps the text", async () => {
    serveRpc("get_result", questionedReply);
    serveRpc("reply_to_void", { outcome: "closed" });
    const user = open();
    await user.type(await findReplyField(), "It was my sister.");
    await user.click(getSendButton());
    expect(await screen.findByRole("alert")).toHaveTextContent("The decision was made in the meantime");
    expect(await findReplyField()).toHaveValue("It was my sister.");
  });

  it("shows the question on the page of the review too", async () => {
    serveRpc("get_review", { ...questionedReply, void_proposal: { ...proposalReply, wanted: "reset" } });
    open(reviewPath(paperReply.paper_id));
    expect(await findReplyField()).toBeVisible();
    expect(screen.getByText(/you can take the exam again/)).toBeVisible();
  });
});

describe("a decided attempt", () => {
  it.each([
    ["void", "This attempt does not count", /Your other exams are not affected/],
    [
      "reset",
      "This attempt is set aside, and you can take the exam again",
      /a reserve paper within seven days/,
    ],
  ])(
    "with the decision `%s` shows the decision, its reason, the question and the reply",
    async (outcome, title, text) => {
      serveRpc("get_result", {
        outcome,
        paper: paperReply,
        void_proposal: {
          ...decisionReply,
          decision: outcome,
          decision_reason: "We are sorry.",
          is_single: true,
        },
      });
      open();
      const card = (await screen.findByRole("heading", { name: title })).parentElement;
      expect(card).toHaveTextContent("Decided on 20 January 2027. The organiser wrote:We are sorry.");
      expect(card).toHaveTextContent(text);
      expect(card).toHaveTextContent("One organiser decided this");
      expect(card).toHaveTextContent("Your replyIt was my sister, reading aloud.");
    },
  );

  it("that counts after all shows its result, and that it counts", async () => {
    serveRpc("get_result", { ...finalReply, void_proposal: decisionReply });
    open();
    const card = (await screen.findByRole("heading", { name: /this attempt counts/ })).parentElement;
    expect(card).toHaveTextContent("A sister who reads her own book aloud does not matter.");
    expect(screen.getByText("Your rank")).toBeVisible();
  });

  it("that counts after all, but has no result yet, shows that the result is on its way", async () => {
    serveRpc("get_result", {
      outcome: "not_yet",
      paper: paperReply,
      expected_on: null,
      void_proposal: decisionReply,
    });
    open();
    expect(await screen.findByRole("heading", { name: "Your result is on its way" })).toBeVisible();
    expect(screen.getByRole("heading", { name: /this attempt counts/ })).toBeVisible();
  });
});
