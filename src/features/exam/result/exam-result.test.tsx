import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderWithProviders } from "../../../../tests/support/render";
import {
  makeFinalResult,
  makeProvisionalResult,
  makeRanking,
  resultPaper,
} from "../../../../tests/support/result-factory";
import type { MarkedResult, Neighbour } from "../../../data/results/result";
import type { VoidCase, Unpublished } from "../../../data/results/result-outcomes";
import { Rank } from "../../../lib/rank";
import { MarkedResultView } from "./marked-result";
import { UnpublishedResult } from "./unpublished-result";

function renderResult(result: MarkedResult) {
  renderWithProviders(<MarkedResultView result={result} />);
}

/** The card or section with this heading. */
function getCard(name: string | RegExp): HTMLElement {
  const card = screen.getByRole("heading", { name }).parentElement;
  if (!card) throw new Error(`Nothing around ${String(name)}`);
  return card;
}

describe("a final result", () => {
  it("shows a headline, the rank among all participants, the marks with their likely range, and the distribution of marks", () => {
    renderResult(makeFinalResult());
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Asha, you won a bronze medal!");
    expect(getCard("Your rank")).toHaveTextContent("Your rank64out of 2,310 students");
    expect(screen.getByText("of 50").parentElement).toHaveTextContent(/^43 of 50$/);
    expect(
      screen.getByText("On another paper like this one you would probably score between 40 and 46."),
    ).toBeVisible();
    expect(screen.getByText("97%")).toBeVisible();
    expect(screen.getByText("of students. The average was 31.4.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Your certificate" })).toHaveAttribute(
      "href",
      "/certificate/OLY-W26-IMO05-7F3KQ9TX",
    );
    expect(screen.getByRole("link", { name: "See every answer" })).toHaveAttribute(
      "href",
      `/review/${resultPaper.paperId}`,
    );
  });

  it.each([
    ["gold", "Asha, you won a gold medal!", "Your gold medal"],
    ["silver", "Asha, you won a silver medal!", "Your silver medal"],
  ] as const)(
    "with a %s medal has a sentence for it, and the last day for posting the medal",
    (tier, sentence, medal) => {
      renderResult(makeFinalResult({ award: { tier, promisedOn: "2027-05-01" } }));
      expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(sentence);
      expect(getCard(medal)).toHaveTextContent("We will post it to you by 1 May 2027.");
    },
  );

  it("without a medal has a friendly sentence, and promises no medal", () => {
    renderResult(makeFinalResult({ name: "S. Karthik", award: { tier: "participation", promisedOn: null } }));
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
      "Karthik, well done: you took on the olympiad.",
    );
    expect(screen.getByText(/meant to be harder than school exams/)).toBeVisible();
    expect(screen.queryByText(/medal/)).toBeNull();
  });

  it("shows the distribution of marks as a drawing and as a table, with the student's own marks", () => {
    renderResult(
      makeFinalResult({
        marks: 2,
        of: 3,
        ranking: makeRanking({ mean: 1.5, distribution: [5, 20, 1204, 7] }),
      }),
    );
    expect(
      screen.getByRole("img", {
        name: "Marks of all 1,236 students, from 0 to 3. You have 2; the average is 1.5.",
      }),
    ).toBeVisible();
    const rows = within(
      screen.getByRole("table", { name: "Marks of all students", hidden: true }),
    ).getAllByRole("row", {
      hidden: true,
    });
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      "MarksNumber of students",
      "05",
      "120",
      "2 (you)1,204",
      "37",
    ]);
  });

  it("shows marks by section and topic, with the average of all participants", () => {
    renderResult(makeFinalResult());
    const rows = within(screen.getByRole("table", { name: "By section" })).getAllByRole("row");
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      "SectionYour marksAverage of all students",
      "A · Core28 of 30average 20.9",
      "B · Everyday problems12 of 15average 8.6",
      "C · Challenge3 of 5average 1.9",
    ]);
    expect(
      within(screen.getByRole("table", { name: "By topic" })).getByRole("row", { name: /Patterns/ }),
    ).toHaveTextContent("9 of 9");
  });

  it("of the only participant shows no average and no distribution", () => {
    const ranking = makeRanking({
      rank: new Rank(1, 1),
      n: 1,
      mean: null,
      percentile: null,
      likely: null,
      distribution: null,
      above: null,
      below: null,
    });
    renderResult(makeFinalResult({ ranking }));
    expect(getCard("Your rank")).toHaveTextContent("1out of 1 student");
    expect(getCard("Why 1 of 1?")).toHaveTextContent("You were the only student who took this paper.");
    expect(screen.queryByText(/average/i)).toBeNull();
    expect(screen.queryByRole("img")).toBeNull();
  });

  it("among fewer than ten students does not show the marks of others", () => {
    const fewStudents = { percentile: null, likely: null, distribution: null, n: 9, rank: new Rank(3, 9) };
    renderResult(
      makeFinalResult({ ranking: makeRanking({ ...fewStudents, mean: null, above: null, below: null }) }),
    );
    expect(getCard("Why 3 of 9?")).toHaveTextContent("Fewer than ten students took this paper");
    expect(screen.queryByText("Nobody is ranked above you.")).toBeNull();
    expect(screen.queryByText("Average of all")).toBeNull();
  });

  it("among fewer than 30 students has their average, but no percentage of others and no likely range of marks", () => {
    const fewStudents = { percentile: null, likely: null, distribution: null, n: 29, rank: new Rank(3, 29) };
    renderResult(makeFinalResult({ ranking: makeRanking(fewStudents) }));
    expect(screen.getByText("Average of all")).toBeVisible();
    expect(screen.queryByText("Ahead of")).toBeNull();
    expect(screen.queryByText(/would probably score/)).toBeNull();
  });

  it("of the student with the last rank shows an average instead of 'better than 0%'", () => {
    renderResult(makeFinalResult({ ranking: makeRanking({ percentile: 0, below: null }) }));
    expect(screen.getByText("Average of all")).toBeVisible();
    expect(screen.queryByText("0%")).toBeNull();
  });

  it("of a reserve paper has marks, answers and certificate, and no rank", () => {
    renderResult(makeFinalResult({ paper: { ...resultPaper, kind: "reserve" }, ranking: null }));
    expect(screen.getByText(/You took the reserve paper/)).toBeVisible();
    expect(screen.getByText(/· reserve paper$/)).toBeVisible();
    expect(screen.queryByText("Your rank")).toBeNull();
    expect(screen.queryByRole("heading", { name: /^Why/ })).toBeNull();
    expect(screen.getByRole("link", { name: "Your certificate" })).toBeVisible();
  });

  it("shows what has changed since the publication: the old and new values, and the reason", () => {
    renderResult(
      makeFinalResult({
        changes: [
          {
            changedAt: "2027-03-12T05:00:00.000Z",
            cause: "key",
            n: 17,
            reason: "Both readings are valid.",
            oldMarks: 42,
            newMarks: 43,
            oldRank: new Rank(104, 2310),
            newRank: new Rank(64, 2310),
            oldAward: "bronze",
            newAward: "bronze",
          },
        ],
      }),
    );
    const changes = getCard("Your result was updated");
    expect(within(changes).getByRole("link", { name: "See this question in your answers" })).toHaveAttribute(
      "href",
      `/review/${resultPaper.paperId}`,
    );
    expect(changes).toHaveTextContent("Answer key corrected on 12 March 2027Both readings are valid.");
    expect(
      within(changes)
        .getAllByRole("listitem")
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual(["Marks: 42 → 43", "Rank: 104 of 2,310 → 64 of 2,310"]);
  });
});

