import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderWithProviders } from "../../../../tests/support/render";
import { makeReview, makeReviewQuestion } from "../../../../tests/support/review-factory";
import type { ChallengeReply, Review } from "../../../data/results/review";
import { AppError } from "../../../lib/app-error";
import { ReviewList } from "./review-list";

type Send = (n: number, claim: string, reason: string) => Promise<ChallengeReply>;

/** Renders the review of a family; `makeReply` returns the reply to a challenge. */
function renderReview(
  changes: Partial<Review> = {},
  makeReply: () => Promise<ChallengeReply> = vi.fn<() => never>(),
) {
  const onSend = vi.fn<Send>(makeReply);
  const user = renderWithProviders(<ReviewList review={makeReview(changes)} onSend={onSend} />);
  return { user, onSend };
}

/** The card of the question with this stem. */
function getQuestion(n: number): HTMLElement {
  const card = screen.getByRole("heading", { name: `What is asked by ${n}?` }).closest("li");
  if (!card) throw new Error(`No question ${n}`);
  return card;
}

/** Opens the form for question 1, ticks the choices, writes the reason and sends the challenge. */
async function sendChallenge(
  user: ReturnType<typeof renderReview>["user"],
  choices: readonly RegExp[],
  reason: string,
) {
  await user.click(within(getQuestion(1)).getByRole("button", { name: /Challenge this answer/ }));
  for (const name of choices) await user.click(screen.getByRole("checkbox", { name }));
  await user.type(screen.getByRole("textbox"), reason);
  await user.click(screen.getByRole("button", { name: "Send the challenge" }));
}

const reason = "Two of these say the same.";

describe("a review", () => {
  it("shows the child's answer beside the key, the mistake, the explanation, and the share of students with the mark", () => {
    renderReview();
    expect(getQuestion(1)).toHaveTextContent(
      /Correct\. Your answer, [A-D]: two of 1A: .*Because of 1\.62% of students/,
    );
    expect(getQuestion(2)).toHaveTextContent(
      /Correct answer: [A-D].*Wrong\. Your answer, [A-D]: three of 2Why it is wrong: counted one too many\.Correct answer: two of 2A: .*Because of 2\./,
    );
    expect(getQuestion(3)).toHaveTextContent(
      /Not answeredCorrect answer: two of 3A: .*Because of 3\.20% of students/,
    );
  });

  it("lists every option under the child's own letters, with the child's answer and the right one", () => {
    renderReview();
    const options = within(getQuestion(2)).getByRole("list", { name: "All options" });
    const lines = within(options)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
    expect(lines.map((line) => line[0])).toEqual(["A", "B", "C", "D"]);
    expect(lines.map((line) => line.slice(3)).toSorted()).toEqual([
      "four of 2",
      "one of 2",
      "three of 2 (your answer)",
      "two of 2 (correct)",
    ]);
    const answer = /Your answer, ([A-D])/.exec(getQuestion(2).textContent)?.[1];
    expect(lines.find((line) => line.includes("your answer"))?.[0]).toBe(answer);
  });

  it("shows for a final result how many chose each option, but no number below five", () => {
    renderReview({ questions: [makeReviewQuestion(1, { chosen: { a: 61, b: 7, c: null, d: 12 } })] });
    const options = within(getQuestion(1)).getByRole("list", { name: "All options" });
    const lines = within(options)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent.slice(3));
    expect(lines.toSorted()).toEqual([
      "four of 1 · chosen by 12 students",
      "one of 1 · chosen by 61 students",
      "three of 1 · chosen by fewer than 5 students",
      "two of 1 (correct, your answer) · chosen by 7 students",
    ]);
  });

  it("shows that everybody gets the mark for a question that credits everybody", () => {
    renderReview({ questions: [makeReviewQuestion(1, { credited: "all", option: "a" })] });
    expect(getQuestion(1)).toHaveTextContent(/You get the mark\. Your answer, [A-D]: one of 1/);
    expect(getQuestion(1)).toHaveTextContent("Everyone gets the mark for this question, answered or not.");
    expect(getQuestion(1)).not.toHaveTextContent(/Key|Correct answer/);
  });

  it("does not show the share of right answers with fewer than 30 participants", () => {
    renderReview({ questions: [makeReviewQuestion(1, { facility: null })] });
    expect(getQuestion(1)).not.toHaveTextContent("of students got this right");
  });

  it("can show only the questions without the mark", async () => {
    const { user } = renderReview();
    await user.click(screen.getByRole("checkbox", { name: "Show only questions I got wrong" }));
    const links = within(screen.getByRole("navigation", { name: "Questions" })).getAllByRole("link");
    expect(links.map(({ textContent }) => textContent.replace(/\d+/, "n"))).toEqual([
      "Question n, Wrong",
      "Question n, Not answered",
    ]);
    expect(screen.queryByText("What is asked by 1?")).toBeNull();
  });

  it("shows a message if every answer got the mark", async () => {
    const { user } = renderReview({ questions: [makeReviewQuestion(1)] });
    await user.click(screen.getByRole("checkbox", { name: "Show only questions I got wrong" }));
    expect(screen.getByText(/you got full marks/)).toBeVisible();
  });

  it("shows a challenge with our reply, and the earlier key", () => {
    renderReview();
    const question = getQuestion(4);
    expect(question).toHaveTextContent(
      /You challenged the answer key on 19 January 2027\. The answer you suggested: [A-D] or [A-D]Your reason: Both fit what is asked\./,
    );
    expect(question).toHaveTextContent(
      /We have corrected the answer key\. Before: [A-D]\. Now: [A-D] or [A-D]\. 21 January 2027Both readings/,
    );
    expect(question).not.toHaveTextContent("Our reply will appear here");
    expect(within(question).queryByRole("button")).toBeNull();
  });

  it("promises a reply to an unanswered challenge, and shows decisions to other families", () => {
    const challenge = { claim: [], reason: "Nothing fits.", filedAt: "2027-01-19T05:00:00.000Z" };
    const decision = {
      isKeyKept: true,
      oldCredited: ["b" as const],
      reason: "It fits.",
      decidedAt: "2027-01-20T05:00:00.000Z",
    };
    renderReview({ questions: [makeReviewQuestion(1, { challenge }), makeReviewQuestion(2, { decision })] });
    expect(getQuestion(1)).toHaveTextContent(
      "none of the optionsYour reason: Nothing fits.Our reply will appear here. If your marks change, we will email you.",
    );
    expect(getQuestion(2)).toHaveTextContent(
      "We checked this answer. It is correct. 20 January 2027It fits.",
    );
  });

  it.each<[Partial<Review>, RegExp]>([
    [{ challengesLeft: 5 }, /Until 25 Jan 2027, 11:04\s?am IST you can challenge up to five questions/i],
    [{ challengesLeft: 1 }, /you can challenge 1 more, free of charge/],
    [{ challengesLeft: 0 }, /You have challenged five questions in this paper/],
    [{ mayChallenge: false }, /The seven days to challenge an answer are over\./],
    [{ mayChallenge: false, state: "final" }, /This result is final/],
  ])("explains how keys can be challenged: %o", (changes, text) => {
    renderReview({ ...changes, questions: [makeReviewQuestion(1)] });
    expect(screen.getByText(text)).toBeVisible();
    const canChallenge = changes.mayChallenge !== false && changes.challengesLeft !== 0;
    expect(screen.queryAllByRole("button")).toHaveLength(canChallenge ? 1 : 0);
  });
});

