import type { Family } from "../family";
import type { GeneratedSet } from "../generated-set";
import { dayAfterDays } from "../reasoning-ideas/calendar";
import { handTurn, mirrorClock } from "../reasoning-ideas/clock-hands";
import { backwards, backwardsMoved, moved } from "../reasoning-ideas/code-rules";
import { letterCode, placesFromZ, placesTimes, wordNumber } from "../reasoning-ideas/codes";
import { numberPairs, squarePlus, timesNext } from "../reasoning-ideas/number-pairs";
import { multiplesOf, oddNumber, squareNumbers } from "../reasoning-ideas/odd-number";
import { placeAfterMoving, rowFromParts } from "../reasoning-ideas/ranks-changed";
import { turning } from "../reasoning-ideas/turns";
import { twoCircles } from "../reasoning-ideas/venn";
import { walkDirection } from "../reasoning-ideas/walks";
import { series } from "./series";

const families: readonly Family[] = [
  oddNumber({
    name: "odd-multiple-out",
    topic: "Odd One Out",
    level: 1,
    marks: [multiplesOf(8), multiplesOf(9), multiplesOf(12), squareNumbers],
    span: [30, 125],
  }),
  numberPairs({
    name: "pairs-by-one-rule",
    topic: "Analogy",
    level: 2,
    rules: [squarePlus(0), timesNext(1), squarePlus(5), timesNext(2)],
    span: [3, 12],
  }),
  letterCode({
    name: "letters-moved-by-three",
    topic: "Coding and Decoding",
    level: 1,
    rules: [moved(3), moved(-2), moved(2)],
    others: [moved(-3), moved(3), moved(2), moved(1), moved(-2)],
    words: ["FRUIT", "GRAPE", "HOUSE", "LIGHT", "MOUTH", "NORTH", "PEARL", "QUIET", "SHIRT", "TRUCK"],
    asks: [
      (example, code, word) =>
        `${example} is ${code} in the code of a puzzle book. How does the book write ${word}?`,
      (example, code, word) => `For ${example} two friends write ${code}. What do they write for ${word}?`,
    ],
  }),
  letterCode({
    name: "turned-and-moved",
    topic: "Coding and Decoding",
    level: 3,
    count: 1,
    rules: [backwardsMoved(1), backwardsMoved(-1)],
    others: [backwards, moved(1), moved(-1), backwardsMoved(-1), backwardsMoved(1)],
    words: ["FRUIT", "GRAPE", "HOUSE", "LIGHT", "MOUTH", "NORTH", "PEARL", "SHIRT"],
    asks: [
      (example, code, word) =>
        `A lock opens for ${example} with the code ${code}. Which code opens it for ${word}?`,
    ],
  }),
  wordNumber({
    name: "number-of-a-word",
    topic: "Coding and Decoding",
    level: 3,
    count: 1,
    values: [placesFromZ, placesTimes(2)],
    words: ["BAT", "CAR", "DAY", "EGG", "FLY", "GUM", "HAT", "ICE", "JOY", "OWL"],
    asks: [
      ([[one, first], [two, second]], word) =>
        `A code gives ${one} the number ${first} and ${two} the number ${second}. Which number does it give ${word}?`,
    ],
  }),
  rowFromParts({ name: "row-in-three-parts", topic: "Ranking", level: 1, place: [5, 14] }),
  placeAfterMoving({ name: "place-after-a-move", topic: "Ranking", level: 2, total: [20, 36] }),
  turning({ name: "right-and-straight-turns", topic: "Directions", level: 1, angles: [90, 180], many: 3 }),
  walkDirection({
    name: "which-way-from-home",
    topic: "Directions",
    level: 2,
    legs: [10, 50],
    byTurns: false,
  }),
  dayAfterDays({
    name: "day-after-many-days",
    topic: "Calendar and Clock",
    level: 1,
    days: [36, 80],
    back: true,
  }),
  handTurn({ name: "turn-of-a-hand", topic: "Calendar and Clock", level: 2, minutes: [3, 11] }),
  mirrorClock({ name: "mirror-of-a-clock", topic: "Mirror Images", level: 2, step: 5 }),
  twoCircles({
    name: "in-one-circle-only",
    topic: "Venn Diagrams",
    level: 1,
    part: "only one",
    many: [5, 16],
  }),
  twoCircles({
    name: "in-exactly-one-circle",
    topic: "Venn Diagrams",
    level: 3,
    part: "exactly one",
    many: [6, 16],
  }),
];

export const class5Reasoning: GeneratedSet = {
  classNumber: 5,
  subject: "reasoning",
  seed: "lotus",
  families: [...series, ...families],
};
