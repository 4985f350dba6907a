import type { Family } from "../family";
import type { GeneratedSet } from "../generated-set";
import { dayAfterDays, months, weekdays } from "../reasoning-ideas/calendar";
import { backwards, moved } from "../reasoning-ideas/code-rules";
import { letterCode } from "../reasoning-ideas/codes";
import { smallQueue } from "../reasoning-ideas/first-queues";
import { groupsOf, stepInCycle } from "../reasoning-ideas/first-steps";
import { orderOfPeople, qualities } from "../reasoning-ideas/orders";
import { turning } from "../reasoning-ideas/turns";
import { walkBack } from "../reasoning-ideas/walk-legs";
import { series } from "./series";

const families: readonly Family[] = [
  groupsOf({
    name: "legs-and-wheels",
    topic: "Matching Pairs",
    level: 1,
    groups: [2, 6],
    kinds: [
      { one: "cow", many: "cows", part: "legs", size: 4 },
      { one: "car", many: "cars", part: "wheels", size: 4 },
      { one: "autorickshaw", many: "autorickshaws", part: "wheels", size: 3 },
    ],
  }),
  groupsOf({
    name: "how-many-from-legs",
    topic: "Matching Pairs",
    level: 2,
    groups: [3, 6],
    back: true,
    kinds: [
      { one: "goat", many: "goats", part: "legs", size: 4 },
      { one: "bicycle", many: "bicycles", part: "wheels", size: 2 },
      { one: "chair", many: "chairs", part: "legs", size: 4 },
    ],
  }),
  smallQueue({
    name: "all-in-the-queue",
    topic: "Order and Ranking",
    level: 1,
    total: [7, 14],
    asked: "all",
  }),
  smallQueue({
    name: "those-in-front",
    topic: "Order and Ranking",
    level: 1,
    total: [8, 15],
    asked: "front",
  }),
  orderOfPeople({
    name: "order-of-a-few",
    topic: "Order and Ranking",
    level: 2,
    people: 4,
    wanted: ["most", "least"],
    kinds: [qualities.height, qualities.speed],
  }),
  turning({ name: "one-quarter-turn", topic: "Simple Directions", level: 2, angles: [90], many: 1 }),
  walkBack({ name: "steps-out-and-back", topic: "Simple Directions", level: 1, far: [3, 15] }),
  letterCode({
    name: "letters-one-on",
    topic: "Simple Codes",
    level: 2,
    rules: [moved(1)],
    others: [moved(-1), moved(2), backwards],
    words: ["BAT", "CAP", "EGG", "FAN", "HUT", "MUG", "NOD", "PIN", "SUN", "TOY"],
    asks: [
      (example, code, word) => `In a code ${example} is ${code}. What is ${word}?`,
      (example, code, word) => `Debu writes ${code} for ${example}. What does he write for ${word}?`,
    ],
  }),
  stepInCycle({
    name: "two-days-on",
    topic: "Days and Months",
    level: 1,
    names: weekdays,
    steps: [2],
    asks: [
      (name) => `Today is ${name}. Which day comes after tomorrow?`,
      (name) => `What is two days after ${name}?`,
    ],
  }),
  stepInCycle({
    name: "month-before",
    topic: "Days and Months",
    level: 1,
    names: months.map(([name]) => name),
    steps: [-1],
    asks: [
      (name) => `Which month comes just before ${name}?`,
      (name) => `It is ${name}. Which month was it last month?`,
    ],
  }),
  dayAfterDays({ name: "a-week-and-more", topic: "Days and Months", level: 3, days: [8, 10] }),
];

export const class2Reasoning: GeneratedSet = {
  classNumber: 2,
  subject: "reasoning",
  seed: "dune",
  families: [...series, ...families],
};
