import type { Family } from "../family";
import type { GeneratedSet } from "../generated-set";
import { changedSigns } from "../reasoning-ideas/changed-signs";
import {
  backwards,
  backwardsMoved,
  moved,
  movedInTurn,
  movedMoreAndMore,
} from "../reasoning-ideas/code-rules";
import { letterCode, placesFromEnd, placesTimes, wordNumber } from "../reasoning-ideas/codes";
import { newOperation, newSigns } from "../reasoning-ideas/operations";
import { orderOfPeople, qualities } from "../reasoning-ideas/orders";
import { swapOfPlaces } from "../reasoning-ideas/ranks-changed";
import { seating } from "../reasoning-ideas/seats";
import { turning } from "../reasoning-ideas/turns";
import { walkDistance } from "../reasoning-ideas/walks";
import { series } from "./series";

const families: readonly Family[] = [
  letterCode({
    name: "cipher-for-words",
    topic: "Coding and Decoding",
    level: 1,
    rules: [movedInTurn(4, -2), backwardsMoved(2), movedMoreAndMore(-1)],
    others: [moved(1), moved(-1), moved(2), moved(3), backwards, movedInTurn(-4, 2), movedMoreAndMore(1)],
    words: ["MARKET", "BRIDGE", "CANDLE", "DINNER", "ENGINE", "FATHER", "HARBOR", "ISLAND", "JACKET"],
    asks: [
      (example, code, word) => `With a fixed cipher ${example} turns to ${code}. What does ${word} turn to?`,
      (example, code, word) => `One message shows ${example} as ${code}. How would it show ${word}?`,
    ],
  }),
  wordNumber({
    name: "scores-of-words",
    topic: "Coding and Decoding",
    level: 1,
    values: [placesFromEnd, placesTimes(4), placesTimes(2)],
    words: ["PLANE", "GHOST", "MUSIC", "RIVER", "TRAIN", "CLOCK", "FROST", "JUDGE", "KNIFE"],
    asks: [
      ([[one, first], [two, second]], word) =>
        `By one rule ${one} scores ${first}, and ${two} scores ${second}. What does ${word} score?`,
      ([[one, first], [two, second]], word) =>
        `Two entries of a table are ${one}: ${first} and ${two}: ${second}. Which number belongs to ${word}?`,
    ],
  }),
  seating({ name: "six-on-a-bench", topic: "Seating Arrangement", level: 2, many: 6, round: false }),
  seating({ name: "seven-round-a-table", topic: "Seating Arrangement", level: 3, many: 7, round: true }),
  walkDistance({
    name: "displacement-of-a-walk",
    topic: "Direction Sense",
    level: 1,
    legs: [12, 80],
    straight: false,
  }),
  turning({
    name: "five-turns",
    topic: "Direction Sense",
    level: 1,
    angles: [45, 90, 135, 225],
    many: 5,
    from: [0, 1, 2, 5, 7],
  }),
  newOperation({
    name: "sign-used-twice",
    topic: "Symbols and Operations",
    level: 2,
    nested: true,
    signs: newSigns,
  }),
  changedSigns({ name: "meanings-of-signs", topic: "Symbols and Operations", level: 1, many: 3 }),
  orderOfPeople({
    name: "ranking-of-six",
    topic: "Logical Puzzles",
    level: 1,
    people: 6,
    wanted: ["second", "last but one"],
    kinds: [qualities.speed, qualities.height],
  }),
  swapOfPlaces({ name: "exchange-in-a-row", topic: "Logical Puzzles", level: 2, place: [9, 24] }),
];

export const class11Reasoning: GeneratedSet = {
  classNumber: 11,
  subject: "reasoning",
  seed: "mango",
  families: [...series, ...families],
};
