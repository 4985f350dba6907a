import {
  solveBead,
  solveFront,
  solveGroups,
  solveNeighbour,
  solvePattern,
  solveSides,
} from "../reasoning-ideas/solve-first";
import { solveCode, solveLetters } from "../reasoning-ideas/solve-letters";
import { solveOrder } from "../reasoning-ideas/solve-places";
import { solveMissing, solveNext } from "../reasoning-ideas/solve-rows";
import { solveDays } from "../reasoning-ideas/solve-time";
import { solveDistance, solveTurns } from "../reasoning-ideas/solve-walks";
import { describeKeys } from "../second-computation";
import { class2Reasoning } from "./class2-reasoning";

describeKeys(class2Reasoning.families, {
  "pattern-that-repeats": solvePattern,
  "bead-in-a-string": solveBead,
  "count-in-steps": solveNext,
  "missing-in-a-row": solveMissing,
  "steps-that-grow": solveNext,
  "letters-by-ones-and-twos": solveLetters,
  "legs-and-wheels": solveGroups,
  "how-many-from-legs": solveGroups,
  "all-in-the-queue": solveSides,
  "those-in-front": solveFront,
  "order-of-a-few": solveOrder,
  "one-quarter-turn": solveTurns,
  "steps-out-and-back": solveDistance,
  "letters-one-on": (stem) => solveCode(stem.replace(/writes ([A-Z]+) for ([A-Z]+)/, "writes $2 as $1")),
  "two-days-on": (stem) => solveNeighbour(stem, 2),
  "month-before": (stem) => solveNeighbour(stem, -1),
  "a-week-and-more": solveDays,
});
