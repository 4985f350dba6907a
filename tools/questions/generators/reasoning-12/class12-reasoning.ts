import type { Level } from "../../../../src/items/rules/item-schema";
import type { GeneratedSet } from "../generated-set";
import { bestCorner } from "../reasoning-ideas/best-corner-of-a-net";
import { chairsRoundATable } from "../reasoning-ideas/chairs-round-a-table";
import { codedInequalities } from "../reasoning-ideas/comparisons-in-signs";
import { cubeOfANet } from "../reasoning-ideas/cube-of-a-net";
import { cubesBehindTwoViews } from "../reasoning-ideas/cubes-behind-two-views";
import { dieOnAWay } from "../reasoning-ideas/die-rolls-along";
import { dieSeenAgain } from "../reasoning-ideas/die-seen-again";
import { enoughForANumber } from "../reasoning-ideas/enough-for-a-number";
import { enoughForAYes } from "../reasoning-ideas/enough-for-yes-or-no";
import { familySigns } from "../reasoning-ideas/family-in-signs";
import { figuresThatGoRound } from "../reasoning-ideas/figures-that-go-round";
import { flatsInAHouse } from "../reasoning-ideas/flats-in-a-house";
import { groupsThatMove } from "../reasoning-ideas/groups-that-move";
import { truthTellers } from "../reasoning-ideas/how-many-tell-the-truth";
import { lampsAsNumbers } from "../reasoning-ideas/lamps-as-numbers";
import { leagueTable } from "../reasoning-ideas/league-of-four";
import { lettersByLaw } from "../reasoning-ideas/letters-moved-by-a-law";
import { numbersThatGrow } from "../reasoning-ideas/numbers-that-grow";
import { paintedStack } from "../reasoning-ideas/painted-stack";
import { imageOfATile } from "../reasoning-ideas/pattern-turned-and-mirrored";
import { ranksThatOverlap } from "../reasoning-ideas/ranks-that-overlap";
import { rectanglesInAFigure } from "../reasoning-ideas/rectangles-in-steps";
import { roadsOfANetwork } from "../reasoning-ideas/roads-of-a-network";
import { rowsByOneLaw } from "../reasoning-ideas/rows-by-one-law";
import { rowsThatFace } from "../reasoning-ideas/rows-that-face-each-other";
import { punchedSheet } from "../reasoning-ideas/sheet-folded-and-punched";
import { rowsThatWander } from "../reasoning-ideas/squares-that-wander";
import { stepsOfAMachine } from "../reasoning-ideas/steps-of-a-machine";
import { strictRules } from "../reasoning-ideas/strict-rules-for-a-choice";
import { syllogism } from "../reasoning-ideas/three-sentences-one-conclusion";
import { twoRowsInOne } from "../reasoning-ideas/two-rows-in-one";
import { sheetsOverlaid } from "../reasoning-ideas/two-sheets-laid-together";
import { waysThroughStreets } from "../reasoning-ideas/ways-past-closed-crossings";
import { matchByClues } from "../reasoning-ideas/who-has-which-work";
import { wordsAsNumbers } from "../reasoning-ideas/words-as-numbers";
import { sameCalendar } from "../reasoning-ideas/year-with-the-same-calendar";
import type { Puzzle } from "../reasoning-ideas/puzzle";

const hard = 3;

/** The ideas of a topic, each with its level and, where they are not 2 and the class’s own, how many items and how hard. */
type Ideas = readonly (readonly [idea: Puzzle, level: Level, count?: number, depth?: number])[];

const topics: Readonly<Record<string, Ideas>> = {
  Series: [
    [figuresThatGoRound, 1],
    [rowsThatWander, 3],
    [numbersThatGrow, 1],
    [groupsThatMove, 1],
    [rowsByOneLaw, 2],
    [twoRowsInOne, 1],
  ],
  "Coding and Decoding": [
    [lettersByLaw, 1],
    [wordsAsNumbers, 3],
    [lampsAsNumbers, 3],
    [stepsOfAMachine, 2],
  ],
  "Complex Arrangements": [
    [chairsRoundATable, 2],
    [rowsThatFace, 1],
    [flatsInAHouse, 2],
    [matchByClues, 2],
  ],
  "Blood Relations": [[familySigns, 2, 4]],
  Syllogism: [[syllogism, 2, 4]],
  "Statement and Conclusion": [
    [codedInequalities, 1],
    [strictRules, 1],
  ],
  "Data Sufficiency": [
    [enoughForANumber, 2, 3],
    [enoughForAYes, 2, 3],
  ],
  "Logical Puzzles": [
    [imageOfATile, 1, 3],
    [sheetsOverlaid, 2, 3],
    [rectanglesInAFigure, 2],
    [punchedSheet, 3, 3],
    [cubeOfANet, 1],
    [bestCorner, 1],
    [dieSeenAgain, 3],
    [cubesBehindTwoViews, 3],
    [paintedStack, 2],
    [dieOnAWay, 1],
    [waysThroughStreets, 1],
    [roadsOfANetwork, 3],
    [truthTellers, 3, 3],
    [leagueTable, 3],
    [ranksThatOverlap, 1],
    [sameCalendar, 2],
  ],
};

export const class12Reasoning: GeneratedSet = {
  classNumber: 12,
  subject: "reasoning",
  seed: "himavat",
  families: Object.entries(topics).flatMap(([topic, ideas]) =>
    ideas.map(([idea, level, count, depth = hard]) => idea(topic, level, depth, count, hard)),
  ),
};