it("an answer can be challenged after a decision; the earlier decision is not the reply to that challenge", () => {
  const decision = {
    isKeyKept: true,
    oldCredited: ["b" as const],
    reason: "It fits.",
    decidedAt: "2027-01-18T05:00:00.000Z",
  };
  const challenge = { claim: [], reason: "Nothing fits.", filedAt: "2027-01-19T05:00:00.000Z" };
  renderReview({
    questions: [makeReviewQuestion(1, { decision }), makeReviewQuestion(2, { decision, challenge })],
  });
  expect(within(getQuestion(1)).getByRole("button", { name: /Challenge this answer/ })).toBeVisible();
  expect(getQuestion(2)).toHaveTextContent("Our reply will appear here.");
  expect(within(getQuestion(2)).queryByRole("button")).toBeNull();
});

describe("a challenge", () => {
  it("is sent with the letters of the file; then a message confirms it", async () => {
    const { user, onSend } = renderReview({ questions: [makeReviewQuestion(1)] }, () =>
      Promise.resolve({ outcome: "filed", challengesLeft: 3 }),
    );
    await sendChallenge(user, [/four of 1/, /two of 1/], `  ${reason}  `);
    expect(await screen.findByText(/^We have your challenge of question 1\./)).toBeVisible();
    expect(onSend).toHaveBeenCalledExactlyOnceWith(1, "bd", reason);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("with the claim that no option is right is sent as `none`", async () => {
    const { user, onSend } = renderReview({ questions: [makeReviewQuestion(1)] }, () =>
      Promise.resolve({ outcome: "filed", challengesLeft: 3 }),
    );
    await sendChallenge(user, [/None of them/], reason);
    await screen.findByText(/^We have your challenge/);
    expect(onSend).toHaveBeenCalledExactlyOnceWith(1, "none", reason);
  });

  it.each([
    [[], reason, "Please choose the correct answer."],
    [[/None of them/, /two of 1/], reason, /not both\.$/],
    [[/two of 1/], "too short", "Please write 10 to 1,000 characters."],
  ] as const)("is not sent without a valid claim and reason: %o, %s", async (choices, text, error) => {
    const { user, onSend } = renderReview({ questions: [makeReviewQuestion(1)] });
    await sendChallenge(user, choices, text);
    expect(await screen.findByText(error)).toBeVisible();
    expect(onSend).not.toHaveBeenCalled();
  });

  it.each([
    [
      () => Promise.reject(new AppError("offline")),
      "You seem to be offline. Check your internet connection and try again.",
    ],
    [
      () => Promise.resolve({ outcome: "closed" as const }),
      "The seven days to challenge an answer are over.",
    ],
    [
      () => Promise.resolve({ outcome: "limit" as const }),
      /five questions in this paper, which is the most allowed/,
    ],
  ])(
    "keeps the typed text after a refusal, also when the form is closed and opened again",
    async (makeReply, sentence) => {
      const { user } = renderReview({ questions: [makeReviewQuestion(1)] }, makeReply);
      await sendChallenge(user, [/two of 1/], reason);
      expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
      await user.click(screen.getByRole("button", { name: "Not now" }));
      await user.click(screen.getByRole("button", { name: /Challenge this answer/ }));
      expect(screen.getByRole("textbox")).toHaveValue(reason);
      expect(screen.getByRole("checkbox", { name: /two of 1/ })).toBeChecked();
    },
  );
});
