import { solveOddNumber, solvePairs } from "../reasoning-ideas/solve-counts";
import { solveBead, solveBehind, solveMonths, solvePattern } from "../reasoning-ideas/solve-first";
import { solveCode, solveLetters } from "../reasoning-ideas/solve-letters";
import { solveOrder, solveOtherEnd } from "../reasoning-ideas/solve-places";
import { solveMissing, solveNext } from "../reasoning-ideas/solve-rows";
import { solveDateOfDay, solveDays } from "../reasoning-ideas/solve-time";
import { solveDistance, solveTurns } from "../reasoning-ideas/solve-walks";
import { describeKeys } from "../second-computation";
import { class3Reasoning } from "./class3-reasoning";

describeKeys(class3Reasoning.families, {
  "pattern-of-words": solvePattern,
  "bead-far-along": solveBead,
  "equal-jumps": solveNext,
  "growing-jumps": solveNext,
  "number-behind-a-card": solveMissing,
  "letters-that-skip": solveLetters,
  "odd-or-even-one-out": solveOddNumber,
  "pairs-of-numbers": solvePairs,
  "next-letter-code": solveCode,
  "how-many-behind": solveBehind,
  "place-from-the-end": solveOtherEnd,
  "order-of-four-friends": solveOrder,
  "two-quarter-turns": solveTurns,
  "there-and-back": solveDistance,
  "three-walks": solveDistance,
  "day-a-few-days-on": solveDays,
  "months-on": solveMonths,
  "date-in-a-month": solveDateOfDay,
});
