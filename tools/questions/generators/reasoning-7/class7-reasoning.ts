import type { Level } from "../../../../src/items/rules/item-schema";
import type { GeneratedSet } from "../generated-set";
import { angleBetweenHands } from "../reasoning-ideas/angle-between-hands";
import { benchOfFriends } from "../reasoning-ideas/bench-of-friends";
import { chairsRoundATable } from "../reasoning-ideas/chairs-round-a-table";
import { familyChart } from "../reasoning-ideas/chart-of-a-family";
import { circlesWithNumbers } from "../reasoning-ideas/circles-with-numbers";
import { clockInAMirror } from "../reasoning-ideas/clock-in-a-mirror";
import { cubeOfANet } from "../reasoning-ideas/cube-of-a-net";
import { cubesOfAStack } from "../reasoning-ideas/cubes-of-a-stack";
import { dieOnAWay } from "../reasoning-ideas/die-rolls-along";
import { dieSeenAgain } from "../reasoning-ideas/die-seen-again";
import { endOfAWalk } from "../reasoning-ideas/end-of-a-walk";
import { familySigns } from "../reasoning-ideas/family-in-signs";
import { figureAnalogy } from "../reasoning-ideas/figure-changed-alike";
import { figureThatBreaksTheRule } from "../reasoning-ideas/figure-that-breaks-the-rule";
import { hiddenFigure } from "../reasoning-ideas/figure-that-hides";
import { figuresThatGoRound } from "../reasoning-ideas/figures-that-go-round";
import { flatsInAHouse } from "../reasoning-ideas/flats-in-a-house";
import { groupsThatMove } from "../reasoning-ideas/groups-that-move";
import { lampsAsNumbers } from "../reasoning-ideas/lamps-as-numbers";
import { lettersInAPlainCode } from "../reasoning-ideas/letters-in-a-plain-code";
import { messagesInATable } from "../reasoning-ideas/messages-and-their-codes";
import { numbersThatGrow } from "../reasoning-ideas/numbers-that-grow";
import { oppositeFaces } from "../reasoning-ideas/opposite-faces-of-a-net";
import { orderByComparisons } from "../reasoning-ideas/order-of-five";
import { pairThatDiffers } from "../reasoning-ideas/pair-that-differs";
import { partsAdded } from "../reasoning-ideas/parts-of-two-figures";
import { imageOfATile } from "../reasoning-ideas/pattern-turned-and-mirrored";
import { pieceTurned } from "../reasoning-ideas/piece-only-turned";
import type { Puzzle } from "../reasoning-ideas/puzzle";
import { roadsOfANetwork } from "../reasoning-ideas/roads-of-a-network";
import { robotOnABoard } from "../reasoning-ideas/robot-on-a-board";
import { rowsByOneLaw } from "../reasoning-ideas/rows-by-one-law";
import { punchedSheet } from "../reasoning-ideas/sheet-folded-and-punched";
import { shortWordsAsNumbers } from "../reasoning-ideas/short-words-as-numbers";
import { rowsThatWander } from "../reasoning-ideas/squares-that-wander";
import { stepsOfAMachine } from "../reasoning-ideas/steps-of-a-machine";
import { latinMatrix } from "../reasoning-ideas/three-in-each-row";
import { twoRowsInOne } from "../reasoning-ideas/two-rows-in-one";
import { viewOfAPlan } from "../reasoning-ideas/view-of-a-plan";
import { walkWithTurns } from "../reasoning-ideas/walk-with-turns";
import { waysThroughStreets } from "../reasoning-ideas/ways-past-closed-crossings";
import { dayAFewMonthsOn } from "../reasoning-ideas/weekday-a-few-months-on";
import { matchByClues } from "../reasoning-ideas/who-has-which-work";

/** Its ideas are smaller than those of class 8, or the same where they are shortest. */
const hard = -1;
const voice = 2;

/** The ideas of a topic, each with its level and, where they are not 2 and the class’s own, how many items and how hard. */
type Ideas = readonly (readonly [idea: Puzzle, level: Level, count?: number, depth?: number])[];

const topics: Readonly<Record<string, Ideas>> = {
  Series: [
    [figuresThatGoRound, 1],
    [rowsThatWander, 2],
    [numbersThatGrow, 1],
    [twoRowsInOne, 2],
    [groupsThatMove, 1, 2, 0],
  ],
  Classification: [
    [figureThatBreaksTheRule, 1],
    [pairThatDiffers, 1],
    [pieceTurned, 2],
    [hiddenFigure, 2],
  ],
  Analogy: [
    [figureAnalogy, 2, 2, 0],
    [latinMatrix, 1, 2, 0],
    [rowsByOneLaw, 1, 3],
    [partsAdded, 3, 2, 0],
    [imageOfATile, 2],
  ],
  "Coding and Decoding": [
    [lettersInAPlainCode, 2],
    [shortWordsAsNumbers, 2],
    [messagesInATable, 1, 2, 0],
    [lampsAsNumbers, 2, 2, 0],
    [stepsOfAMachine, 3, 2, 0],
  ],
  "Seating Arrangement": [
    [benchOfFriends, 1],
    [chairsRoundATable, 2, 2, 0],
    [flatsInAHouse, 3, 2, 0],
    [matchByClues, 3, 2, 0],
    [orderByComparisons, 2],
  ],
  "Direction Sense": [
    [robotOnABoard, 1, 2, 0],
    [endOfAWalk, 1],
    [walkWithTurns, 3, 2, 0],
    [waysThroughStreets, 2],
    [roadsOfANetwork, 2, 2, 0],
  ],
  "Calendar and Clock": [
    [clockInAMirror, 2, 2, 0],
    [angleBetweenHands, 2],
    [dayAFewMonthsOn, 1],
  ],
  "Blood Relations": [
    [familyChart, 2, 3, 1],
    [familySigns, 3, 2, 0],
  ],
  "Venn Diagrams": [[circlesWithNumbers, 1, 2, 0]],
  "Dice and Cubes": [
    [viewOfAPlan, 2, 2, 0],
    [cubeOfANet, 2],
    [oppositeFaces, 1, 3],
    [dieSeenAgain, 3, 2, 0],
    [cubesOfAStack, 1],
    [punchedSheet, 2],
    [dieOnAWay, 3],
  ],
};

export const class7Reasoning: GeneratedSet = {
  classNumber: 7,
  subject: "reasoning",
  seed: "nilgiri",
  families: Object.entries(topics).flatMap(([topic, ideas]) =>
    ideas.map(([idea, level, count, depth = hard]) => idea(topic, level, depth, count, voice)),
  ),
};
