import type { Family } from "../family";
import type { GeneratedSet } from "../generated-set";
import { months, weekdays } from "../reasoning-ideas/calendar";
import { repeatingPattern } from "../reasoning-ideas/first-patterns";
import { smallQueue } from "../reasoning-ideas/first-queues";
import { stepInCycle } from "../reasoning-ideas/first-steps";
import { equalSteps } from "../reasoning-ideas/number-rows";
import { nextNumber } from "../reasoning-ideas/number-series";
import { sizesAndGroups } from "./sizes-and-groups";

const patterns: readonly Family[] = [
  repeatingPattern({
    name: "two-in-turn",
    topic: "Patterns",
    level: 1,
    units: ["01"],
    asks: [(row) => `Look: ${row} What comes next?`, (row) => `Simran says: ${row} What does she say next?`],
  }),
  repeatingPattern({
    name: "three-in-turn",
    topic: "Patterns",
    level: 2,
    units: ["012", "011", "001"],
    asks: [
      (row) => `See the pattern: ${row} What is next?`,
      (row) => `Tashi lays ${row} What does he lay next?`,
    ],
  }),
  nextNumber({
    name: "count-on",
    topic: "Patterns",
    level: 1,
    rule: equalSteps({ first: [4, 20], length: 5, steps: [1, 2, 10] }),
    asks: [(row) => `Count on: ${row} What is next?`, (row) => `Rina counts ${row} What does she say next?`],
  }),
  nextNumber({
    name: "count-back",
    topic: "Patterns",
    level: 3,
    rule: equalSteps({ first: [14, 25], length: 5, steps: [-2] }),
    asks: [
      (row) => `Count back: ${row} What is next?`,
      (row) => `A frog hops back: ${row} Where is it next?`,
    ],
  }),
];

const orderAndDays: readonly Family[] = [
  smallQueue({
    name: "how-many-in-front",
    topic: "Order and Position",
    level: 1,
    total: [5, 10],
    asked: "front",
  }),
  smallQueue({
    name: "all-on-both-sides",
    topic: "Order and Position",
    level: 2,
    total: [5, 10],
    asked: "all",
  }),
  stepInCycle({
    name: "day-after",
    topic: "Days and Months",
    level: 1,
    names: weekdays,
    steps: [1],
    asks: [
      (name) => `Today is ${name}. What day is tomorrow?`,
      (name) => `Which day comes just after ${name}?`,
    ],
  }),
  stepInCycle({
    name: "day-before",
    topic: "Days and Months",
    level: 2,
    names: weekdays,
    steps: [-1],
    asks: [
      (name) => `Today is ${name}. What day was yesterday?`,
      (name) => `Which day comes just before ${name}?`,
    ],
  }),
  stepInCycle({
    name: "month-after",
    topic: "Days and Months",
    level: 1,
    names: months.map(([name]) => name),
    steps: [1],
    asks: [
      (name) => `Which month comes just after ${name}?`,
      (name) => `It is ${name}. What is the next month?`,
    ],
  }),
  stepInCycle({
    name: "day-after-next",
    topic: "Days and Months",
    level: 3,
    names: weekdays,
    steps: [2],
    asks: [
      (name) => `Tomorrow is ${name}. What day comes two days after that?`,
      (name) => `It is ${name} now. The fair is in two days. On which day is it?`,
    ],
  }),
];

export const class1Reasoning: GeneratedSet = {
  classNumber: 1,
  subject: "reasoning",
  seed: "comet",
  families: [...patterns, ...sizesAndGroups, ...orderAndDays],
};
