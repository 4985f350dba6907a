import type { Family } from "../family";
import type { GeneratedSet } from "../generated-set";
import { handAngle } from "../reasoning-ideas/clock-hands";
import { wrongClock } from "../reasoning-ideas/clocks";
import { moved, movedInTurn, movedMoreAndMore, swappedPairs } from "../reasoning-ideas/code-rules";
import { letterCode, placesFromZ, placesTimes, wordNumber } from "../reasoning-ideas/codes";
import { rolledDie } from "../reasoning-ideas/dice";
import { cubePlus, numberPairs, timesNext } from "../reasoning-ideas/number-pairs";
import { cubeNumbers, digitsAddTo, oddNumber, palindromes } from "../reasoning-ideas/odd-number";
import { paintedBlock } from "../reasoning-ideas/painted-blocks";
import { seating } from "../reasoning-ideas/seats";
import { threeCircles } from "../reasoning-ideas/three-circles";
import { turning } from "../reasoning-ideas/turns";
import { sameDateLater } from "../reasoning-ideas/years";
import { series } from "./series";

const families: readonly Family[] = [
  oddNumber({
    name: "number-of-another-kind",
    topic: "Analogy and Classification",
    level: 2,
    count: 1,
    marks: [digitsAddTo(10), palindromes, digitsAddTo(15), cubeNumbers],
    span: [100, 520],
  }),
  numberPairs({
    name: "pairs-with-cubes",
    topic: "Analogy and Classification",
    level: 1,
    rules: [cubePlus(2), cubePlus(-1), timesNext(4), cubePlus(-4)],
    span: [2, 9],
  }),
  letterCode({
    name: "code-with-turns-and-growth",
    topic: "Coding and Decoding",
    level: 1,
    rules: [movedMoreAndMore(1), movedInTurn(3, -2), movedInTurn(-2, 1), movedMoreAndMore(-1)],
    others: [
      movedInTurn(-3, 2),
      movedInTurn(2, -1),
      movedMoreAndMore(-1),
      movedMoreAndMore(1),
      moved(1),
      swappedPairs,
    ],
    words: [
      "GARDEN",
      "PENCIL",
      "MONKEY",
      "FLOWER",
      "SUMMER",
      "HUNTER",
      "DOCTOR",
      "GOLDEN",
      "SIMPLE",
      "TEMPLE",
    ],
    asks: [
      (example, code, word) =>
        `With the same rule that makes ${code} out of ${example}, what is made out of ${word}?`,
      (example, code, word) =>
        `${example} is coded as ${code}. What is the code for ${word} by the same rule?`,
    ],
  }),
  wordNumber({
    name: "code-number-of-a-word",
    topic: "Coding and Decoding",
    level: 2,
    values: [placesFromZ, placesTimes(3), placesTimes(4)],
    words: ["RAIN", "SAND", "LEAF", "GOAT", "BIRD", "CAVE", "DUSK", "FARM", "HILL", "MOON"],
    asks: [
      ([[one, first], [two, second]], word) =>
        `In a secret list ${one} has the number ${first} and ${two} has the number ${second}. Which number does ${word} have?`,
      ([[one, first], [two, second]], word) =>
        `A program turns ${one} into ${first} and ${two} into ${second}. Into which number does it turn ${word}?`,
    ],
  }),
  seating({ name: "six-at-a-round-table", topic: "Seating Arrangement", level: 2, many: 6, round: true }),
  seating({ name: "six-in-a-row", topic: "Seating Arrangement", level: 3, many: 6, round: false }),
  turning({
    name: "wide-turns",
    topic: "Direction Sense",
    level: 1,
    angles: [45, 135, 225, 90],
    many: 3,
    from: [1, 3, 5, 7],
  }),
  sameDateLater({
    name: "date-many-years-on",
    topic: "Calendar and Clock",
    level: 2,
    from: [1996, 2012],
    years: [4, 9],
  }),
  wrongClock({ name: "clock-that-gains-or-loses", topic: "Calendar and Clock", level: 1, hours: [6, 14] }),
  handAngle({ name: "angle-to-the-minute", topic: "Calendar and Clock", level: 2, count: 1, step: 4 }),
  threeCircles({ name: "three-overlapping-circles", topic: "Venn Diagrams", level: 2 }),
  paintedBlock({
    name: "painted-and-cut",
    topic: "Dice and Cubes",
    level: 1,
    sides: [4, 7],
    faces: [0, 2],
    isCube: true,
  }),
  rolledDie({ name: "die-rolled-three-times", topic: "Dice and Cubes", level: 3, many: 3 }),
];

export const class8Reasoning: GeneratedSet = {
  classNumber: 8,
  subject: "reasoning",
  seed: "yarrow",
  families: [...series, ...families],
};
