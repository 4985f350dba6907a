import type { Family } from "../family";
import type { GeneratedSet } from "../generated-set";
import { dayAfterDays, months } from "../reasoning-ideas/calendar";
import { dateOfWeekday } from "../reasoning-ideas/calendar-dates";
import { backwards, moved } from "../reasoning-ideas/code-rules";
import { letterCode } from "../reasoning-ideas/codes";
import { smallQueue } from "../reasoning-ideas/first-queues";
import { stepInCycle } from "../reasoning-ideas/first-steps";
import { numberPairs, timesPlus } from "../reasoning-ideas/number-pairs";
import { evenNumbers, multiplesOf, oddNumber, oddNumbers } from "../reasoning-ideas/odd-number";
import { orderOfPeople, qualities } from "../reasoning-ideas/orders";
import { rankFromOtherEnd } from "../reasoning-ideas/ranks";
import { turning } from "../reasoning-ideas/turns";
import { walkBack } from "../reasoning-ideas/walk-legs";
import { walkDistance } from "../reasoning-ideas/walks";
import { series } from "./series";

const families: readonly Family[] = [
  oddNumber({
    name: "odd-or-even-one-out",
    topic: "Odd One Out",
    level: 1,
    marks: [evenNumbers, oddNumbers, multiplesOf(5), multiplesOf(10)],
    span: [11, 60],
  }),
  numberPairs({
    name: "pairs-of-numbers",
    topic: "Analogy",
    level: 1,
    rules: [timesPlus(2, 0), timesPlus(3, 0), timesPlus(1, 9), timesPlus(2, 1), timesPlus(5, 0)],
    span: [3, 12],
  }),
  letterCode({
    name: "next-letter-code",
    topic: "Coding and Decoding",
    level: 1,
    rules: [moved(1), moved(-1)],
    others: [moved(-1), moved(1), moved(2), backwards],
    words: ["CUP", "PEN", "DOG", "FOX", "HEN", "JUG", "LID", "NET", "ROD", "SKY", "TOP"],
    asks: [
      (example, code, word) => `Rohan writes ${example} as ${code} in his code. How does he write ${word}?`,
      (example, code, word) => `In a game ${example} turns into ${code}. What does ${word} turn into?`,
    ],
  }),
  smallQueue({ name: "how-many-behind", topic: "Ranking", level: 1, total: [10, 18], asked: "behind" }),
  rankFromOtherEnd({ name: "place-from-the-end", topic: "Ranking", level: 2, total: [9, 16] }),
  orderOfPeople({
    name: "order-of-four-friends",
    topic: "Ranking",
    level: 2,
    people: 4,
    wanted: ["most", "least"],
    kinds: [qualities.age, qualities.weight],
  }),
  turning({ name: "two-quarter-turns", topic: "Directions", level: 1, angles: [90], many: 2 }),
  walkBack({ name: "there-and-back", topic: "Directions", level: 1, far: [5, 25] }),
  walkDistance({
    name: "three-walks",
    topic: "Directions",
    level: 3,
    legs: [4, 15],
    straight: true,
    byTurns: false,
  }),
  dayAfterDays({ name: "day-a-few-days-on", topic: "Calendar and Clock", level: 1, days: [3, 6] }),
  stepInCycle({
    name: "months-on",
    topic: "Calendar and Clock",
    level: 1,
    names: months.map(([name]) => name),
    steps: [3],
    asks: [
      (name) => `Barsha’s baby brother was born in ${name}. In which month will he be 3 months old?`,
      (name) => `Seeds are sown in ${name}, and the crop is ready 3 months later. Which month is that?`,
    ],
  }),
  dateOfWeekday({ name: "date-in-a-month", topic: "Calendar and Clock", level: 3 }),
];

export const class3Reasoning: GeneratedSet = {
  classNumber: 3,
  subject: "reasoning",
  seed: "karma",
  families: [...series, ...families],
};
