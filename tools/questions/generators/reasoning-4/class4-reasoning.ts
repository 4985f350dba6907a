import type { Family } from "../family";
import type { GeneratedSet } from "../generated-set";
import { dayAfterDays } from "../reasoning-ideas/calendar";
import { dateOfWeekday } from "../reasoning-ideas/calendar-dates";
import { mirrorClock } from "../reasoning-ideas/clock-hands";
import { moved } from "../reasoning-ideas/code-rules";
import { letterCode, placesAdded, wordNumber } from "../reasoning-ideas/codes";
import { numberPairs, timesPlus } from "../reasoning-ideas/number-pairs";
import { multiplesOf, oddNumber } from "../reasoning-ideas/odd-number";
import { orderOfPeople, qualities } from "../reasoning-ideas/orders";
import { rankFromOtherEnd, rankTotal } from "../reasoning-ideas/ranks";
import { turning } from "../reasoning-ideas/turns";
import { walkDistance } from "../reasoning-ideas/walks";
import { series } from "./series";

const numbersAndCodes: readonly Family[] = [
  oddNumber({
    name: "odd-number-in-a-table",
    topic: "Odd One Out",
    level: 2,
    marks: [multiplesOf(6), multiplesOf(7), multiplesOf(8), multiplesOf(9)],
    span: [24, 90],
  }),
  numberPairs({
    name: "number-machine",
    topic: "Analogy",
    level: 1,
    rules: [timesPlus(3, 1), timesPlus(4, -1), timesPlus(5, 2), timesPlus(6, -2), timesPlus(2, 7)],
    span: [3, 12],
  }),
  letterCode({
    name: "letters-moved-on",
    topic: "Coding and Decoding",
    level: 1,
    rules: [moved(1), moved(2)],
    others: [moved(-1), moved(1), moved(2), moved(3)],
    words: ["LAMP", "KITE", "BIRD", "FROG", "MILK", "SAND", "GOLD", "RAIN", "DESK", "CORN"],
    asks: [
      (example, code, word) =>
        `If ${example} is written as ${code}, how is ${word} written in the same code?`,
      (example, code, word) =>
        `In a club’s secret code ${example} becomes ${code}. What does ${word} become?`,
    ],
  }),
  wordNumber({
    name: "sum-of-letters",
    topic: "Coding and Decoding",
    level: 2,
    values: [placesAdded],
    words: ["BAG", "CAB", "HEN", "DIG", "BED", "FAN", "JAM", "ICE", "KEG", "LEG"],
    asks: [
      ([[one, first], [two, second]], word) =>
        `In a code ${one} is ${first} and ${two} is ${second}, because A = 1, B = 2, C = 3 and so on. Which number is ${word}?`,
      ([[one, first], [two, second]], word) =>
        `A lock turns words into numbers with A = 1, B = 2, C = 3 …: ${one} opens at ${first} and ${two} at ${second}. Which number opens it for ${word}?`,
    ],
  }),
];

const placesAndTimes: readonly Family[] = [
  rankFromOtherEnd({ name: "place-from-other-end", topic: "Ranking", level: 1, total: [18, 40] }),
  rankTotal({ name: "how-many-in-the-row", topic: "Ranking", level: 2, place: [6, 19] }),
  orderOfPeople({
    name: "four-in-order",
    topic: "Ranking",
    level: 2,
    people: 4,
    wanted: ["second", "last but one"],
    kinds: [qualities.height, qualities.age],
  }),
  turning({ name: "three-quarter-turns", topic: "Directions", level: 1, angles: [90], many: 3 }),
  walkDistance({ name: "walk-of-three-legs", topic: "Directions", level: 2, legs: [20, 60], straight: true }),
  dayAfterDays({ name: "day-after-weeks", topic: "Calendar and Clock", level: 1, days: [9, 34] }),
  dateOfWeekday({ name: "date-of-a-weekday", topic: "Calendar and Clock", level: 2 }),
  mirrorClock({ name: "clock-in-a-mirror", topic: "Mirror Images", level: 3, step: 15 }),
];

export const class4Reasoning: GeneratedSet = {
  classNumber: 4,
  subject: "reasoning",
  seed: "parrot",
  families: [...series, ...numbersAndCodes, ...placesAndTimes],
};
