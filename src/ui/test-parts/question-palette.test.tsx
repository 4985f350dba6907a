import { screen, within } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { renderWithProviders } from "../../../tests/support/render";
import { LetterKeysSwitch } from "./letter-keys-switch";
import { QuestionPalette, type PaletteEntry } from "./question-palette";

const entries = Array.from({ length: 50 }, (_, index): PaletteEntry => {
  const answerState = index < 16 ? "answered" : index < 17 ? "visited" : "not visited";
  return { id: `q${index}`, answerState, isMarked: index === 8 };
});
const sections = [
  { name: "A · Core", entries: entries.slice(0, 20) },
  { name: "B · Everyday problems", entries: entries.slice(20, 45) },
  { name: "C · Challenge", entries: entries.slice(45) },
];

/** A paper of fifty questions, at question 17. */
function Paper() {
  const [current, setCurrent] = useState(16);
  const [isOn, setOn] = useState(true);
  return (
    <QuestionPalette sections={sections} current={current} onGoTo={setCurrent}>
      <LetterKeysSwitch isOn={isOn} onToggle={() => setOn(!isOn)} />
    </QuestionPalette>
  );
}

describe("the palette of fifty questions", () => {
  it("numbers the questions through all sections, each under its name", () => {
    renderWithProviders(<Paper />);
    const lists = screen.getAllByRole("list");
    expect(lists.map((list) => within(list).getAllByRole("button").length)).toEqual([20, 25, 5]);
    expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      sections.map(({ name }) => name),
    );
    expect(within(screen.getByRole("navigation", { name: "Your questions" })).getByText("50")).toBeVisible();
  });

  it("has a legend whose flag has the text colour with forced colours, so that it is visible on black", () => {
    renderWithProviders(<Paper />);
    const legend = screen.getByText("marked");
    expect(legend.querySelector("svg")).toHaveClass("forced-colors:text-[CanvasText]");
  });

  it("has buttons named by number and state, which open the question", async () => {
    const user = renderWithProviders(<Paper />);
    expect(screen.getByRole("button", { name: "Question 9, answered, marked" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Question 17, visited, not answered" })).toHaveAttribute(
      "aria-current",
      "step",
    );
    await user.click(screen.getByRole("button", { name: "Question 46, not visited" }));
    expect(screen.getByRole("button", { name: "Question 46, not visited" })).toHaveAttribute("aria-current");
    expect(screen.getByRole("button", { name: /^Question 17,/ })).not.toHaveAttribute("aria-current");
  });

  it("has the switch for letter keys below", async () => {
    const user = renderWithProviders(<Paper />);
    expect(screen.getByText(/A–D to answer/)).toBeVisible();
    await user.click(screen.getByRole("switch", { name: "Keyboard shortcuts" }));
    expect(screen.getByRole("switch")).not.toBeChecked();
    expect(screen.queryByText(/A–D to answer/)).toBeNull();
  });
});
