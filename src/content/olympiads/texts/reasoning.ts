import type { OlympiadText } from "../olympiad-text";

export const olympiadText: OlympiadText = {
  questions: {
    early:
      "You need no lessons to start with reasoning. Which one does not belong? What comes next? Who is standing third? The questions are small puzzles with everyday things, and a child solves them by looking from left to right and saying aloud what changes.",
    primary:
      "Now the puzzles have rules. A word is written in a secret code, a walk turns left and then right, a page of the calendar is missing. Children find the rule from two examples and use it on the third. No school chapter is needed, only patience.",
    middle:
      "There are seating plans, family trees, overlapping circles and dice to turn in your mind. Each question can be solved with paper, pencil and a quiet minute. The trick is to write down what is certain before guessing what is not.",
    secondary:
      "Questions test whether a conclusion really follows. Two statements are given: what must be true, what may be true, what do we not know? Codes, directions and arrangements come with more conditions than in class 9.",
    senior:
      "Arguments take the place of puzzles. Students look for the assumption behind a statement, decide whether the data are enough, and solve a complicated arrangement. The skill is to stop as soon as the answer is certain.",
  },
  grow: {
    early:
      "Children learn to compare, to sort and to explain their choice. Ask them how they knew, and you will hear them think.",
    primary:
      "Children learn to test an idea before believing it and to stay with a hard question a little longer than feels comfortable.",
    middle:
      "Students learn to draw a problem, to work through cases one by one, and to tell 'must be' from 'could be'.",
    secondary:
      "Students learn to argue step by step and to spot the step that is missing, in a puzzle or in an advertisement.",
    senior:
      "Students learn to decide with what is known. Many entrance exams have a reasoning section, so this practice helps again later.",
  },
  prepare:
    "Solve a few puzzles without a clock first, and say the rule aloud. When you can find the rule quickly, take a timed mock test.",
  pace: "Note down what is certain and cross out what is impossible. If a puzzle takes more than two minutes, move on to the next.",
  mock: "Patterns become familiar with practice, and a Reasoning mock test has ten of them. Explain the hardest one to someone: it shows whether you found the rule.",
};
