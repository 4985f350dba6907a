import type { Family } from "../family";
import type { GeneratedSet } from "../generated-set";
import { changedSigns } from "../reasoning-ideas/changed-signs";
import { placesFromZ, placesTimes, wordNumber } from "../reasoning-ideas/codes";
import { turnedAndMoved, twoWays } from "../reasoning-ideas/hard-code-rules";
import { hardLetterCode } from "../reasoning-ideas/hard-codes";
import { cubePlus, numberPairs, squarePlus, timesNext } from "../reasoning-ideas/number-pairs";
import {
  cubeNumbers,
  digitsAddTo,
  multiplesOf,
  oddNumber,
  primesOrNearly,
} from "../reasoning-ideas/odd-number";
import { newOperation, newSigns } from "../reasoning-ideas/operations";
import { orderOfPeople, qualities } from "../reasoning-ideas/orders";
import { seating } from "../reasoning-ideas/seats";
import { threeCircles } from "../reasoning-ideas/three-circles";
import { turning } from "../reasoning-ideas/turns";
import { savedByStraightWay } from "../reasoning-ideas/walk-twists";
import { series } from "./series";

const families: readonly Family[] = [
  numberPairs({
    name: "pairs-by-a-power",
    topic: "Analogy and Classification",
    level: 1,
    rules: [cubePlus(3), cubePlus(-2), squarePlus(9), timesNext(5)],
    span: [3, 11],
  }),
  oddNumber({
    name: "number-that-stands-apart",
    topic: "Analogy and Classification",
    level: 1,
    marks: [primesOrNearly, cubeNumbers, digitsAddTo(14), multiplesOf(13)],
    span: [100, 740],
  }),
  hardLetterCode({
    name: "two-way-code",
    topic: "Coding and Decoding",
    level: 1,
    kinds: [
      [twoWays(2, -3), twoWays(-1, 3)],
      [turnedAndMoved(3), turnedAndMoved(-2)],
    ],
    words: ["PLANE", "GHOST", "MUSIC", "RIVER", "TRAIN", "CLOCK", "FROST", "JUDGE", "KNIFE"],
    asks: [
      (example, code, word) =>
        `The word ${example} is sent as ${code}. How is ${word} sent by the same rule?`,
      (example, code, word) => `If ${example} becomes ${code}, what does ${word} become by the same rule?`,
    ],
  }),
  wordNumber({
    name: "weights-of-words",
    topic: "Coding and Decoding",
    level: 2,
    values: [placesFromZ, placesTimes(2), placesTimes(5)],
    words: ["BOAT", "CORN", "DESK", "EAST", "FISH", "GATE", "HERO", "IRON", "JOKE"],
    asks: [
      ([[one, first], [two, second]], word) =>
        `A puzzle gives ${one} the weight ${first} and ${two} the weight ${second}. What is the weight of ${word}?`,
      ([[one, first], [two, second]], word) =>
        `A formula turns ${one} into ${first} and ${two} into ${second}. What does it make of ${word}?`,
    ],
  }),
  seating({ name: "round-table-of-six", topic: "Seating Arrangement", level: 2, many: 6, round: true }),
  savedByStraightWay({ name: "shortest-way-back", topic: "Direction Sense", level: 1, legs: [8, 40] }),
  turning({
    name: "four-turns",
    topic: "Direction Sense",
    level: 1,
    angles: [45, 90, 135, 180],
    many: 4,
    from: [0, 1, 3, 6],
  }),
  threeCircles({
    name: "count-in-three-circles",
    topic: "Venn Diagrams",
    level: 2,
  }),
  newOperation({
    name: "new-sign",
    topic: "Symbols and Operations",
    level: 1,
    nested: false,
    signs: newSigns,
  }),
  changedSigns({ name: "signs-change-meaning", topic: "Symbols and Operations", level: 2, many: 3 }),
  orderOfPeople({
    name: "order-of-five",
    topic: "Ordering Puzzles",
    level: 1,
    people: 5,
    wanted: ["middle", "second"],
    kinds: [qualities.height, qualities.speed],
  }),
  orderOfPeople({
    name: "order-of-six",
    topic: "Ordering Puzzles",
    level: 2,
    people: 6,
    wanted: ["last but one", "second"],
    kinds: [qualities.age, qualities.weight],
  }),
];

export const class9Reasoning: GeneratedSet = {
  classNumber: 9,
  subject: "reasoning",
  seed: "oasis",
  families: [...series, ...families],
};
