import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { asha, logIn } from "../../tests/support/factories";
import { collectInserts, mathsClass5, getStoredAttempt } from "../../tests/support/mock-test-factory";
import { offerMockTests, getStartButton } from "../../tests/support/mock-test-offer";
import { renderWithProviders, getShownPath } from "../../tests/support/render";
import { createResult, readAttempt, storeAttempt, storePendingResult } from "../engine/mock-test/attempt";
import { openAttempt } from "../engine/mock-test/open-attempt";
import { siteQuestionFiles } from "../data/question-files";
import { storeChoice } from "../engine/mock-test/choice";
import { listScores } from "../engine/mock-test/result";
import { listUnsentMockTests } from "../engine/mock-test/unsent-mock-tests";
import { MockTestLandingPage } from "./mock-test-landing";

beforeEach(offerMockTests);

describe("Start after an unfinished test", () => {
  const clockOneHourAgo = { wallMs: () => Date.now() - 3_600_000, monotonicMs: () => 0 };
  /** Answers the first question correctly in the stored attempt, and returns the attempt as it was before. */
  const answerFirstQuestion = (studentId: string | null) => {
    const attempt = readAttempt(studentId);
    const first = attempt?.questions[0];
    if (first) storeAttempt({ ...attempt, answers: { [first.id]: first.answer } });
    return attempt;
  };
  const pressStart = async () => {
    const user = renderWithProviders(<MockTestLandingPage />, { path: "/free-mock-test" });
    await screen.findByRole("radio", { name: "Class 5" });
    await user.click(getStartButton());
    return user;
  };

  beforeEach(() => {
    collectInserts("exam_starts");
    storeChoice(null, mathsClass5);
  });
  it("asks for a decision while that test is running, with a link back to it", async () => {
    await openAttempt(null, siteQuestionFiles);
    const leftAttempt = answerFirstQuestion(null);
    const user = await pressStart();
    const dialog = screen.getByRole("dialog", { name: "Your test is still running" });
    expect(dialog).toHaveAccessibleDescription(/continue your Maths · Class 5 test/);
    expect(getShownPath()).toBe("/free-mock-test");
    await user.click(screen.getByRole("link", { name: "Continue that test" }));
    expect(getShownPath()).toBe("/mocktest");
    expect(getStoredAttempt()).toMatchObject({
      seed: leftAttempt?.seed,
      answers: { [leftAttempt?.questions[0]?.id ?? ""]: leftAttempt?.questions[0]?.answer },
    });
  });

  it("starts a new test if that is chosen, and changes nothing when the dialog is closed", async () => {
    await openAttempt(null, siteQuestionFiles);
    const user = await pressStart();
    screen.getByRole<HTMLDialogElement>("dialog").close();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(getShownPath()).toBe("/free-mock-test");
    expect(readAttempt(null)).not.toBeNull();
    await user.click(getStartButton());
    await user.click(screen.getByRole("button", { name: "Start a new test" }));
    expect(getShownPath()).toBe("/mocktest");
    expect(readAttempt(null)).toBeNull();
    expect(listScores(null)).toEqual([]);
  });

  it("submits the unfinished test when its time is over, although an earlier result was never opened", async () => {
    await openAttempt(null, siteQuestionFiles, clockOneHourAgo);
    storePendingResult(createResult(getStoredAttempt(), 60_000));
    const leftAttempt = await openAttempt(null, siteQuestionFiles, clockOneHourAgo);
    answerFirstQuestion(null);
    await pressStart();
    expect(getShownPath()).toBe("/mocktest");
    expect(readAttempt(null)).toBeNull();
    expect(listScores(null)).toMatchObject([{ correct: 1 }, { correct: 0 }]);
    expect(listUnsentMockTests(null)).toMatchObject([
      { scorePercent: 0 },
      { seed: leftAttempt?.seed, scorePercent: 10 },
    ]);
  });

  it("sends the unfinished test's result to the account of the student who is logged in", async () => {
    const savedTests = collectInserts("mock_tests");
    logIn();
    storeChoice(asha.id, mathsClass5);
    await openAttempt(asha.id, siteQuestionFiles, clockOneHourAgo);
    answerFirstQuestion(asha.id);
    await pressStart();
    await waitFor(() => expect(savedTests).toMatchObject([{ student_id: asha.id, score: 10 }]));
    await waitFor(() => expect(listUnsentMockTests(asha.id)).toEqual([]));
  });
});
