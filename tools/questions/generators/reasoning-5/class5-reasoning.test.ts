import { solveOddNumber, solvePairs, solveTwoCircles } from "../reasoning-ideas/solve-counts";
import { solveCode, solveLetters, solveWordNumber } from "../reasoning-ideas/solve-letters";
import { solveMoved, solveParts } from "../reasoning-ideas/solve-places";
import { solveNext, solveWrong } from "../reasoning-ideas/solve-rows";
import { solveDays, solveHandTurn, solveMirror } from "../reasoning-ideas/solve-time";
import { solveDirection, solveTurns } from "../reasoning-ideas/solve-walks";
import { describeKeys } from "../second-computation";
import { class5Reasoning } from "./class5-reasoning";

describeKeys(class5Reasoning.families, {
  "times-each-time": solveNext,
  "falling-faster": solveNext,
  "double-and-change": solveNext,
  "wrong-square": solveWrong,
  "letters-with-growing-gaps": solveLetters,
  "odd-multiple-out": solveOddNumber,
  "pairs-by-one-rule": solvePairs,
  "letters-moved-by-three": solveCode,
  "turned-and-moved": solveCode,
  "number-of-a-word": solveWordNumber,
  "row-in-three-parts": solveParts,
  "place-after-a-move": solveMoved,
  "right-and-straight-turns": solveTurns,
  "which-way-from-home": solveDirection,
  "day-after-many-days": solveDays,
  "turn-of-a-hand": solveHandTurn,
  "mirror-of-a-clock": solveMirror,
  "in-one-circle-only": solveTwoCircles,
  "in-exactly-one-circle": solveTwoCircles,
});
