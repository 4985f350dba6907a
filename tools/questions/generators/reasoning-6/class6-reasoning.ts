import type { Family } from "../family";
import type { GeneratedSet } from "../generated-set";
import { dayOfDate } from "../reasoning-ideas/calendar-dates";
import { handAngle } from "../reasoning-ideas/clock-hands";
import { backwards, moved, movedInTurn, opposite } from "../reasoning-ideas/code-rules";
import { letterCode } from "../reasoning-ideas/codes";
import { hiddenDiceFaces } from "../reasoning-ideas/dice";
import { numberPairs, squarePlus } from "../reasoning-ideas/number-pairs";
import { multiplesOf, oddNumber, primeNumbers, squareNumbers } from "../reasoning-ideas/odd-number";
import { paintedBlock } from "../reasoning-ideas/painted-blocks";
import { betweenTwo } from "../reasoning-ideas/ranks";
import { swapOfPlaces } from "../reasoning-ideas/ranks-changed";
import { turning } from "../reasoning-ideas/turns";
import { twoCircles } from "../reasoning-ideas/venn";
import { walkDirection } from "../reasoning-ideas/walks";
import { series } from "./series";

const families: readonly Family[] = [
  oddNumber({
    name: "odd-kind-of-number",
    topic: "Odd One Out",
    level: 2,
    count: 1,
    marks: [squareNumbers, primeNumbers, multiplesOf(11)],
    span: [20, 130],
  }),
  numberPairs({
    name: "square-and-more",
    topic: "Analogy",
    level: 1,
    rules: [squarePlus(1), squarePlus(-1), squarePlus(2), squarePlus(4), squarePlus(-3)],
    span: [3, 13],
  }),
  letterCode({
    name: "code-with-two-moves",
    topic: "Coding and Decoding",
    level: 2,
    rules: [movedInTurn(1, -1), movedInTurn(2, -1), opposite],
    others: [moved(1), movedInTurn(-1, 1), movedInTurn(1, -1), opposite, backwards],
    words: ["TIGER", "SUGAR", "CHAIR", "RIVER", "MONEY", "PLANT", "STONE", "BREAD", "HONEY", "CLOUD"],
    asks: [
      (example, code, word) =>
        `In a certain code ${example} is written as ${code}. How is ${word} written in it?`,
      (example, code, word) =>
        `A spy who means ${example} sends ${code}. What does the spy send for ${word}?`,
    ],
  }),
  betweenTwo({ name: "how-many-between", topic: "Ranking and Order", level: 1, total: [25, 50] }),
  swapOfPlaces({ name: "two-change-places", topic: "Ranking and Order", level: 3, place: [6, 15] }),
  turning({ name: "turns-by-degrees", topic: "Direction Sense", level: 1, angles: [45, 90, 135], many: 2 }),
  walkDirection({ name: "direction-from-start", topic: "Direction Sense", level: 2, legs: [20, 70] }),
  dayOfDate({ name: "weekday-of-a-date", topic: "Calendar and Clock", level: 2, apart: [1, 2] }),
  handAngle({ name: "angle-of-the-hands", topic: "Calendar and Clock", level: 2, step: 30 }),
  twoCircles({ name: "in-neither-circle", topic: "Venn Diagrams", level: 1, part: "neither", many: [8, 20] }),
  twoCircles({ name: "in-both-circles", topic: "Venn Diagrams", level: 2, part: "both", many: [8, 20] }),
  paintedBlock({
    name: "painted-cube",
    topic: "Dice and Cubes",
    level: 2,
    sides: [3, 6],
    faces: [2, 1],
    isCube: true,
  }),
  hiddenDiceFaces({ name: "tower-of-dice", topic: "Dice and Cubes", level: 1, dice: [2, 4] }),
];

export const class6Reasoning: GeneratedSet = {
  classNumber: 6,
  subject: "reasoning",
  seed: "cedar",
  families: [...series, ...families],
};
