import { act, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { renderWithProviders } from "../../../tests/support/render";
import { prefetchClips, prefetchParts } from "./lazy-parts";
import { QuestionCard } from "./question-card";
import type { ShownQuestion } from "./shown-question";

/** A question of an exam, whose options have letters as values. */
function makeQuestion(id: string, changes: Partial<ShownQuestion>): ShownQuestion {
  const options = ["one", "two", "three", "four"].map((text, index) => ({
    value: "abcd"[index] ?? "",
    text,
  }));
  return { id, topic: "Core", stem: `What is asked by ${id}?`, options, ...changes };
}

const kite = {
  id: "kite",
  kind: "story",
  title: "The Kite",
  text: "Meera let the string go.\n\nIt came back.",
} as const;

/** Goes through questions one after the other, and stores what was chosen. */
function Paper({ questions }: { questions: readonly ShownQuestion[] }) {
  const [index, setIndex] = useState(0);
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const question = questions[index];
  if (!question) return null;
  return (
    <>
      <QuestionCard
        question={question}
        number={index + 1}
        total={questions.length}
        answer={answers[question.id]}
        onChoose={(id, value) => setAnswers({ ...answers, [id]: value })}
      />
      <button type="button" onClick={() => setIndex(index + 1)}>
        Next
      </button>
    </>
  );
}

const loadAllParts = async () => void (await Promise.all([prefetchParts(), prefetchClips()]));

/** Renders a paper of these questions, and loads the components that they need. */
async function renderPaper(...questions: ShownQuestion[]) {
  const user = renderWithProviders(<Paper questions={questions} />);
  await act(loadAllParts);
  return user;
}
const renderQuestion = (changes: Partial<ShownQuestion>) => renderPaper(makeQuestion("n1", changes));

beforeAll(loadAllParts);

describe("a question", () => {
  it("has a button for its recording", async () => {
    await renderQuestion({ clip: "data:audio/mpeg;base64,AAAA" });
    expect(screen.getByRole("button", { name: "Listen to the recording" })).toBeVisible();
  });

  it("is a group of radios under its number and its stem", async () => {
    const user = await renderQuestion({});
    const group = screen.getByRole("group", { name: "Question 1 of 1 · Core What is asked by n1?" });
    await user.click(within(group).getByRole("radio", { name: "three" }));
    expect(within(group).getByRole("radio", { name: "three" })).toBeChecked();
  });

  it("of the form “statements” has a list of labelled statements, and then the sentence that asks about them", async () => {
    await renderQuestion({
      form: "statements",
      stem: "Read both.\nI. Ice floats.\nII. Iron sinks.\nWhich is right?",
    });
    expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(/^Read both\.$/);
    const statements = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(statements).toEqual(["I: Ice floats.", "II: Iron sinks."]);
    expect(screen.getByRole("group")).toHaveAccessibleDescription(/Iron sinks\.\s*Which is right\?/);
  });

  it("of the form “match” has its two columns as lists with names", async () => {
    await renderQuestion({
      form: "match",
      stem: "Match.\nP. Heart | 1. Takes in air\nQ. Lung | 2. Pumps blood",
    });
    const listEntries = (name: string) =>
      within(screen.getByRole("list", { name }))
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent);
    expect(listEntries("First column")).toEqual(["P: Heart", "Q: Lung"]);
    expect(listEntries("Second column")).toEqual(["1: Takes in air", "2: Pumps blood"]);
  });

  it("of the form “code” shows the lines and the indentation of the program", async () => {
    const program = "for n in range(2):\n    print(n)\n    print(n)";
    await renderQuestion({
      form: "code",
      stem: `What is printed?\n    ${program.replaceAll("\n", "\n    ")}`,
    });
    expect(
      screen
        .getAllByRole("code")
        .map(({ textContent }) => textContent)
        .join(""),
    ).toBe(`${program}\n`);
  });

  it("has a general heading if its stem begins with its statements", async () => {
    await renderQuestion({ form: "statements", stem: "Assertion: Ice floats.\nReason: It is light." });
    expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("Read the following and answer.");
    expect(screen.getAllByRole("listitem")[1]).toHaveTextContent("Reason: It is light.");
  });

  it("has a table with head cells, but no head cell without text", async () => {
    const table = { caption: "Books read", head: ["", "Mon", "Tue"], rows: [["Class 4", "12", "?"]] };
    await renderQuestion({ form: "table", table });
    const tableElement = screen.getByRole("table", { name: "Books read" });
    expect(
      within(tableElement)
        .getAllByRole("columnheader")
        .map(({ textContent }) => textContent),
    ).toEqual(["Mon", "Tue"]);
    expect(within(tableElement).getByRole("rowheader")).toHaveTextContent("Class 4");
    expect(within(tableElement).getByRole("cell", { name: "12" })).toBeVisible();
  });

  it("shows the drawings of its options with their descriptions", async () => {
    const options = ["a square", "a circle"].map((text) => ({ value: text, text, picture: `${text}.svg` }));
    const user = await renderQuestion({ options });
    await user.click(screen.getByRole("img", { name: "a circle" }));
    expect(screen.getByRole("radio", { name: "a circle" })).toBeChecked();
    expect(screen.getByRole("img", { name: "a square" })).toHaveAttribute("src", "a square.svg");
  });

  it("has a drawing that is enlarged by a press, and can be closed", async () => {
    const user = await renderQuestion({ figure: { src: "bars.svg", alt: "Four bars" } });
    await user.click(screen.getByRole("button", { name: "Enlarge the drawing" }));
    const dialog = await screen.findByRole("dialog", { name: "The drawing" });
    expect(within(dialog).getByRole("img", { name: "Four bars" })).toHaveAttribute("src", "bars.svg");
    await user.click(within(dialog).getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("button", { name: "Enlarge the drawing" })).toHaveFocus();
  });
});

describe("a passage", () => {
  const questions = [
    makeQuestion("n1", {}),
    makeQuestion("n2", { passage: kite }),
    makeQuestion("n3", { passage: kite }),
    makeQuestion("n4", {
      passage: { id: "talk", kind: "dialogue", text: "Asha: Where is it?\nRavi: On the roof." },
    }),
  ];
  const getNextButton = () => screen.getByRole("button", { name: "Next" });
  const findHeading = (name: string | RegExp) => screen.findByRole("heading", { level: 2, name });

  it("gets the focus at its first question, and is hidden on a phone at its second question", async () => {
    vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
    const user = await renderPaper(...questions);
    await user.click(getNextButton());
    await waitFor(async () => expect(await findHeading(/The Kite/)).toHaveFocus());
    expect(screen.getByRole("region", { name: /The Kite/ })).toHaveTextContent("It came back.");
    await user.click(screen.getByRole("button", { name: "Hide the text" }));
    await user.click(screen.getByRole("button", { name: "Show the text" }));
    await user.click(getNextButton());
    await waitFor(async () => expect(await findHeading("What is asked by n3?")).toHaveFocus());
    expect(screen.getByRole("button", { name: "Show the text" })).toBeVisible();
    await user.click(getNextButton());
    await waitFor(async () => expect(await findHeading("Dialogue")).toHaveFocus());
    expect(screen.getByRole("button", { name: "Hide the text" })).toBeVisible();
  });

  it("shows its lines, and highlights the speakers", async () => {
    await renderPaper(...questions.slice(3));
    expect(screen.getByText("Ravi:")).toHaveProperty("tagName", "STRONG");
    expect(screen.getByRole("region").querySelector("p")?.textContent).toBe(
      "Asha: Where is it?\nRavi: On the roof.\n",
    );
  });
});
