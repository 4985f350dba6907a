import { solveOddNumber, solvePairs } from "../reasoning-ideas/solve-counts";
import { solveCode, solveLetters, solveWordNumber } from "../reasoning-ideas/solve-letters";
import { solveOrder, solveOtherEnd, solveTotal } from "../reasoning-ideas/solve-places";
import { solveDistance, solveTurns } from "../reasoning-ideas/solve-walks";
import { solveNext, solveWrong } from "../reasoning-ideas/solve-rows";
import { solveDateOfDay, solveDays, solveMirror } from "../reasoning-ideas/solve-time";
import { describeKeys } from "../second-computation";
import { class4Reasoning } from "./class4-reasoning";

describeKeys(class4Reasoning.families, {
  "bigger-steps": solveNext,
  "two-steps-in-turn": solveNext,
  "one-number-is-wrong": solveWrong,
  "letters-with-gaps": solveLetters,
  "letters-with-numbers": solveLetters,
  "odd-number-in-a-table": solveOddNumber,
  "number-machine": solvePairs,
  "letters-moved-on": solveCode,
  "sum-of-letters": solveWordNumber,
  "place-from-other-end": solveOtherEnd,
  "how-many-in-the-row": solveTotal,
  "four-in-order": solveOrder,
  "three-quarter-turns": solveTurns,
  "walk-of-three-legs": solveDistance,
  "day-after-weeks": solveDays,
  "date-of-a-weekday": solveDateOfDay,
  "clock-in-a-mirror": solveMirror,
});
