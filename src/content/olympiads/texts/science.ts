import type { OlympiadText } from "../olympiad-text";

export const olympiadText: OlympiadText = {
  questions: {
    early:
      "Young children are already scientists: they watch ants and ask why the moon is out during the day. The questions are about things a child has seen and touched: living things, the body, food, air, water and the weather. Each asks the child to look closely and say what is true.",
    primary:
      "Many questions begin with a simple experiment: a seed kept in the dark, a shadow at noon, a ball on a rough cloth. They ask what happened, or why. Trying things out at home is the best revision.",
    middle:
      "In classes 6 to 8, Science has more experiments, with circuits, magnets, microscopes and litmus paper. A question describes an experiment in two or three lines and asks what it shows, and sometimes what it does not show. So read carefully.",
    secondary:
      "Explanations go deeper in classes 9 and 10: forces and energy, atoms and reactions, cells and heredity. A question may give a table, a graph or a reaction and ask for the reason behind it. Calculations are short, because the idea comes first.",
    senior:
      "In the senior classes, the paper covers physics, chemistry and biology. Each question describes a situation, and the student works out the law, the structure or the process behind it. Knowing the definition is only the start; applying it earns the mark.",
  },
  grow: {
    early:
      "Children get into the habit of looking closely, sorting what they see and asking why. This is how science begins.",
    primary:
      "Children learn to guess first, to change one thing at a time, and to separate what they saw from what they think. They also learn the correct terms.",
    middle:
      "Students learn to read a diagram, to see what causes what, and to ask what would happen if one thing changed.",
    secondary:
      "Students learn to link a formula to the thing it describes, to read data carefully, and to explain an idea in two clear sentences.",
    senior:
      "Students learn to apply the same idea in physics, chemistry and biology, and to judge whether an answer is reasonable. Both help in board and entrance exams.",
  },
  prepare:
    "Talk about one science question a day at dinner, and if there is an experiment you can safely do at home, try it. Then take a mock test and read why each answer is right.",
  timeAdvice:
    "If a question describes an experiment, first read what was done and what was observed, and only then the options. Every detail in a question is there for a reason.",
  mock: "A Science mock test has questions from all topics. Read the explanations afterwards to see why a tempting option is wrong.",
};
