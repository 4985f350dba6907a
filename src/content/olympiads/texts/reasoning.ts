import type { OlympiadText } from "../olympiad-text";

export const olympiadText: OlympiadText = {
  asked: {
    early:
      "Reasoning needs no lessons to begin with. Which one does not belong? What comes next? Who is standing third? The questions are small puzzles with everyday things, and a child solves them by looking from left to right and saying aloud what changes.",
    primary:
      "The puzzles get rules. A word is written in a secret code, a walk turns left and then right, a calendar loses a page. Children find the rule from two examples and use it on the third. No chapter from school is needed, only patience.",
    middle:
      "There are seating plans, family trees, overlapping circles and dice to turn in the head. Each question can be solved with paper and a quiet minute. The trick is to write down what is certain before guessing what is not.",
    secondary:
      "Questions test whether a conclusion really follows. Two statements are given: what must be true, what may be true, what do we not know? Codes, directions and arrangements go on, with one condition more than before.",
    senior:
      "Arguments take the place of puzzles. Students look for the assumption behind a statement, decide whether the data are enough, and put a crowded arrangement in order. The skill is to stop as soon as the answer is certain.",
  },
  grow: {
    early:
      "Children learn to compare, to sort and to explain their choice. Ask them how they knew, and you will hear them think.",
    primary:
      "Children learn to test an idea before believing it and to stay with a hard question a little longer than is comfortable.",
    middle:
      "Students learn to draw a problem, to work through cases one by one, and to tell 'must be' from 'could be'.",
    secondary:
      "Students learn to argue step by step and to spot the step that is missing, in a puzzle or in an advertisement.",
    senior:
      "Students learn to decide with what is known. Many entrance exams have a reasoning section, so the practice is used again.",
  },
  prepare:
    "Solve a few puzzles without a clock first, and say the rule aloud. When the rule comes quickly, let the clock of a mock test run.",
  pace: "Note what is certain and cross out what cannot be. If a puzzle holds you for more than two minutes, go on to the next.",
  mock: "Patterns become familiar with practice, and a reasoning mock test brings ten of them. Explain the hardest one to somebody: it shows whether you saw the rule.",
};
