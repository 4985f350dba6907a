import {
  solveOddNumber,
  solvePainted,
  solvePairs,
  solveRolled,
  solveThreeCircles,
} from "../reasoning-ideas/solve-counts";
import { solveCode, solveLetters, solveWordNumber } from "../reasoning-ideas/solve-letters";
import { solveMissing, solveNext } from "../reasoning-ideas/solve-rows";
import { solveSeats } from "../reasoning-ideas/solve-seats";
import { solveAngle, solveWrongClock, solveYears } from "../reasoning-ideas/solve-time";
import { solveTurns } from "../reasoning-ideas/solve-walks";
import { describeKeys } from "../second-computation";
import { class8Reasoning } from "./class8-reasoning";

describeKeys(class8Reasoning.families, {
  "growing-factors": solveNext,
  "cubes-less-or-more": solveNext,
  "squares-of-primes": solveNext,
  "gap-among-sums": solveMissing,
  "letters-going-back-faster": solveLetters,
  "number-of-another-kind": solveOddNumber,
  "pairs-with-cubes": solvePairs,
  "code-with-turns-and-growth": (stem) => solveCode(stem.startsWith("With") ? swapFirstTwo(stem) : stem),
  "code-number-of-a-word": solveWordNumber,
  "six-at-a-round-table": solveSeats,
  "six-in-a-row": solveSeats,
  "wide-turns": solveTurns,
  "date-many-years-on": solveYears,
  "clock-that-gains-or-loses": solveWrongClock,
  "angle-to-the-minute": solveAngle,
  "three-overlapping-circles": solveThreeCircles,
  "painted-and-cut": solvePainted,
  "die-rolled-three-times": solveRolled,
});

/** The sentence that names the code first and the word after it. */
function swapFirstTwo(stem: string): string {
  return stem.replace(/([A-Z]{3,}) out of ([A-Z]{3,})/, "$2 makes $1");
}
