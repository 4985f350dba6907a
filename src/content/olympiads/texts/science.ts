import type { OlympiadText } from "../olympiad-text";

export const olympiadText: OlympiadText = {
  questions: {
    early:
      "Young children are already scientists: they float leaves, follow ants and ask why the moon is out during the day. The questions stay with what a child has seen and touched: living things, the body, food, air, water and the weather. Each asks the child to look again and say what is true.",
    primary:
      "A question often begins with something somebody tried: a seed kept in the dark, a shadow at noon, a ball on a rough cloth. Then it asks what was seen, or why. Trying things out at home is the best revision.",
    middle:
      "By now science has its own tools: the circuit, the magnet, the microscope, the litmus paper. A question describes an experiment in two or three lines and asks what it shows, and sometimes what it does not show. Careful reading is half the work.",
    secondary:
      "Explanations go deeper in classes 9 and 10: forces and energy, atoms and reactions, cells and heredity. A question may give a table, a graph or a reaction and ask for the reason behind it. Calculations are short, because the idea comes first.",
    senior:
      "In the senior classes, the paper covers physics, chemistry and biology. A question gives a situation, and the student finds the law, the structure or the process behind it. Knowing the definition is only the start; applying it earns the mark.",
  },
  grow: {
    early:
      "Children get into the habit of looking closely, of sorting what they see, and of asking why. At this age, these three habits are most of science.",
    primary:
      "Children learn to guess first, to change one thing at a time, and to tell what they saw from what they think. They also learn the correct terms along the way.",
    middle:
      "Students learn to read a diagram, to name cause and effect, and to ask what would happen if one thing were different.",
    secondary:
      "Students learn to link a formula to the thing it describes, to read data without haste, and to explain in two clear sentences.",
    senior:
      "Students learn to use one idea across three sciences and to judge whether an answer is reasonable. Both save time in longer exams.",
  },
  prepare:
    "Talk about one science question a day at dinner, and try the experiment if it is safe. Then take a mock test and read why each answer is right.",
  pace: "Read what was done and what was seen before you look at the options. Every detail in a question is there for a reason.",
  mock: "A Science mock test has questions from all topics. The explanation afterwards is often the best part, because it says why the tempting answer is wrong.",
};
