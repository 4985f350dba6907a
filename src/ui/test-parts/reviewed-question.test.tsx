import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderWithProviders } from "../../../tests/support/render";
import { ReviewedQuestion } from "./reviewed-question";
import type { Verdict } from "./verdict-icon";

const options = ["36", "26"].map((text) => ({ value: text, text }));

function renderReviewedQuestion(verdict: Verdict) {
  const question = { id: "sum", topic: "Addition", stem: "What is 18 + 18?", options };
  const mistake = "added the 2 that rolled off";
  renderWithProviders(
    <ReviewedQuestion question={question} number={1} answer="26" verdict={verdict} mistake={mistake} />,
  );
}

it("a wrong answer is shown with its mistake", () => {
  renderReviewedQuestion("wrong");
  expect(screen.getByText("Why it is wrong: added the 2 that rolled off.")).toBeVisible();
});

it.each(["correct", "given"] as const)(
  "no mistake is shown if a change of the answer key has made the verdict %s",
  (verdict) => {
    renderReviewedQuestion(verdict);
    expect(screen.queryByText(/Why it is wrong/)).toBeNull();
  },
);
