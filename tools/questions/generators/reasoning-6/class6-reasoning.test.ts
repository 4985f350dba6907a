import {
  solveHidden,
  solveOddNumber,
  solvePainted,
  solvePairs,
  solveTwoCircles,
} from "../reasoning-ideas/solve-counts";
import { solveCode, solveLetters } from "../reasoning-ideas/solve-letters";
import { solveBetween, solveSwap } from "../reasoning-ideas/solve-places";
import { solveMissing, solveNext } from "../reasoning-ideas/solve-rows";
import { solveAngle, solveDate } from "../reasoning-ideas/solve-time";
import { solveDirection, solveTurns } from "../reasoning-ideas/solve-walks";
import { describeKeys } from "../second-computation";
import { class6Reasoning } from "./class6-reasoning";

describeKeys(class6Reasoning.families, {
  "times-and-some-more": solveNext,
  "squares-with-a-change": solveNext,
  "two-rows-in-turn": solveNext,
  "hidden-number": solveMissing,
  "pairs-of-letters": solveLetters,
  "odd-kind-of-number": solveOddNumber,
  "square-and-more": solvePairs,
  "code-with-two-moves": solveCode,
  "how-many-between": solveBetween,
  "two-change-places": solveSwap,
  "turns-by-degrees": solveTurns,
  "direction-from-start": solveDirection,
  "weekday-of-a-date": solveDate,
  "angle-of-the-hands": solveAngle,
  "in-neither-circle": solveTwoCircles,
  "in-both-circles": solveTwoCircles,
  "painted-cube": solvePainted,
  "tower-of-dice": solveHidden,
});
