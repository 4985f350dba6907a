import { screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { renderWithProviders } from "../../../tests/support/render";
import { OptionList } from "./option-list";
import type { ShownQuestion } from "./shown-question";
import { TestBar } from "./test-bar";
import { UnansweredDialog, LeaveDialog } from "./test-dialogs";
import { TestHeader } from "./test-header";
import { TestLayout } from "./test-layout";
import { useTestKeys } from "./use-test-keys";

/** A question of an exam; the values of its options are letters. */
const question: ShownQuestion = {
  id: "n1",
  topic: "Core",
  stem: "How many legs has a spider?",
  options: [
    { value: "a", text: "six" },
    { value: "b", text: "eight" },
    { value: "c", text: "ten" },
  ],
};

const finish = vi.fn<() => void>();

/** The whole screen of a test, at the last of two questions. */
function TestScreen({ hasLetterKeys = true }: { hasLetterKeys?: boolean }) {
  const [answer, setAnswer] = useState<string>();
  const [isMarked, setMarked] = useState(false);
  const [stepSum, setStepSum] = useState(0);
  const mark = () => setMarked(!isMarked);
  const moveBy = (step: number) => setStepSum(stepSum + step);
  useTestKeys({
    hasLetterKeys,
    optionCount: question.options.length,
    onChoose: (index) => setAnswer(question.options[index]?.value),
    onMark: mark,
    onStep: moveBy,
  });
  return (
    <TestLayout
      header={
        <TestHeader name="Science · Class 5" exitLink={{ path: "/exams", label: "Back to the exams" }}>
          <p>Saved</p>
        </TestHeader>
      }
      palette={<p>moved by {stepSum}</p>}
      bar={
        <TestBar
          isFirst={false}
          isMarked={isMarked}
          unansweredCount={answer === undefined ? 1 : 0}
          onMark={mark}
          onStep={moveBy}
          onFinish={finish}
          finishLabel="Finish the exam"
        />
      }
    >
      <OptionList question={question} answer={answer} onChoose={(_, value) => setAnswer(value)} />
    </TestLayout>
  );
}

describe("the screen of a test", () => {
  it("has its name, the note and the link that leaves the test in its header", () => {
    renderWithProviders(<TestScreen />);
    expect(screen.getByRole("banner")).toHaveTextContent("Science · Class 5Saved");
    expect(screen.getByRole("link", { name: "Back to the exams" })).toHaveAttribute("href", "/exams");
  });

  it("has the buttons to mark, move and finish at the bottom", async () => {
    const user = renderWithProviders(<TestScreen />);
    expect(screen.getByText("One question has no answer yet.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Mark for review" }));
    expect(screen.getByRole("button", { pressed: true })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Previous" }));
    expect(screen.getByText("moved by -1")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Finish the exam" }));
    expect(finish).toHaveBeenCalledOnce();
  });

  it("is answered with the keys 1 to 4 and a to d; a key beyond the last option does nothing", async () => {
    const user = renderWithProviders(<TestScreen />);
    await user.keyboard("b");
    expect(screen.getByRole("radio", { name: "eight" })).toBeChecked();
    await user.keyboard("3");
    expect(screen.getByRole("radio", { name: "ten" })).toBeChecked();
    await user.keyboard("d4");
    expect(screen.getByRole("radio", { name: "ten" })).toBeChecked();
    await user.keyboard("{ArrowRight}m");
    expect(screen.getByText("moved by 1")).toBeVisible();
    expect(screen.getByRole("button", { pressed: true })).toBeVisible();
  });

  it("ignores letters and numbers if they are switched off", async () => {
    const user = renderWithProviders(<TestScreen hasLetterKeys={false} />);
    await user.keyboard("a2m{ArrowLeft}");
    expect(screen.queryByRole("radio", { checked: true })).toBeNull();
    expect(screen.getByText("moved by -1")).toBeVisible();
  });
});

describe("the dialogs before a test is left or submitted", () => {
  it("show the time until which the child can come back", async () => {
    const [leave, stay] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const getEndTime = () => new Date("2026-12-19T06:30:00Z");
    const user = renderWithProviders(<LeaveDialog getEndTime={getEndTime} onLeave={leave} onStay={stay} />);
    expect(screen.getByRole("dialog", { name: "Leave the test?" })).toHaveAccessibleDescription(
      /continue until 12:00\s?pm IST/i,
    );
    await user.click(screen.getByRole("button", { name: "Leave for now" }));
    expect([leave.mock.calls.length, stay.mock.calls.length]).toEqual([1, 0]);
  });

  it("show how many answers are missing, and finish the test", async () => {
    const end = vi.fn<() => void>();
    const user = renderWithProviders(
      <UnansweredDialog
        unansweredCount={3}
        finishLabel="Finish now"
        onFinish={end}
        onStay={() => undefined}
      />,
    );
    expect(screen.getByRole("dialog", { name: "You have left 3 questions unanswered" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Finish now" }));
    expect(end).toHaveBeenCalledOnce();
  });
});
