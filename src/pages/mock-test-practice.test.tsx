import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import {
  collectInserts,
  makeQuestions,
  mathsClass5,
  serveQuestions,
} from "../../tests/support/mock-test-factory";
import { offerMockTests, startButton } from "../../tests/support/mock-test-offer";
import { show } from "../../tests/support/render";
import { practisePath } from "../config/paths";
import { readChoice } from "../engine/mock-test/choice";
import { openAttempt } from "../engine/mock-test/open-attempt";
import { forgetQuestionFiles, questionFilesOfSite } from "../data/question-files";
import { MockTestLandingPage } from "./mock-test-landing";

const mistake = "added the denominators";
const leadsTo = (wrong: Record<string, string>) => ({ why: "So it is.", wrong });

beforeEach(() => {
  forgetQuestionFiles();
  offerMockTests();
  collectInserts("exam_starts");
  serveQuestions(makeQuestions(60), {
    "c5-maths-7": leadsTo({ "wrong 7": mistake, "worse 7": "copied 7" }),
    "c5-maths-50": leadsTo({ "worst 50": mistake }),
  });
});

describe("a mistake to practise", () => {
  it("is named above Start, and two of its questions are in the test", async () => {
    const user = show(<MockTestLandingPage />, { at: practisePath("maths", 5, mistake) });
    expect(await screen.findByText(/^This test helps you fix/)).toHaveTextContent(
      "This test helps you fix this mistake: added the denominators.",
    );
    await user.click(startButton());
    expect(readChoice(null)).toEqual({ ...mathsClass5, mistake });
    const ids = (await openAttempt(null, questionFilesOfSite))?.questions.map(({ id }) => id);
    expect(ids).toHaveLength(10);
    expect(ids).toEqual(expect.arrayContaining(["c5-maths-7", "c5-maths-50"]));
  });

  it.each([["copied 7"], ["your account is locked, call 98765"]])(
    "is not repeated where the set has less than two questions about it: %s",
    async (text) => {
      show(<MockTestLandingPage />, { at: practisePath("maths", 5, text) });
      expect(await screen.findByText(/^There are not enough questions on that mistake/)).toBeVisible();
      expect(screen.queryByText(new RegExp(text))).toBeNull();
    },
  );

  it("is given up with another class, and by the next test", async () => {
    const user = show(<MockTestLandingPage />, { at: practisePath("maths", 5, mistake) });
    expect(await screen.findByText(/This test helps you fix/)).toBeVisible();
    await user.click(screen.getByRole("radio", { name: "Class 4" }));
    expect(screen.queryByText(/This test helps you fix/)).toBeNull();
    await user.click(startButton());
    expect(readChoice(null)).toMatchObject({ classNumber: 4 });
    expect(readChoice(null)).not.toHaveProperty("mistake");
  });
});
