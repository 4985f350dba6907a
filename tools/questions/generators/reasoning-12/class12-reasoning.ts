import type { Family } from "../family";
import type { GeneratedSet } from "../generated-set";
import { placesFromZ, placesTimes, wordNumber } from "../reasoning-ideas/codes";
import { growingMoves, turnedAndGrowing } from "../reasoning-ideas/hard-code-growth";
import { turnedAndMoved, twoWays } from "../reasoning-ideas/hard-code-rules";
import { hardLetterCode } from "../reasoning-ideas/hard-codes";
import { orderByClues } from "../reasoning-ideas/order-clues";
import { qualities } from "../reasoning-ideas/orders";
import { swapOfPlaces } from "../reasoning-ideas/ranks-changed";
import { seating } from "../reasoning-ideas/seats";
import { threeCircles } from "../reasoning-ideas/three-circles";
import { sameDateLater } from "../reasoning-ideas/years";
import { series } from "./series";

const families: readonly Family[] = [
  hardLetterCode({
    name: "code-by-two-rules",
    topic: "Coding and Decoding",
    level: 1,
    kinds: [
      [turnedAndMoved(3), turnedAndMoved(-2)],
      [twoWays(3, -4), twoWays(-2, 5)],
    ],
    words: ["MARKET", "BRIDGE", "CANDLE", "DINNER", "ENGINE", "FATHER", "HUNTER", "ISLAND", "JACKET"],
    asks: [
      (example, code, word) =>
        `The rule that changes ${example} to ${code} is used on ${word}. What is the result?`,
      (example, code, word) => `An agent notes ${example} as ${code}. How does the agent note ${word}?`,
    ],
  }),
  wordNumber({
    name: "word-values",
    topic: "Coding and Decoding",
    level: 1,
    values: [placesFromZ, placesTimes(3), placesTimes(4)],
    words: ["PLANE", "GHOST", "MUSIC", "RIVER", "TRAIN", "CLOCK", "FROST", "JUDGE", "KNIFE"],
    asks: [
      ([[one, first], [two, second]], word) =>
        `In a scheme ${one} is rated ${first} and ${two} is rated ${second}. How is ${word} rated?`,
      ([[one, first], [two, second]], word) =>
        `A rule maps ${one} to ${first} and ${two} to ${second}. To which number does it map ${word}?`,
    ],
  }),
  hardLetterCode({
    name: "cipher-with-growing-shift",
    topic: "Coding and Decoding",
    level: 2,
    kinds: [
      [growingMoves(2), growingMoves(-2)],
      [turnedAndGrowing(1), turnedAndGrowing(-1)],
    ],
    words: ["PLANE", "GHOST", "MUSIC", "RIVER", "TRAIN", "CLOCK", "FROST", "JUDGE", "KNIFE"],
    asks: [
      (example, code, word) =>
        `Under an unknown rule ${example} is mapped to ${code}. To what is ${word} mapped?`,
      (example, code, word) => `A terminal displays ${example} as ${code}. What does it display for ${word}?`,
    ],
  }),
  seating({ name: "six-in-line", topic: "Complex Arrangements", level: 2, many: 6, round: false }),
  seating({ name: "seven-at-a-table", topic: "Complex Arrangements", level: 2, many: 7, round: true }),
  orderByClues({
    name: "six-compared",
    topic: "Logical Puzzles",
    level: 1,
    counted: 2,
    kinds: [qualities.age, qualities.height],
  }),
  swapOfPlaces({
    name: "two-swap-places",
    topic: "Logical Puzzles",
    level: 1,
    place: [12, 30],
  }),
  threeCircles({ name: "survey-of-three", topic: "Logical Puzzles", level: 1 }),
  sameDateLater({
    name: "date-far-ahead",
    topic: "Logical Puzzles",
    level: 2,
    from: [1960, 1999],
    years: [12, 25],
  }),
];

export const class12Reasoning: GeneratedSet = {
  classNumber: 12,
  subject: "reasoning",
  seed: "lantern",
  families: [...series, ...families],
};
