import { solveCode, solveLetters, solveWordNumber } from "../reasoning-ideas/solve-letters";
import { solveOperation, solveSigns } from "../reasoning-ideas/solve-operations";
import { solveOrderClues } from "../reasoning-ideas/solve-orders";
import { solveSwap } from "../reasoning-ideas/solve-places";
import { solveNext, solveWrong } from "../reasoning-ideas/solve-rows";
import { solveSeats } from "../reasoning-ideas/solve-seats";
import { solveDisplacement } from "../reasoning-ideas/solve-walk-twists";
import { solveTurns } from "../reasoning-ideas/solve-walks";
import { describeKeys } from "../second-computation";
import { class11Reasoning } from "./class11-reasoning";

describeKeys(class11Reasoning.families, {
  "prime-squares-changed": solveNext,
  "linear-recurrence": solveNext,
  "triples-of-letters": solveLetters,
  "broken-recurrence": solveWrong,
  "cipher-for-words": solveCode,
  "scores-of-words": solveWordNumber,
  "six-on-a-bench": solveSeats,
  "seven-round-a-table": solveSeats,
  "displacement-of-a-walk": solveDisplacement,
  "five-turns": solveTurns,
  "sign-used-twice": solveOperation,
  "meanings-of-signs": solveSigns,
  "ranking-of-six": solveOrderClues,
  "exchange-in-a-row": solveSwap,
});
