import type { Level } from "../../../../src/items/rules/item-schema";
import type { GeneratedSet } from "../generated-set";
import { angleBetweenHands } from "../reasoning-ideas/angle-between-hands";
import { benchOfFriends } from "../reasoning-ideas/bench-of-friends";
import { familyChart } from "../reasoning-ideas/chart-of-a-family";
import { circlesWithNumbers } from "../reasoning-ideas/circles-with-numbers";
import { clockInAMirror } from "../reasoning-ideas/clock-in-a-mirror";
import { cubeOfANet } from "../reasoning-ideas/cube-of-a-net";
import { cubesOfAStack } from "../reasoning-ideas/cubes-of-a-stack";
import { dieSeenAgain } from "../reasoning-ideas/die-seen-again";
import { endOfAWalk } from "../reasoning-ideas/end-of-a-walk";
import { figureAnalogy } from "../reasoning-ideas/figure-changed-alike";
import { figureThatBreaksTheRule } from "../reasoning-ideas/figure-that-breaks-the-rule";
import { hiddenFigure } from "../reasoning-ideas/figure-that-hides";
import { figuresThatGoRound } from "../reasoning-ideas/figures-that-go-round";
import { groupsThatMove } from "../reasoning-ideas/groups-that-move";
import { lampsAsNumbers } from "../reasoning-ideas/lamps-as-numbers";
import { lettersInAPlainCode } from "../reasoning-ideas/letters-in-a-plain-code";
import { messagesInATable } from "../reasoning-ideas/messages-and-their-codes";
import { numbersThatGrow } from "../reasoning-ideas/numbers-that-grow";
import { oppositeFaces } from "../reasoning-ideas/opposite-faces-of-a-net";
import { orderByComparisons } from "../reasoning-ideas/order-of-five";
import { pairThatDiffers } from "../reasoning-ideas/pair-that-differs";
import { imageOfATile } from "../reasoning-ideas/pattern-turned-and-mirrored";
import { pieceTurned } from "../reasoning-ideas/piece-only-turned";
import { placesInARow } from "../reasoning-ideas/places-in-a-row";
import { quarterMissing } from "../reasoning-ideas/quarter-of-a-tile";
import { roadsOfANetwork } from "../reasoning-ideas/roads-of-a-network";
import { robotOnABoard } from "../reasoning-ideas/robot-on-a-board";
import { rowsByOneLaw } from "../reasoning-ideas/rows-by-one-law";
import { punchedSheet } from "../reasoning-ideas/sheet-folded-and-punched";
import { shortWordsAsNumbers } from "../reasoning-ideas/short-words-as-numbers";
import { rowsThatWander } from "../reasoning-ideas/squares-that-wander";
import { latinMatrix } from "../reasoning-ideas/three-in-each-row";
import { twoCirclesDrawn } from "../reasoning-ideas/two-circles-drawn";
import { twoRowsInOne } from "../reasoning-ideas/two-rows-in-one";
import { sheetsOverlaid } from "../reasoning-ideas/two-sheets-laid-together";
import { viewOfAPlan } from "../reasoning-ideas/view-of-a-plan";
import { dayAFewMonthsOn } from "../reasoning-ideas/weekday-a-few-months-on";
import { matchByClues } from "../reasoning-ideas/who-has-which-work";
import type { Puzzle } from "../reasoning-ideas/puzzle";

/** Its ideas are smaller than those of class 7, or the same where they are shortest. */
const hard = -2;
const voice = 3;

/** The ideas of a topic, each with its level and, where they are not 2 and the class’s own, how many items and how hard. */
type Ideas = readonly (readonly [idea: Puzzle, level: Level, count?: number, depth?: number])[];

const topics: Readonly<Record<string, Ideas>> = {
  Series: [
    [figuresThatGoRound, 1],
    [numbersThatGrow, 1],
    [twoRowsInOne, 2, 2, -1],
    [groupsThatMove, 2, 2, 0],
    [rowsThatWander, 3, 2, -1],
  ],
  "Odd One Out": [
    [figureThatBreaksTheRule, 1],
    [pairThatDiffers, 1],
    [pieceTurned, 3],
    [hiddenFigure, 2],
  ],
  Analogy: [
    [latinMatrix, 1, 2, 0],
    [figureAnalogy, 2, 2, 0],
    [rowsByOneLaw, 3, 2, -1],
    [imageOfATile, 2],
    [quarterMissing, 2],
    [sheetsOverlaid, 3, 2, -1],
  ],
  "Coding and Decoding": [
    [lettersInAPlainCode, 2],
    [shortWordsAsNumbers, 2],
    [messagesInATable, 1, 3, -1],
    [lampsAsNumbers, 3, 2, 0],
  ],
  "Ranking and Order": [
    [orderByComparisons, 1, 3],
    [benchOfFriends, 2],
    [placesInARow, 2, 3],
    [matchByClues, 3, 2, 0],
  ],
  "Direction Sense": [
    [endOfAWalk, 1],
    [robotOnABoard, 2, 3, 0],
    [roadsOfANetwork, 3, 2, 0],
  ],
  "Calendar and Clock": [
    [clockInAMirror, 2],
    [angleBetweenHands, 2],
    [dayAFewMonthsOn, 1],
  ],
  "Blood Relations": [[familyChart, 1, 3]],
  "Venn Diagrams": [
    [twoCirclesDrawn, 1],
    [circlesWithNumbers, 2, 2, -1],
  ],
  "Dice and Cubes": [
    [viewOfAPlan, 2],
    [oppositeFaces, 1],
    [cubeOfANet, 3, 2, -1],
    [cubesOfAStack, 1],
    [punchedSheet, 1],
    [dieSeenAgain, 3, 2, -1],
  ],
};

export const class6Reasoning: GeneratedSet = {
  classNumber: 6,
  subject: "reasoning",
  seed: "vindhya",
  families: Object.entries(topics).flatMap(([topic, ideas]) =>
    ideas.map(([idea, level, count, depth = hard]) => idea(topic, level, depth, count, voice)),
  ),
};
