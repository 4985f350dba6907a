import { solveThreeCircles } from "../reasoning-ideas/solve-counts";
import { solveCode, solveLetters, solveWordNumber } from "../reasoning-ideas/solve-letters";
import { solveOrderClues } from "../reasoning-ideas/solve-orders";
import { solveSwap } from "../reasoning-ideas/solve-places";
import { solveMissing, solveNext, solveWrong } from "../reasoning-ideas/solve-rows";
import { solveSeats } from "../reasoning-ideas/solve-seats";
import { solveYears } from "../reasoning-ideas/solve-time";
import { describeKeys } from "../second-computation";
import { class12Reasoning } from "./class12-reasoning";

describeKeys(class12Reasoning.families, {
  "cubes-shifted": solveNext,
  "missing-by-recurrence": solveMissing,
  "letters-and-numbers-mixed": solveLetters,
  "wrong-prime-square": solveWrong,
  "code-by-two-rules": solveCode,
  "word-values": solveWordNumber,
  "cipher-with-growing-shift": solveCode,
  "six-in-line": solveSeats,
  "seven-at-a-table": solveSeats,
  "six-compared": solveOrderClues,
  "two-swap-places": solveSwap,
  "survey-of-three": solveThreeCircles,
  "date-far-ahead": solveYears,
});
