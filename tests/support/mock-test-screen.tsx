import { act, screen } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { vi } from "vitest";
import { clearQuestionFiles } from "../../src/data/question-files";
import { storeChoice } from "../../src/engine/mock-test/choice";
import { MockTestPage } from "../../src/pages/mock-test";
import { makeQuestions, mathsClass5, serveQuestions } from "./mock-test-factory";
import { renderWithProviders } from "./render";

/** Serves sixty questions for Maths, Class 5, and stores this test as the visitor's choice. */
export function chooseMathsClass5(): void {
  clearQuestionFiles();
  serveQuestions(makeQuestions(60));
  storeChoice(null, mathsClass5);
}

/**
 * Opens the chosen or the running test.
 *
 * @param previousPath the path before the test in the browser’s history
 * @returns the user, once the test is on the screen and its clock runs
 */
export async function openMockTest(previousPath?: string): Promise<UserEvent> {
  renderWithProviders(<MockTestPage />, {
    path: "/mocktest",
    ...(previousPath !== undefined && { previousPath }),
  });
  await screen.findByRole("timer");
  // The clock starts in an effect, which may run after the first render.
  await act(async () => undefined);
  return userEvent.setup();
}

/** @returns the text with the number of the question and its topic */
export function getPositionText(): string {
  return screen.getByText(/^Question \d+ of \d+/).textContent;
}

/** Advances the fake clock. */
export function passSeconds(seconds: number): void {
  act(() => {
    vi.advanceTimersByTime(seconds * 1000);
  });
}
