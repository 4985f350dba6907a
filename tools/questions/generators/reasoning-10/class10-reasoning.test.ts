import { solveHidden, solvePainted, solvePairs, solveRolled } from "../reasoning-ideas/solve-counts";
import { solveCode, solveWordNumber } from "../reasoning-ideas/solve-letters";
import { solveMissing, solveNext } from "../reasoning-ideas/solve-rows";
import { solveSeats } from "../reasoning-ideas/solve-seats";
import { solveAngle, solveDate, solveWrongClock, solveYears } from "../reasoning-ideas/solve-time";
import { solveApart } from "../reasoning-ideas/solve-walk-twists";
import { solveDirection } from "../reasoning-ideas/solve-walks";
import { describeKeys } from "../second-computation";
import { class10Reasoning } from "./class10-reasoning";

describeKeys(class10Reasoning.families, {
  "two-sequences-mixed": solveNext,
  "factor-grows": solveNext,
  "hidden-prime-square": solveMissing,
  "rule-of-the-pairs": solvePairs,
  "growing-or-turned-code": solveCode,
  "sums-for-words": solveWordNumber,
  "line-of-six": solveSeats,
  "end-of-a-walk": solveDirection,
  "distance-as-the-crow-flies": solveApart,
  "day-months-later": solveDate,
  "angle-at-any-minute": solveAngle,
  "clock-over-a-day": solveWrongClock,
  "date-decades-on": solveYears,
  "cuboid-cut-up": solvePainted,
  "tall-tower-of-dice": solveHidden,
  "die-rolled-four-times": solveRolled,
});
