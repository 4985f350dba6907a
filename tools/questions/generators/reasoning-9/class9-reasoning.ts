import type { Level } from "../../../../src/items/rules/item-schema";
import type { GeneratedSet } from "../generated-set";
import { bestCorner } from "../reasoning-ideas/best-corner-of-a-net";
import { chairsRoundATable } from "../reasoning-ideas/chairs-round-a-table";
import { familyChart } from "../reasoning-ideas/chart-of-a-family";
import { circlesWithNumbers } from "../reasoning-ideas/circles-with-numbers";
import { codedInequalities } from "../reasoning-ideas/comparisons-in-signs";
import { cubeOfANet } from "../reasoning-ideas/cube-of-a-net";
import { dieSeenAgain } from "../reasoning-ideas/die-seen-again";
import { enoughForANumber } from "../reasoning-ideas/enough-for-a-number";
import { enoughForARank } from "../reasoning-ideas/enough-for-a-rank";
import { enoughForASeat } from "../reasoning-ideas/enough-for-a-seat";
import { enoughForADay } from "../reasoning-ideas/enough-for-a-weekday";
import { enoughForAYes } from "../reasoning-ideas/enough-for-yes-or-no";
import { familySigns } from "../reasoning-ideas/family-in-signs";
import { hiddenFigure } from "../reasoning-ideas/figure-that-hides";
import { figuresThatGoRound } from "../reasoning-ideas/figures-that-go-round";
import { flatsInAHouse } from "../reasoning-ideas/flats-in-a-house";
import { groupsThatMove } from "../reasoning-ideas/groups-that-move";
import { lampsAsNumbers } from "../reasoning-ideas/lamps-as-numbers";
import { lettersByLaw } from "../reasoning-ideas/letters-moved-by-a-law";
import { loopOfAMachine } from "../reasoning-ideas/loop-of-a-chart";
import { messagesInATable } from "../reasoning-ideas/messages-and-their-codes";
import { numbersThatGrow } from "../reasoning-ideas/numbers-that-grow";
import { orderByComparisons } from "../reasoning-ideas/order-of-five";
import { pairThatDiffers } from "../reasoning-ideas/pair-that-differs";
import { partsAdded } from "../reasoning-ideas/parts-of-two-figures";
import { imageOfATile } from "../reasoning-ideas/pattern-turned-and-mirrored";
import { pieceTurned } from "../reasoning-ideas/piece-only-turned";
import { quarterMissing } from "../reasoning-ideas/quarter-of-a-tile";
import { ranksThatOverlap } from "../reasoning-ideas/ranks-that-overlap";
import { rectanglesInAFigure } from "../reasoning-ideas/rectangles-in-steps";
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
import { signsThatChange } from "../reasoning-ideas/two-signs-change-places";
import { viewOfAPlan } from "../reasoning-ideas/view-of-a-plan";
import { walkWithTurns } from "../reasoning-ideas/walk-with-turns";
import { waysThroughStreets } from "../reasoning-ideas/ways-past-closed-crossings";
import { matchByClues } from "../reasoning-ideas/who-has-which-work";
import { wordsAsNumbers } from "../reasoning-ideas/words-as-numbers";
import type { Puzzle } from "../reasoning-ideas/puzzle";

const hard = 0;

/** The ideas of a topic, each with its level and, where they are not 2 and the class’s own, how many items and how hard. */
type Ideas = readonly (readonly [idea: Puzzle, level: Level, count?: number, depth?: number])[];

const topics: Readonly<Record<string, Ideas>> = {
  Series: [
    [figuresThatGoRound, 1],
    [rowsThatWander, 2],
    [numbersThatGrow, 1],
    [twoRowsInOne, 2],
    [groupsThatMove, 1, 2, 1],
    [quarterMissing, 1],
  ],
  "Analogy and Classification": [
    [partsAdded, 3],
    [pairThatDiffers, 2, 2, 1],
    [hiddenFigure, 2],
    [pieceTurned, 1],
    [cubeOfANet, 2],
    [viewOfAPlan, 3, 2, 1],
  ],
  "Coding and Decoding": [
    [lettersByLaw, 2],
    [wordsAsNumbers, 2],
    [messagesInATable, 1, 2, 2],
    [lampsAsNumbers, 2, 2, 1],
    [stepsOfAMachine, 2],
  ],
  "Seating Arrangement": [
    [chairsRoundATable, 2],
    [rowsThatFace, 3],
    [flatsInAHouse, 2],
    [enoughForASeat, 1],
  ],
  "Blood Relations": [
    [familyChart, 1, 2, 2],
    [familySigns, 2],
  ],
  Syllogism: [[syllogism, 2, 3]],
  "Direction Sense": [
    [robotOnABoard, 2, 2, 1],
    [walkWithTurns, 1, 2, 1],
    [waysThroughStreets, 2],
    [roadsOfANetwork, 3],
  ],
  "Symbols and Operations": [
    [rowsByOneLaw, 1],
    [signsThatChange, 3, 2, 2],
    [codedInequalities, 2],
    [sheetsOverlaid, 3],
    [imageOfATile, 1],
    [punchedSheet, 3, 2, 1],
    [loopOfAMachine, 2, 2, 2],
    [bestCorner, 2],
    [enoughForAYes, 2],
  ],
  "Venn Diagrams": [
    [circlesWithNumbers, 1, 3, 2],
    [rectanglesInAFigure, 2, 2, 1],
  ],
  "Ordering Puzzles": [
    [orderByComparisons, 1, 2, 1],
    [ranksThatOverlap, 2],
    [matchByClues, 3, 2, 1],
    [enoughForARank, 2],
    [enoughForANumber, 1, 3],
    [enoughForADay, 3],
    [dieSeenAgain, 3],
  ],
};

export const class9Reasoning: GeneratedSet = {
  classNumber: 9,
  subject: "reasoning",
  seed: "sahyadri",
  families: Object.entries(topics).flatMap(([topic, ideas]) =>
    ideas.map(([idea, level, count, depth = hard]) => idea(topic, level, depth, count, hard)),
  ),
};
