import type { Level } from "../../../../src/items/rules/item-schema";
import type { GeneratedSet } from "../generated-set";
import { whenHandsMeet } from "../reasoning-ideas/angle-of-the-hands";
import { bestCorner } from "../reasoning-ideas/best-corner-of-a-net";
import { chairsRoundATable } from "../reasoning-ideas/chairs-round-a-table";
import { codedInequalities } from "../reasoning-ideas/comparisons-in-signs";
import { cubeOfANet } from "../reasoning-ideas/cube-of-a-net";
import { dieOnAWay } from "../reasoning-ideas/die-rolls-along";
import { dieSeenAgain } from "../reasoning-ideas/die-seen-again";
import { enoughForANumber } from "../reasoning-ideas/enough-for-a-number";
import { enoughForARank } from "../reasoning-ideas/enough-for-a-rank";
import { enoughForASeat } from "../reasoning-ideas/enough-for-a-seat";
import { enoughForADay } from "../reasoning-ideas/enough-for-a-weekday";
import { enoughForAYes } from "../reasoning-ideas/enough-for-yes-or-no";
import { familySigns } from "../reasoning-ideas/family-in-signs";
import { hiddenFigure } from "../reasoning-ideas/figure-that-hides";
import { figuresThatGoRound } from "../reasoning-ideas/figures-that-go-round";
import { fiveOfADay } from "../reasoning-ideas/five-of-a-weekday";
import { flatsInAHouse } from "../reasoning-ideas/flats-in-a-house";
import { groupsThatMove } from "../reasoning-ideas/groups-that-move";
import { truthTellers } from "../reasoning-ideas/how-many-tell-the-truth";
import { lampsAsNumbers } from "../reasoning-ideas/lamps-as-numbers";
import { lettersByLaw } from "../reasoning-ideas/letters-moved-by-a-law";
import { numbersThatGrow } from "../reasoning-ideas/numbers-that-grow";
import { orderByComparisons } from "../reasoning-ideas/order-of-five";
import { paintedStack } from "../reasoning-ideas/painted-stack";
import { pairThatDiffers } from "../reasoning-ideas/pair-that-differs";
import { partsAdded } from "../reasoning-ideas/parts-of-two-figures";
import { imageOfATile } from "../reasoning-ideas/pattern-turned-and-mirrored";
import { pieceTurned } from "../reasoning-ideas/piece-only-turned";
import { quarterMissing } from "../reasoning-ideas/quarter-of-a-tile";
import { ranksThatOverlap } from "../reasoning-ideas/ranks-that-overlap";
import { roadsOfANetwork } from "../reasoning-ideas/roads-of-a-network";
import { robotOnABoard } from "../reasoning-ideas/robot-on-a-board";
import { rowsByOneLaw } from "../reasoning-ideas/rows-by-one-law";
import { rowsThatFace } from "../reasoning-ideas/rows-that-face-each-other";
import { punchedSheet } from "../reasoning-ideas/sheet-folded-and-punched";
import { rowsThatWander } from "../reasoning-ideas/squares-that-wander";
import { stepsOfAMachine } from "../reasoning-ideas/steps-of-a-machine";
import { syllogism } from "../reasoning-ideas/three-sentences-one-conclusion";
import { twoRowsInOne } from "../reasoning-ideas/two-rows-in-one";
import { sheetsOverlaid } from "../reasoning-ideas/two-sheets-laid-together";
import { walkWithTurns } from "../reasoning-ideas/walk-with-turns";
import { waysThroughStreets } from "../reasoning-ideas/ways-past-closed-crossings";
import { dayOverMonths } from "../reasoning-ideas/weekday-over-months";
import { matchByClues } from "../reasoning-ideas/who-has-which-work";
import { wordsAsNumbers } from "../reasoning-ideas/words-as-numbers";
import { sameCalendar } from "../reasoning-ideas/year-with-the-same-calendar";
import type { Puzzle } from "../reasoning-ideas/puzzle";

const hard = 1;

/** The ideas of a topic, each with its level and, where they are not 2 and the class’s own, how many items and how hard. */
type Ideas = readonly (readonly [idea: Puzzle, level: Level, count?: number, depth?: number])[];

const topics: Readonly<Record<string, Ideas>> = {
  Series: [
    [figuresThatGoRound, 1],
    [rowsThatWander, 2],
    [numbersThatGrow, 2],
    [twoRowsInOne, 1, 2, 2],
    [rowsByOneLaw, 2, 2, 2],
    [groupsThatMove, 1, 2, 2],
  ],
  "Analogy and Classification": [
    [partsAdded, 2],
    [pairThatDiffers, 2],
    [quarterMissing, 1],
    [hiddenFigure, 1],
    [pieceTurned, 1, 2, 2],
    [imageOfATile, 1],
    [sheetsOverlaid, 2],
  ],
  "Coding and Decoding": [
    [lettersByLaw, 2],
    [wordsAsNumbers, 2],
    [lampsAsNumbers, 2],
    [stepsOfAMachine, 2],
  ],
  "Seating Arrangement": [
    [chairsRoundATable, 2],
    [rowsThatFace, 3],
    [flatsInAHouse, 2],
    [matchByClues, 2],
    [orderByComparisons, 1],
    [ranksThatOverlap, 1],
  ],
  "Blood Relations": [[familySigns, 3, 4]],
  Syllogism: [
    [syllogism, 2, 4],
    [codedInequalities, 1],
    [truthTellers, 3],
  ],
  "Data Sufficiency": [
    [enoughForANumber, 2],
    [enoughForADay, 3],
    [enoughForARank, 1],
    [enoughForASeat, 1],
    [enoughForAYes, 3],
  ],
  "Direction Sense": [
    [robotOnABoard, 2, 2, 2],
    [walkWithTurns, 1],
    [waysThroughStreets, 2],
    [roadsOfANetwork, 3],
  ],
  "Calendar and Clock": [
    [sameCalendar, 2],
    [fiveOfADay, 1],
    [dayOverMonths, 3],
    [whenHandsMeet, 3],
  ],
  "Dice and Cubes": [
    [punchedSheet, 2],
    [cubeOfANet, 2],
    [bestCorner, 1],
    [dieSeenAgain, 3],
    [paintedStack, 3],
    [dieOnAWay, 3],
  ],
};

export const class10Reasoning: GeneratedSet = {
  classNumber: 10,
  subject: "reasoning",
  seed: "aravali",
  families: Object.entries(topics).flatMap(([topic, ideas]) =>
    ideas.map(([idea, level, count, depth = hard]) => idea(topic, level, depth, count, hard)),
  ),
};
