import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { asha, logIn } from "../../tests/factories";
import {
  makeQuestion,
  makeQuestions,
  mathsClass5,
  serveQuestions,
  storedAttempt,
} from "../../tests/mock-test-factory";
import { readAttempt } from "../data/mock-test/attempt";
import { storeChoice } from "../data/mock-test/choice";
import { openAttempt } from "../data/mock-test/open-attempt";
import { forgetQuestionFiles } from "../data/questions";
import { paintedId, takeOver } from "../lib/painted";
import { startFirstQuestion } from "./first-question";
import { renderTestTemplate, templateId } from "./prerender";

const painted = () => document.getElementById(paintedId);

beforeEach(() => {
  forgetQuestionFiles();
  serveQuestions(makeQuestions(40));
  storeChoice(null, mathsClass5);
  document.body.innerHTML = `<div id="root"></div><template id="${templateId}">${renderTestTemplate()}</template>`;
});

describe("the first question of a new test", () => {
  it("is shown before the site's script has come, as the site would show it", async () => {
    await startFirstQuestion();
    const { questions } = storedAttempt();
    const page = within(painted() ?? document.createElement("div"));
    expect(page.getByRole("heading", { level: 1 })).toHaveTextContent("Maths · Class 5");
    expect(page.getByText(`Question 1 of 10 · ${questions[0]?.topic}`)).toBeInTheDocument();
    expect(page.getByRole("heading", { name: questions[0]?.question ?? "" })).toBeInTheDocument();
    expect(page.getAllByRole<HTMLInputElement>("radio").map(({ value }) => value)).toEqual(
      questions[0]?.options,
    );
    expect(page.getByRole("timer")).toHaveTextContent("12:00");
    expect(page.queryByText("?")).toBeNull();
    expect(document.getElementById("root")?.style.display).toBe("none");
  });

  it("is the one the site goes on with, and an answer given early counts", async () => {
    await startFirstQuestion();
    const { seed, questions } = storedAttempt();
    await userEvent.click(screen.getByRole("radio", { name: questions[0]?.answer ?? "" }));
    expect(await openAttempt(null)).toMatchObject({
      seed,
      questions,
      answers: { [questions[0]?.id ?? ""]: questions[0]?.answer },
    });
  });

  it("is drawn for the student who is logged in, by the student's own choice", async () => {
    logIn();
    storeChoice(asha.id, mathsClass5);
    await startFirstQuestion();
    expect(readAttempt(asha.id)?.questions).toHaveLength(10);
    expect(readAttempt(null)).toBeNull();
  });

  it("asks nothing of the last tests", async () => {
    const asked: string[] = [];
    for (let round = 0; round < 4; round += 1) {
      localStorage.removeItem("mockTestAttempt");
      await startFirstQuestion();
      asked.push(...storedAttempt().questions.map(({ id }) => id));
      takeOver();
    }
    expect(new Set(asked).size).toBe(40);
  });

  it("shows no clock to a child who has hidden it", async () => {
    localStorage.setItem("mockTestClockHidden", "true");
    await startFirstQuestion();
    expect(painted()).not.toBeNull();
    expect(screen.queryByRole("timer")).toBeNull();
  });
});

describe("it is left to the site", () => {
  it.each([
    ["a drawing from elsewhere", { ...makeQuestion(21), figure: { file: "../a.svg", alt: "A" } }],
    ["a key that is no option", makeQuestion(21, { answer: "none of them" })],
    ["an unknown level", { ...makeQuestion(21), level: 4 }],
    ["five options", makeQuestion(21, { options: ["right 21", "b", "c", "d", "e"] })],
    ["one option", makeQuestion(21, { options: ["right 21"] })],
    ["an empty question", makeQuestion(21, { question: "" })],
    ["nothing in it", null],
  ])("for a file of sound questions and one with %s", async (_, damaged) => {
    serveQuestions([...makeQuestions(20), damaged]);
    await startFirstQuestion();
    expect(painted()).toBeNull();
    expect(localStorage.getItem("mockTestAttempt")).toBeNull();
  });

  it.each([
    ["with too few questions", makeQuestions(9)],
    ["that is no list", { questions: makeQuestions(20) }],
  ])("for a file %s", async (_, file) => {
    serveQuestions(file);
    await startFirstQuestion();
    expect(painted()).toBeNull();
    expect(localStorage.getItem("mockTestAttempt")).toBeNull();
  });

  it("when the question needs more than text; the test is drawn and waits", async () => {
    const figure = { file: "a.svg", alt: "A" };
    serveQuestions(Array.from({ length: 10 }, (_, index) => makeQuestion(index, { figure })));
    await startFirstQuestion();
    expect(painted()).toBeNull();
    expect(storedAttempt().questions).toHaveLength(10);
  });

  it("when a test is under way, when nothing was chosen, and when the choice was bent", async () => {
    await openAttempt(null);
    const { seed } = storedAttempt();
    await startFirstQuestion();
    expect(storedAttempt().seed).toBe(seed);
    localStorage.clear();
    await startFirstQuestion();
    localStorage.setItem("mockTestChoice", JSON.stringify({ ...mathsClass5, subjectSlug: "../x" }));
    await startFirstQuestion();
    expect(painted()).toBeNull();
  });
});

describe("taking over", () => {
  it("chooses and presses again what was chosen and pressed", async () => {
    await startFirstQuestion();
    const [first] = storedAttempt().questions;
    await userEvent.click(screen.getByRole("radio", { name: first?.answer ?? "" }));
    await userEvent.click(screen.getByRole("button", { name: "Next" }));
    const live = document.createElement("main");
    live.innerHTML = `<input type="radio" value="${first?.answer}"><button>Previous</button><button>Next</button>`;
    const pressed: string[] = [];
    live.addEventListener("click", ({ target }) => target instanceof Element && pressed.push(target.tagName));
    document.body.append(live);
    takeOver();
    expect(painted()).toBeNull();
    expect(live.querySelector("input")).toBeChecked();
    expect(pressed).toEqual(["INPUT", "BUTTON"]);
    expect(document.getElementById("root")?.style.display).toBe("");
    takeOver();
    expect(pressed).toHaveLength(2);
  });
});
