import type { Family } from "../family";
import type { GeneratedSet } from "../generated-set";
import { changedSigns } from "../reasoning-ideas/changed-signs";
import { placesFromZ, placesTimes, wordNumber } from "../reasoning-ideas/codes";
import { growingMoves } from "../reasoning-ideas/hard-code-growth";
import { turnedAndMoved, twoWays } from "../reasoning-ideas/hard-code-rules";
import { hardLetterCode } from "../reasoning-ideas/hard-codes";
import { newOperation, newSigns } from "../reasoning-ideas/operations";
import { orderByClues } from "../reasoning-ideas/order-clues";
import { qualities } from "../reasoning-ideas/orders";
import { swapOfPlaces } from "../reasoning-ideas/ranks-changed";
import { seating } from "../reasoning-ideas/seats";
import { turning } from "../reasoning-ideas/turns";
import { displacementByTime } from "../reasoning-ideas/walk-speeds";
import { series } from "./series";

const families: readonly Family[] = [
  hardLetterCode({
    name: "cipher-for-words",
    topic: "Coding and Decoding",
    level: 1,
    kinds: [
      [twoWays(4, -2), twoWays(-3, 2)],
      [turnedAndMoved(2), growingMoves(-1)],
    ],
    words: ["MARKET", "BRIDGE", "CANDLE", "DINNER", "ENGINE", "FATHER", "HUNTER", "ISLAND", "JACKET"],
    asks: [
      (example, code, word) => `With a fixed cipher ${example} turns to ${code}. What does ${word} turn to?`,
      (example, code, word) => `One message shows ${example} as ${code}. How would it show ${word}?`,
    ],
  }),
  wordNumber({
    name: "scores-of-words",
    topic: "Coding and Decoding",
    level: 1,
    values: [placesFromZ, placesTimes(4), placesTimes(2)],
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
  displacementByTime({ name: "displacement-of-a-walk", topic: "Direction Sense", level: 1 }),
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
  orderByClues({
    name: "ranking-of-six",
    topic: "Logical Puzzles",
    level: 1,
    counted: 1,
    kinds: [qualities.speed, qualities.height],
  }),
  swapOfPlaces({
    name: "exchange-in-a-row",
    topic: "Logical Puzzles",
    level: 2,
    place: [9, 24],
  }),
];

export const class11Reasoning: GeneratedSet = {
  classNumber: 11,
  subject: "reasoning",
  seed: "mango",
  families: [...series, ...families],
};
