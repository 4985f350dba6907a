import { act, screen } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { vi } from "vitest";
import { clearQuestionFiles } from "../../src/data/question-files";
import { storeChoice } from "../../src/engine/mock-test/choice";
import { MockTestPage } from "../../src/pages/mock-test";
import { makeQuestions, mathsClass5, serveQuestions } from "./mock-test-factory";
import { show } from "./render";

/** Sixty questions for Maths, Class 5, which a visitor has chosen. */
export function chooseMathsClass5(): void {
  clearQuestionFiles();
  serveQuestions(makeQuestions(60));
  storeChoice(null, mathsClass5);
}

/**
 * Opens the test that was chosen, or the one that is under way.
 *
 * @param after the address that the child was at before
 * @returns a child at a question, the clock running
 */
export async function begin(after?: string): Promise<UserEvent> {
  show(<MockTestPage />, { at: "/mocktest", ...(after !== undefined && { after }) });
  await screen.findByRole("timer");
  // The clock starts in an effect, which may come after the first look at the page.
  await act(async () => undefined);
  return userEvent.setup();
}

/** @returns the line that says which question is shown, with its topic */
export function position(): string {
  return screen.getByText(/^Question \d+ of \d+/).textContent;
}

/** @param seconds how long the faked clock runs on */
export function passSeconds(seconds: number): void {
  act(() => {
    vi.advanceTimersByTime(seconds * 1000);
  });
}
