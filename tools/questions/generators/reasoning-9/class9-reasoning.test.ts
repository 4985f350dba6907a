import { solveOddNumber, solvePairs, solveThreeCircles } from "../reasoning-ideas/solve-counts";
import { solveCode, solveLetters, solveWordNumber } from "../reasoning-ideas/solve-letters";
import { solveOperation, solveSigns } from "../reasoning-ideas/solve-operations";
import { solveOrder } from "../reasoning-ideas/solve-places";
import { solveNext, solveWrong } from "../reasoning-ideas/solve-rows";
import { solveSeats } from "../reasoning-ideas/solve-seats";
import { solveSaved } from "../reasoning-ideas/solve-walk-twists";
import { solveTurns } from "../reasoning-ideas/solve-walks";
import { describeKeys } from "../second-computation";
import { class9Reasoning } from "./class9-reasoning";

describeKeys(class9Reasoning.families, {
  "times-then-change": solveNext,
  "steps-grow-evenly": solveNext,
  "letters-by-growing-steps": solveLetters,
  "wrong-cube": solveWrong,
  "pairs-by-a-power": solvePairs,
  "number-that-stands-apart": solveOddNumber,
  "two-way-code": solveCode,
  "weights-of-words": solveWordNumber,
  "round-table-of-six": solveSeats,
  "shortest-way-back": solveSaved,
  "four-turns": solveTurns,
  "count-in-three-circles": solveThreeCircles,
  "new-sign": solveOperation,
  "signs-change-meaning": solveSigns,
  "order-of-five": solveOrder,
  "order-of-six": solveOrder,
});