describe("why this rank", () => {
  const makeNeighbour = (changes: Partial<Neighbour>): Neighbour => ({
    rank: new Rank(65, 2310),
    rule: "marks",
    own: 43,
    theirs: 42,
    ...changes,
  });

  it.each([
    [makeNeighbour({}), "The student just below you (rank 65 of 2,310) has 42 marks; you have 43."],
    [
      makeNeighbour({ theirs: 1, own: 2 }),
      "The student just below you (rank 65 of 2,310) has 1 mark; you have 2.",
    ],
    [
      makeNeighbour({ rule: "section_c", own: 4, theirs: 3 }),
      "The student just below you (rank 65 of 2,310) has the same total marks, but 3 marks in section C (Challenge). You have 4.",
    ],
    [
      makeNeighbour({ rule: "difficulty", own: 31_204, theirs: 30_988 }),
      "has the same total marks and the same marks in section C (Challenge) as you, but a lower difficulty score: 30,988. Yours is 31,204.",
    ],
  ])("names the deciding rule, with both numbers: %o", (below, sentence) => {
    renderResult(makeFinalResult({ ranking: makeRanking({ below }) }));
    expect(getCard("Why 64 of 2,310?")).toHaveTextContent(sentence);
  });

  it("shows that nobody is ranked higher, and how many share the rank", () => {
    renderResult(
      makeFinalResult({ ranking: makeRanking({ rank: new Rank(1, 2310), above: null, tied: 2 }) }),
    );
    expect(getCard("Why 1 of 2,310?")).toHaveTextContent("Nobody is ranked above you.");
    expect(getCard("Your rank")).toHaveTextContent("2 other students share it.");
  });
});

