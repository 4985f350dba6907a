import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import {
  collectInserts,
  makeQuestions,
  mathsClass5,
  serveQuestions,
} from "../../tests/support/mock-test-factory";
import { offerMockTests, getStartButton } from "../../tests/support/mock-test-offer";
import { renderWithProviders } from "../../tests/support/render";
import { mockTestStartPath, topicMockTestStartPath } from "../config/paths";
import { readChoice } from "../engine/mock-test/choice";
import { openAttempt } from "../engine/mock-test/open-attempt";
import { clearQuestionFiles, listMistakeTexts, siteQuestionFiles } from "../data/question-files";
import { MockTestLandingPage } from "./mock-test-landing";

const mistake = "added-denominators";
const makeExplanation = (mistakes: Record<string, string>) => ({ why: "So it is.", wrong: {}, mistakes });

/** The ids of the seven questions in which an option has the mistake: 4, 8, … 28. */
const mistakeQuestionIds = [4, 8, 12, 16, 20, 24, 28].map((number) => `c5-maths-${number}`);

beforeEach(() => {
  clearQuestionFiles();
  offerMockTests();
  collectInserts("exam_starts");
  serveQuestions(
    makeQuestions(60),
    Object.fromEntries(
      mistakeQuestionIds.map((id) => [id, makeExplanation({ [id.replace("c5-maths-", "wrong ")]: mistake })]),
    ),
    { [mistake]: "added the denominators" },
  );
});

describe("a mistake to practise", () => {
  it("is named above Start; at least five of the ten questions are about it, and the others are on the same topics", async () => {
    const user = renderWithProviders(<MockTestLandingPage />, {
      path: mockTestStartPath("maths", 5, mistake),
    });
    expect(await screen.findByText(/^This test helps you fix/)).toHaveTextContent(
      "This test helps you fix this mistake: added the denominators.",
    );
    await user.click(getStartButton());
    expect(readChoice(null)).toEqual({ ...mathsClass5, mistake });
    const questions = (await openAttempt(null, siteQuestionFiles))?.questions ?? [];
    expect(questions).toHaveLength(10);
    expect(questions.filter(({ id }) => mistakeQuestionIds.includes(id)).length).toBeGreaterThanOrEqual(5);
    expect(new Set(questions.map(({ topic }) => topic))).toEqual(new Set(["Fractions"]));
  });

  it("is not shown if the set has no such mistake: the test is an ordinary one", async () => {
    const unknownMistake = "your account is locked, call 98765";
    const user = renderWithProviders(<MockTestLandingPage />, {
      path: mockTestStartPath("maths", 5, unknownMistake),
    });
    await waitFor(() => expect(getStartButton()).toBeEnabled());
    await listMistakeTexts("maths", 5);
    expect(screen.queryByText(/This test helps you fix|your account is locked/)).toBeNull();
    await user.click(getStartButton());
    expect((await openAttempt(null, siteQuestionFiles))?.questions).toHaveLength(10);
  });

  it("is cleared when another class is chosen", async () => {
    const user = renderWithProviders(<MockTestLandingPage />, {
      path: mockTestStartPath("maths", 5, mistake),
    });
    expect(await screen.findByText(/This test helps you fix/)).toBeVisible();
    await user.click(screen.getByRole("radio", { name: "Class 4" }));
    expect(screen.queryByText(/This test helps you fix/)).toBeNull();
    await user.click(getStartButton());
    expect(readChoice(null)).toMatchObject({ classNumber: 4 });
    expect(readChoice(null)).not.toHaveProperty("mistake");
  });
});

describe("a topic to practise", () => {
  it("is named above Start, and the test has as many of its questions as possible", async () => {
    const user = renderWithProviders(<MockTestLandingPage />, {
      path: topicMockTestStartPath("maths", 5, "Decimals"),
    });
    expect(await screen.findByText(/^This test is on/)).toHaveTextContent(
      "This test is on Decimals: as many of its 10 questions as possible.",
    );
    await user.click(getStartButton());
    const questions = (await openAttempt(null, siteQuestionFiles))?.questions ?? [];
    expect(questions).toHaveLength(10);
    expect(new Set(questions.map(({ topic }) => topic))).toEqual(new Set(["Decimals"]));
  });

  it("that has few questions is supplemented by other topics", async () => {
    const questionsOfFile = makeQuestions(60);
    for (const question of questionsOfFile.slice(0, 2)) question.topic = "Angles";
    serveQuestions(questionsOfFile);
    const user = renderWithProviders(<MockTestLandingPage />, {
      path: topicMockTestStartPath("maths", 5, "Angles"),
    });
    await screen.findByText(/^This test is on/);
    await user.click(getStartButton());
    const questions = (await openAttempt(null, siteQuestionFiles))?.questions ?? [];
    expect(questions).toHaveLength(10);
    expect(questions.filter(({ topic }) => topic === "Angles")).toHaveLength(2);
  });

  it("is not shown if the set has no such topic", async () => {
    const user = renderWithProviders(<MockTestLandingPage />, {
      path: topicMockTestStartPath("maths", 5, "call 98765"),
    });
    await waitFor(() => expect(getStartButton()).toBeEnabled());
    expect(screen.queryByText(/^This test is on/)).toBeNull();
    await user.click(getStartButton());
    expect((await openAttempt(null, siteQuestionFiles))?.questions).toHaveLength(10);
  });
});
