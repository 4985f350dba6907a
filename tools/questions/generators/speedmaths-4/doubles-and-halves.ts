import type { Family } from "../family";
import { doubleANumber } from "./doubles-and-halves/double-a-number";
import { doubleOneHalveOther } from "./doubles-and-halves/double-one-halve-other";
import { halfOfANumber } from "./doubles-and-halves/half-of-a-number";
import { nearDouble } from "./doubles-and-halves/near-double";
import { numberBeforeDoubling } from "./doubles-and-halves/number-before-doubling";

/** The families of the topic Doubles and Halves. */
export const doublesAndHalves: readonly Family[] = [
  doubleANumber,
  halfOfANumber,
  nearDouble,
  numberBeforeDoubling,
  doubleOneHalveOther,
];
