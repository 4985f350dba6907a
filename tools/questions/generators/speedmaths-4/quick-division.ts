import type { Family } from "../family";
import { divideBy10Or100 } from "./quick-division/divide-by-10-or-100";
import { divideBy25 } from "./quick-division/divide-by-25";
import { divideBy5 } from "./quick-division/divide-by-5";
import { divisionFact } from "./quick-division/division-fact";
import { findTheRemainder } from "./quick-division/find-the-remainder";
import { halveTwice } from "./quick-division/halve-twice";
import { splitToDivide } from "./quick-division/split-to-divide";

/** The families of the topic Quick Division. */
export const quickDivision: readonly Family[] = [
  divisionFact,
  divideBy10Or100,
  halveTwice,
  divideBy5,
  splitToDivide,
  findTheRemainder,
  divideBy25,
];
