import type { Family } from "../family";
import { balanceBothSides } from "./number-bonds/balance-both-sides";
import { bondOf100 } from "./number-bonds/bond-of-100";
import { bondOf1000 } from "./number-bonds/bond-of-1000";
import { nextHundred } from "./number-bonds/next-hundred";
import { pairOfABond } from "./number-bonds/pair-of-a-bond";
import { threePartsOf100 } from "./number-bonds/three-parts-of-100";

/** The families of the topic Number Bonds. */
export const numberBonds: readonly Family[] = [
  bondOf100,
  nextHundred,
  threePartsOf100,
  bondOf1000,
  pairOfABond,
  balanceBothSides,
];
