import type { Level } from "../../../../src/items/rules/item-schema";
import type { GeneratedSet } from "../generated-set";
import { benchOfFriends } from "../reasoning-ideas/bench-of-friends";
import { familyChart } from "../reasoning-ideas/chart-of-a-family";
import { clockInAMirror } from "../reasoning-ideas/clock-in-a-mirror";
import { endOfAWalk } from "../reasoning-ideas/end-of-a-walk";
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
import { orderByComparisons } from "../reasoning-ideas/order-of-five";
import { pairThatDiffers } from "../reasoning-ideas/pair-that-differs";
import { imageOfATile } from "../reasoning-ideas/pattern-turned-and-mirrored";
import { placesInARow } from "../reasoning-ideas/places-in-a-row";
import { quarterMissing } from "../reasoning-ideas/quarter-of-a-tile";
import { robotOnABoard } from "../reasoning-ideas/robot-on-a-board";
import { rowsByOneLaw } from "../reasoning-ideas/rows-by-one-law";
import { seenInAMirror } from "../reasoning-ideas/seen-in-a-mirror";
import { punchedSheet } from "../reasoning-ideas/sheet-folded-and-punched";
import { shortWordsAsNumbers } from "../reasoning-ideas/short-words-as-numbers";
import { rowsThatWander } from "../reasoning-ideas/squares-that-wander";
import { latinMatrix } from "../reasoning-ideas/three-in-each-row";
import { twoCirclesDrawn } from "../reasoning-ideas/two-circles-drawn";
import { dayAFewMonthsOn } from "../reasoning-ideas/weekday-a-few-months-on";
import type { Puzzle } from "../reasoning-ideas/puzzle";

/** Its ideas are smaller than those of class 6, or the same where they are shortest. */
const hard = -3;
const voice = 4;

/** The ideas of a topic, each with its level and, where they are not 2 and the class’s own, how many items and how hard. */
type Ideas = readonly (readonly [idea: Puzzle, level: Level, count?: number, depth?: number])[];

const topics: Readonly<Record<string, Ideas>> = {
  Series: [
    [figuresThatGoRound, 1],
    [numbersThatGrow, 1],
    [groupsThatMove, 2],
    [rowsThatWander, 3, 2, -1],
  ],
  "Odd One Out": [
    [figureThatBreaksTheRule, 1],
    [pairThatDiffers, 1],
    [hiddenFigure, 2],
  ],
  Analogy: [
    [latinMatrix, 2, 2, 0],
    [figureAnalogy, 3, 2, 0],
    [rowsByOneLaw, 1, 3],
  ],
  "Coding and Decoding": [
    [lettersInAPlainCode, 1],
    [shortWordsAsNumbers, 2],
    [messagesInATable, 2, 3, -1],
    [lampsAsNumbers, 3, 2, 0],
  ],
  Ranking: [
    [orderByComparisons, 1, 3],
    [benchOfFriends, 2],
    [placesInARow, 3, 3],
    [flatsInAHouse, 3, 2, -1],
  ],
  Directions: [
    [endOfAWalk, 1],
    [robotOnABoard, 3, 2, 0],
  ],
  "Calendar and Clock": [[dayAFewMonthsOn, 2, 3]],
  "Blood Relations": [[familyChart, 1, 3, -2]],
  "Venn Diagrams": [[twoCirclesDrawn, 2, 3]],
  "Mirror Images": [
    [seenInAMirror, 1, 4],
    [imageOfATile, 1],
    [clockInAMirror, 2, 3],
    [quarterMissing, 2],
    [punchedSheet, 3, 2, -2],
  ],
};

export const class5Reasoning: GeneratedSet = {
  classNumber: 5,
  subject: "reasoning",
  seed: "shivalik",
  families: Object.entries(topics).flatMap(([topic, ideas]) =>
    ideas.map(([idea, level, count, depth = hard]) => idea(topic, level, depth, count, voice)),
  ),
};
