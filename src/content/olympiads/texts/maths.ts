import type { OlympiadText } from "../olympiad-text";

export const olympiadText: OlympiadText = {
  questions: {
    early:
      "The questions use things that children know: beads, coins, a clock, a row of tiles. They are short and take one step. How many are left? Which comes next? Which coins pay for the pencil? A child who enjoys counting can answer them.",
    primary:
      "Most questions take one or two steps, and the challenge is to find the right steps. Should you multiply or divide? Do you need the length of the fence around the garden or the area inside it? The calculations are the same as at school. We test whether the child knows which calculation to use in a word problem.",
    middle:
      "There are negative numbers, letters that stand for numbers, and prices that rise and fall by a percentage. A question gives two facts and a condition, and asks what follows. Rules learned by heart help a little. Knowing why they work helps far more.",
    secondary:
      "In classes 9 and 10, topics are used together: a triangle problem needs algebra, a graph shows an equation, a number pattern becomes a formula. Most questions combine two ideas, and the student chooses the method.",
    senior:
      "Maths is now about functions, change and chance: sequences and limits, derivatives and integrals, matrices and vectors. A good solution is often short. The hard part is to see which idea makes it short, and to check that the idea applies.",
  },
  grow: {
    early:
      "Children learn to read a question to its end, to count in groups, and to check an answer by doing it another way. Most of all, they find out that it is fine to take a minute to think.",
    primary:
      "Children recall their tables faster and write clearer steps. They learn to draw a diagram of the problem, to estimate first and to spot an answer that cannot be right.",
    middle:
      "Students learn to turn a sentence into an equation, to keep signs and units in order, and to try a rule on a small example before they trust it.",
    secondary:
      "Students learn to choose a method and to give a reason for each step. Board exams need the same skills.",
    senior:
      "Students learn to move between formula, graph and words, and to finish a long problem in good time. That is useful in the board exam and in any further studies.",
  },
  prepare:
    "Ten minutes a day helps more than two hours on a Sunday. After a mock test, look at every question you got wrong, and solve it again the next day.",
  timeAdvice:
    "A quick sum takes twenty seconds, a word problem two minutes. Do the easy ones first and save time for the rest.",
  mock: "A Maths mock test mixes the topics, so you find out which ones you still need to revise. Keep paper and a pencil ready: drawing helps you think.",
};
