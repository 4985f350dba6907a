import {
  solveFront,
  solveGroups,
  solveLengths,
  solveNeighbour,
  solvePattern,
  solveSides,
} from "../reasoning-ideas/solve-first";
import { solveNext } from "../reasoning-ideas/solve-rows";
import { describeKeys, numbersIn } from "../second-computation";
import { class1Reasoning } from "./class1-reasoning";

/** Takes the number of those that do not belong away from all. */
function solveGroup(stem: string): number {
  const other = Number(/(\d+) (?:drum|cat|egg)s?\b/.exec(stem)?.[1]);
  return numbersIn(stem).reduce((sum, number) => sum + number, 0) - other;
}

describeKeys(class1Reasoning.families, {
  "two-in-turn": solvePattern,
  "three-in-turn": solvePattern,
  "count-on": solveNext,
  "count-back": solveNext,
  "pairs-of-things": solveGroups,
  "four-legs-each": solveGroups,
  "longest-and-shortest": solveLengths,
  "second-longest": solveLengths,
  "count-one-group": solveGroup,
  "how-many-in-front": solveFront,
  "all-on-both-sides": solveSides,
  "day-after": (stem) => solveNeighbour(stem, 1),
  "day-before": (stem) => solveNeighbour(stem, -1),
  "month-after": (stem) => solveNeighbour(stem, 1),
  "day-after-next": (stem) => solveNeighbour(stem, 2),
});
