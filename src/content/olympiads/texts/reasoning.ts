import type { OlympiadText } from "../olympiad-text";

export const olympiadText: OlympiadText = {
  questions: {
    early:
      "You need no lessons to start with reasoning. Which one does not belong? What comes next? Who is standing third? The questions are small puzzles with everyday things. It helps to look from left to right and say aloud what changes.",
    primary:
      "Each puzzle has a rule. A word is written in a secret code, a walk turns left and then right, a page of the calendar is missing. Children find the rule from two examples and use it on the third. They need no lessons, only patience.",
    middle:
      "There are seating plans, family trees, overlapping circles, and dice that you turn in your mind. Each question can be solved with pencil and paper in about a minute. First write down what is certain; then work out the rest.",
    secondary:
      "Questions test whether a conclusion really follows. Two statements are given: what must be true, what may be true, and what do we not know? Codes, directions and arrangements have more conditions than in earlier classes.",
    senior:
      "Many questions are about arguments. Students look for the assumption behind a statement, decide whether the data are enough, and solve complicated arrangements of people or things. A good student stops as soon as the answer is certain.",
  },
  grow: {
    early:
      "Children learn to compare, to sort and to explain their choice. Ask them how they knew, and you will hear them think.",
    primary:
      "Children learn to test an idea before believing it and to stay with a hard question a little longer than feels comfortable.",
    middle:
      "Students learn to draw a diagram of a problem, to work through cases one by one, and to separate what must be true from what could be true.",
    secondary:
      "Students learn to argue step by step and to spot the step that is missing, in a puzzle or in an advertisement.",
    senior:
      "Students learn to decide from the facts they have. Many entrance exams have a reasoning section, so this practice helps again later.",
  },
  prepare:
    "First solve a few puzzles without a time limit, and explain aloud how you found each answer. When you can find the rule quickly, take a timed mock test.",
  timeAdvice:
    "Note down what is certain and cross out what is impossible. If a puzzle takes more than two minutes, move on to the next.",
  mock: "A Reasoning mock test has ten puzzles. With practice you soon recognise each type. Explain the hardest puzzle to someone. If you can, you have understood the rule.",
};
