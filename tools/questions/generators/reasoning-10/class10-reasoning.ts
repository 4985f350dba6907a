import type { Family } from "../family";
import type { GeneratedSet } from "../generated-set";
import { dayOfDate } from "../reasoning-ideas/calendar-dates";
import { handAngle } from "../reasoning-ideas/clock-hands";
import { wrongClock } from "../reasoning-ideas/clocks";
import {
  backwards,
  backwardsMoved,
  moved,
  movedInTurn,
  movedMoreAndMore,
} from "../reasoning-ideas/code-rules";
import { letterCode, placesFromZ, placesTimes, wordNumber } from "../reasoning-ideas/codes";
import { hiddenDiceFaces, rolledDie } from "../reasoning-ideas/dice";
import { cubePlus, numberPairs, squarePlus, timesNext } from "../reasoning-ideas/number-pairs";
import { paintedBlock } from "../reasoning-ideas/painted-blocks";
import { seating } from "../reasoning-ideas/seats";
import { walkDirection } from "../reasoning-ideas/walks";
import { sameDateLater } from "../reasoning-ideas/years";
import { twoApart } from "../reasoning-ideas/walk-twists";
import { series } from "./series";

const families: readonly Family[] = [
  numberPairs({
    name: "rule-of-the-pairs",
    topic: "Analogy and Classification",
    level: 1,
    rules: [cubePlus(-5), cubePlus(4), timesNext(6), squarePlus(11)],
    span: [3, 12],
  }),
  letterCode({
    name: "growing-or-turned-code",
    topic: "Coding and Decoding",
    level: 1,
    rules: [movedMoreAndMore(1), movedMoreAndMore(-1), backwardsMoved(-2), movedInTurn(-3, 1)],
    others: [
      moved(1),
      moved(-1),
      moved(2),
      moved(3),
      backwards,
      movedMoreAndMore(1),
      movedMoreAndMore(-1),
      movedInTurn(3, -1),
    ],
    words: ["MARKET", "BRIDGE", "CANDLE", "DINNER", "ENGINE", "FATHER", "HARBOR", "ISLAND", "JACKET"],
    asks: [
      (example, code, word) => `A cipher replaces ${example} by ${code}. By what does it replace ${word}?`,
      (example, code, word) => `${example} is encrypted as ${code}. How is ${word} encrypted?`,
    ],
  }),
  wordNumber({
    name: "sums-for-words",
    topic: "Coding and Decoding",
    level: 2,
    values: [placesFromZ, placesTimes(3), placesTimes(5)],
    words: ["PLANE", "GHOST", "MUSIC", "RIVER", "TRAIN", "CLOCK", "FROST", "JUDGE", "KNIFE"],
    asks: [
      ([[one, first], [two, second]], word) =>
        `By a certain rule ${one} equals ${first} and ${two} equals ${second}. What does ${word} equal?`,
      ([[one, first], [two, second]], word) =>
        `In a coded list ${one} costs ${first} coins and ${two} costs ${second}. How many coins does ${word} cost?`,
    ],
  }),
  seating({ name: "line-of-six", topic: "Seating Arrangement", level: 2, many: 6, round: false }),
  walkDirection({ name: "end-of-a-walk", topic: "Direction Sense", level: 1, legs: [25, 95] }),
  twoApart({ name: "distance-as-the-crow-flies", topic: "Direction Sense", level: 2, legs: [2, 19] }),
  dayOfDate({ name: "day-months-later", topic: "Calendar and Clock", level: 1, apart: [3, 5] }),
  handAngle({ name: "angle-at-any-minute", topic: "Calendar and Clock", level: 1, step: 2 }),
  wrongClock({ name: "clock-over-a-day", topic: "Calendar and Clock", level: 1, hours: [15, 30] }),
  sameDateLater({
    name: "date-decades-on",
    topic: "Calendar and Clock",
    level: 2,
    from: [1980, 2008],
    years: [8, 15],
  }),
  paintedBlock({
    name: "cuboid-cut-up",
    topic: "Dice and Cubes",
    level: 2,
    sides: [4, 9],
    faces: [2, 1],
    isCube: false,
  }),
  hiddenDiceFaces({ name: "tall-tower-of-dice", topic: "Dice and Cubes", level: 1, dice: [4, 7] }),
  rolledDie({ name: "die-rolled-four-times", topic: "Dice and Cubes", level: 3, many: 4 }),
];

export const class10Reasoning: GeneratedSet = {
  classNumber: 10,
  subject: "reasoning",
  seed: "comet",
  families: [...series, ...families],
};
