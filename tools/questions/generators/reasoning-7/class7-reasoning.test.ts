import {
  solveOddNumber,
  solvePainted,
  solvePairs,
  solveRolled,
  solveTwoCircles,
} from "../reasoning-ideas/solve-counts";
import { solveCode, solveLetters, solveWordNumber } from "../reasoning-ideas/solve-letters";
import { solveMissing, solveNext } from "../reasoning-ideas/solve-rows";
import { solveSeats } from "../reasoning-ideas/solve-seats";
import { solveAngle, solveStrokes, solveYears } from "../reasoning-ideas/solve-time";
import { solveDistance } from "../reasoning-ideas/solve-walks";
import { describeKeys } from "../second-computation";
import { class7Reasoning } from "./class7-reasoning";

describeKeys(class7Reasoning.families, {
  "sum-of-the-last-two": solveNext,
  "cubes-with-a-change": solveNext,
  "gap-in-a-series": solveMissing,
  "letters-around-a-number": solveLetters,
  "number-outside-the-class": solveOddNumber,
  "product-and-power-pairs": solvePairs,
  "code-with-growing-moves": solveCode,
  "value-of-a-word": solveWordNumber,
  "five-in-a-row": solveSeats,
  "six-round-a-table": solveSeats,
  "straight-line-home": solveDistance,
  "strokes-of-a-clock": solveStrokes,
  "same-date-years-on": solveYears,
  "angle-at-a-time": solveAngle,
  "common-part-of-circles": solveTwoCircles,
  "die-rolled-twice": solveRolled,
  "painted-cuboid": solvePainted,
});
