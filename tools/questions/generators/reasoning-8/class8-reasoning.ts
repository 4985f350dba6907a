import type { Level } from "../../../../src/items/rules/item-schema";
import type { GeneratedSet } from "../generated-set";
import { bestCorner } from "../reasoning-ideas/best-corner-of-a-net";
import { chairsRoundATable } from "../reasoning-ideas/chairs-round-a-table";
import { familyChart } from "../reasoning-ideas/chart-of-a-family";
import { circlesWithNumbers } from "../reasoning-ideas/circles-with-numbers";
import { clockInAMirror } from "../reasoning-ideas/clock-in-a-mirror";
import { cubeOfANet } from "../reasoning-ideas/cube-of-a-net";
import { dieOnAWay } from "../reasoning-ideas/die-rolls-along";
import { dieSeenAgain } from "../reasoning-ideas/die-seen-again";
import { familySigns } from "../reasoning-ideas/family-in-signs";
import { hiddenFigure } from "../reasoning-ideas/figure-that-hides";
import { figuresThatGoRound } from "../reasoning-ideas/figures-that-go-round";
import { fiveOfADay } from "../reasoning-ideas/five-of-a-weekday";
import { flatsInAHouse } from "../reasoning-ideas/flats-in-a-house";
import { groupsThatMove } from "../reasoning-ideas/groups-that-move";
import { lampsAsNumbers } from "../reasoning-ideas/lamps-as-numbers";
import { lettersByLaw } from "../reasoning-ideas/letters-moved-by-a-law";
import { messagesInATable } from "../reasoning-ideas/messages-and-their-codes";
import { numbersThatGrow } from "../reasoning-ideas/numbers-that-grow";
import { orderByComparisons } from "../reasoning-ideas/order-of-five";
import { paintedStack } from "../reasoning-ideas/painted-stack";
import { partsAdded } from "../reasoning-ideas/parts-of-two-figures";
import { imageOfATile } from "../reasoning-ideas/pattern-turned-and-mirrored";
import { pieceTurned } from "../reasoning-ideas/piece-only-turned";
import { quarterMissing } from "../reasoning-ideas/quarter-of-a-tile";
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
import { viewOfAPlan } from "../reasoning-ideas/view-of-a-plan";
import { walkWithTurns } from "../reasoning-ideas/walk-with-turns";
import { waysThroughStreets } from "../reasoning-ideas/ways-past-closed-crossings";
import { dayOverMonths } from "../reasoning-ideas/weekday-over-months";
import { matchByClues } from "../reasoning-ideas/who-has-which-work";
import { wordsAsNumbers } from "../reasoning-ideas/words-as-numbers";
import type { Puzzle } from "../reasoning-ideas/puzzle";

/** Its ideas are those of classes 9 to 12 where they are shortest, in words of its own. */
const hard = 0;
const voice = 1;

/** The ideas of a topic, each with its level and, where they are not 2 and the class’s own, how many items and how hard. */
type Ideas = readonly (readonly [idea: Puzzle, level: Level, count?: number, depth?: number])[];

const topics: Readonly<Record<string, Ideas>> = {
  Series: [
    [figuresThatGoRound, 1],
    [rowsThatWander, 2],
    [numbersThatGrow, 1],
    [twoRowsInOne, 2],
    [groupsThatMove, 1, 2, 1],
    [rowsByOneLaw, 1],
  ],
  "Analogy and Classification": [
    [partsAdded, 3],
    [hiddenFigure, 2, 3],
    [pieceTurned, 1],
    [quarterMissing, 1],
    [imageOfATile, 1],
    [sheetsOverlaid, 3],
  ],
  "Coding and Decoding": [
    [lettersByLaw, 2, 3],
    [wordsAsNumbers, 2],
    [messagesInATable, 1, 3, 1],
    [lampsAsNumbers, 2],
    [stepsOfAMachine, 2, 3],
  ],
  "Seating Arrangement": [
    [chairsRoundATable, 2],
    [flatsInAHouse, 2, 3],
    [rowsThatFace, 3],
    [orderByComparisons, 1, 2, 1],
    [matchByClues, 3],
  ],
  "Direction Sense": [
    [robotOnABoard, 1, 3],
    [walkWithTurns, 2],
    [waysThroughStreets, 2],
    [roadsOfANetwork, 3],
  ],
  "Calendar and Clock": [
    [fiveOfADay, 1, 3],
    [clockInAMirror, 1],
    [dayOverMonths, 3],
  ],
  "Blood Relations": [
    [familyChart, 1, 3, 1],
    [familySigns, 2, 3],
  ],
  "Venn Diagrams": [[circlesWithNumbers, 1, 3]],
  "Dice and Cubes": [
    [viewOfAPlan, 1, 3],
    [cubeOfANet, 2],
    [bestCorner, 2, 3],
    [dieSeenAgain, 3],
    [paintedStack, 3],
    [punchedSheet, 2],
    [dieOnAWay, 3],
  ],
  Syllogism: [[syllogism, 2, 3]],
};

export const class8Reasoning: GeneratedSet = {
  classNumber: 8,
  subject: "reasoning",
  seed: "satpura",
  families: Object.entries(topics).flatMap(([topic, ideas]) =>
    ideas.map(([idea, level, count, depth = hard]) => idea(topic, level, depth, count, voice)),
  ),
};
