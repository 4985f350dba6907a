import type { Family } from "../family";
import type { GeneratedSet } from "../generated-set";
import { handAngle } from "../reasoning-ideas/clock-hands";
import { clockStrokes } from "../reasoning-ideas/clocks";
import { backwards, backwardsMoved, moved, movedMoreAndMore } from "../reasoning-ideas/code-rules";
import { letterCode, placesFromZ, placesTimes, wordNumber } from "../reasoning-ideas/codes";
import { rolledDie } from "../reasoning-ideas/dice";
import { cubePlus, numberPairs, squarePlus, timesNext } from "../reasoning-ideas/number-pairs";
import { digitsAddTo, multiplesOf, oddNumber, primeNumbers } from "../reasoning-ideas/odd-number";
import { paintedBlock } from "../reasoning-ideas/painted-blocks";
import { seating } from "../reasoning-ideas/seats";
import { twoCircles } from "../reasoning-ideas/venn";
import { walkDistance } from "../reasoning-ideas/walks";
import { sameDateLater } from "../reasoning-ideas/years";
import { series } from "./series";

const families: readonly Family[] = [
  oddNumber({
    name: "number-outside-the-class",
    topic: "Classification",
    level: 1,
    marks: [primeNumbers, digitsAddTo(9), digitsAddTo(12), multiplesOf(13)],
    span: [30, 199],
  }),
  numberPairs({
    name: "product-and-power-pairs",
    topic: "Analogy",
    level: 1,
    rules: [timesNext(1), timesNext(3), squarePlus(7), cubePlus(0), cubePlus(1)],
    span: [2, 9],
  }),
  letterCode({
    name: "code-with-growing-moves",
    topic: "Coding and Decoding",
    level: 2,
    rules: [movedMoreAndMore(1), movedMoreAndMore(-1), backwardsMoved(2)],
    others: [movedMoreAndMore(-1), movedMoreAndMore(1), moved(1), backwards, backwardsMoved(2), moved(2)],
    words: [
      "PLANET",
      "FOREST",
      "GINGER",
      "MIRROR",
      "POCKET",
      "SILVER",
      "MOTHER",
      "NUMBER",
      "KITTEN",
      "HOLLOW",
    ],
    asks: [
      (example, code, word) => `In a cipher ${example} is turned into ${code}. Into what is ${word} turned?`,
      (example, code, word) => `A machine changes ${example} to ${code}. What does it make of ${word}?`,
    ],
  }),
  wordNumber({
    name: "value-of-a-word",
    topic: "Coding and Decoding",
    level: 1,
    values: [placesFromZ, placesTimes(2), placesTimes(3)],
    words: ["MUD", "SUN", "TAX", "VAN", "WEB", "YAK", "ZOO", "INK", "ELF", "GEM", "LAP"],
    asks: [
      ([[one, first], [two, second]], word) =>
        `By one rule ${one} has the value ${first} and ${two} the value ${second}. What is the value of ${word}?`,
      ([[one, first], [two, second]], word) =>
        `In a word game ${one} earns ${first} points and ${two} earns ${second}. How many points does ${word} earn?`,
    ],
  }),
  seating({ name: "five-in-a-row", topic: "Seating Arrangement", level: 1, many: 5, round: false }),
  seating({ name: "six-round-a-table", topic: "Seating Arrangement", level: 2, many: 6, round: true }),
  walkDistance({
    name: "straight-line-home",
    topic: "Direction Sense",
    level: 1,
    legs: [5, 30],
    straight: false,
  }),
  clockStrokes({ name: "strokes-of-a-clock", topic: "Calendar and Clock", level: 1, gap: [2, 5] }),
  sameDateLater({
    name: "same-date-years-on",
    topic: "Calendar and Clock",
    level: 2,
    from: [2003, 2018],
    years: [1, 4],
  }),
  handAngle({ name: "angle-at-a-time", topic: "Calendar and Clock", level: 2, step: 20 }),
  twoCircles({
    name: "common-part-of-circles",
    topic: "Venn Diagrams",
    level: 1,
    part: "both",
    many: [14, 40],
  }),
  rolledDie({ name: "die-rolled-twice", topic: "Dice and Cubes", level: 2, many: 2 }),
  paintedBlock({
    name: "painted-cuboid",
    topic: "Dice and Cubes",
    level: 3,
    sides: [3, 7],
    faces: [1, 2],
    isCube: false,
  }),
];

export const class7Reasoning: GeneratedSet = {
  classNumber: 7,
  subject: "reasoning",
  seed: "grove",
  families: [...series, ...families],
};
