import { screen } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { beforeEach, expect, it } from "vitest";
import { logIn } from "../../tests/support/factories";
import { paperReply, reviewReply } from "../../tests/support/result-replies";
import { renderWithProviders } from "../../tests/support/render";
import { serveRpc } from "../../tests/support/server/serve-rpc";
import { paths, reviewPath } from "../config/paths";
import { ReviewPage } from "./review";

/** A family opens the URL of a review. */
function open() {
  return renderWithProviders(
    <Routes>
      <Route path={paths.review} element={<ReviewPage />} />
    </Routes>,
    { path: reviewPath(paperReply.paper_id) },
  );
}

beforeEach(() => logIn());

it("the page shows the answers of the paper that its URL names, and a link back to the result", async () => {
  const requests = serveRpc("get_review", reviewReply);
  open();
  expect(await screen.findByRole("heading", { name: "What is half of 9?" })).toBeVisible();
  expect(requests).toEqual([{ p_paper_id: paperReply.paper_id }]);
  expect(screen.getByText("0 of 1 marks")).toBeVisible();
  expect(screen.getByText("Why it is wrong: rounded up.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Back to the result" })).toHaveAttribute(
    "href",
    `/result/${paperReply.paper_id}`,
  );
});

it("a challenge is sent, and the page then shows it as the server has stored it", async () => {
  serveRpc("get_review", reviewReply);
  const user = open();
  await user.click(await screen.findByRole("button", { name: "Challenge this answer: question 1" }));
  const sentChallenges = serveRpc("challenge_key", { outcome: "filed", challenges_left: 4 });
  const challenge = {
    claim: ["c"],
    reason: "Five is half of 9 rounded up.",
    filed_at: "2027-01-18T06:00:00.000Z",
  };
  serveRpc("get_review", { ...reviewReply, questions: [{ ...reviewReply.questions[0], challenge }] });
  await user.click(screen.getByRole("checkbox", { name: /[A-D] 5$/ }));
  await user.type(screen.getByRole("textbox"), challenge.reason);
  await user.click(screen.getByRole("button", { name: "Send the challenge" }));
  expect(await screen.findByText(/^You challenged the answer key on 18 January 2027/)).toBeVisible();
  expect(sentChallenges).toEqual([
    { p_paper_id: paperReply.paper_id, p_n: 1, p_claim: "c", p_reason: challenge.reason },
  ]);
});

it("the page of a held result says why there is no review", async () => {
  serveRpc("get_review", {
    outcome: "held",
    paper: paperReply,
    held_for: "consent",
    reason: null,
    reply_until: null,
  });
  open();
  expect(await screen.findByRole("heading", { name: "The result is held" })).toBeVisible();
});
