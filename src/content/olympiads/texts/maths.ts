import type { OlympiadText } from "../olympiad-text";

export const olympiadText: OlympiadText = {
  asked: {
    early:
      "At this age maths is still something to hold: beads, coins, a clock, a row of tiles. The questions are short and take one step. How many are left? Which comes next? Which coins pay for the pencil? A child who can tell a small story with numbers can answer them.",
    primary:
      "From class 3 on a question takes one or two steps, and the first is to see which. Multiply, or share equally? The fence around the garden, or the grass inside it? The sums are those of school. What is tested is whether a child knows which one fits the story.",
    middle:
      "Now numbers go below zero, letters stand for numbers, and prices rise and fall by per cents. A question gives two facts and a condition, and asks what follows. Rules learned by heart help a little. Knowing why they work helps far more.",
    secondary:
      "In classes 9 and 10 the parts of maths begin to meet. A triangle is solved with algebra, a graph is read as an equation, a pattern of numbers becomes a formula. The questions join two ideas at a time and leave the choice of method to the student.",
    senior:
      "Maths is now about functions, change and chance: sequences and limits, derivatives and integrals, matrices and vectors. A good answer is often short. The work lies in seeing which idea makes it short, and in checking that the idea may be used.",
  },
  grow: {
    early:
      "Children learn to read a question to its end, to count in groups, and to check an answer by doing it another way. Most of all they find out that taking a minute to think is allowed.",
    primary:
      "Tables get quicker and steps get clearer. Children learn to draw what they are told, to estimate first, and to notice when an answer cannot be right.",
    middle:
      "Students learn to turn a sentence into an equation, to keep signs and units in order, and to try a rule on a small example before they trust it.",
    secondary:
      "Students learn to choose a method and to give a reason for each step. Board papers ask for the same, so the practice counts twice.",
    senior:
      "Students learn to move between formula, graph and words, and to finish a long problem in good time. That is useful in the board exam and in whatever they study next.",
  },
  prepare:
    "Ten minutes a day do more than two hours on a Sunday. After a mock test, look at every question you missed, and solve it once more the next day.",
  pace: "A quick sum takes twenty seconds, a word problem two minutes. Do first what you see at once, and keep time for the rest.",
  mock: "A maths mock test mixes the topics, so you find out which of them still needs a look. Draw or write while you think.",
};