describe("a provisional result", () => {
  it("has marks and no rank, and shows when the final result comes and how long keys can be challenged", () => {
    renderResult(makeProvisionalResult());
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
      "Asha, your answers have been marked.",
    );
    expect(screen.getByText(/expected on 1 March 2027\.$/)).toBeVisible();
    expect(screen.getByText(/Until 25 Jan 2027, 11:04\s?am IST you can challenge up to five/i)).toBeVisible();
    expect(screen.queryByText("Your rank")).toBeNull();
    expect(screen.queryByText(/average/)).toBeNull();
  });

  it("shows the status of the family's challenges, and when the time for them is over", () => {
    renderResult(
      makeProvisionalResult({ challenges: 3, challengesAnswered: 1, serverNow: "2027-01-26T00:00:00.000Z" }),
    );
    expect(
      screen.getByText(/ended on 25 Jan 2027.*You have challenged 3; 1 answered so far\./i),
    ).toBeVisible();
  });
});

describe("a missing result", () => {
  const paper = resultPaper;
  const held = { outcome: "held", paper } as const;
  it.each<[Exclude<Unpublished, VoidCase>, string, RegExp]>([
    [
      { outcome: "not_yet", paper, expectedOn: "2027-03-01", proposal: null },
      "Your result is on its way",
      /expected on 1 March 2027/,
    ],
    [
      { outcome: "not_yet", paper, expectedOn: null, proposal: null },
      "Your result is on its way",
      /not been announced yet/,
    ],
    [{ outcome: "cancelled", paper }, "This exam was cancelled", /There are no results for it/],
    [
      { outcome: "no_answers", paper, began: true },
      "There is nothing to mark",
      /did not answer any question/,
    ],
    [{ outcome: "no_answers", paper, began: false }, "There is nothing to mark", /did not start this exam/],
    [
      { ...held, heldFor: "consent" },
      "The result is held",
      /guardian’s consent before we can show this result/,
    ],
    [{ ...held, heldFor: "refund" }, "The result is held", /refund has been requested or started/],
    [{ ...held, heldFor: "dispute" }, "The result is held", /disputed at the bank/],
  ])("shows the reason and the next steps: %o", (reason, title, text) => {
    renderWithProviders(<UnpublishedResult reason={reason} />);
    expect(getCard(title)).toHaveTextContent(text);
    expect(screen.getByRole("link", { name: "Go to the dashboard" })).toBeVisible();
  });
});
