import type { Family } from "../family";
import { decimalDifference } from "./decimals/decimal-difference";
import { decimalSum } from "./decimals/decimal-sum";
import { decimalTimesTen } from "./decimals/decimal-times-ten";
import { fractionAsDecimal } from "./decimals/fraction-as-decimal";
import { greatestDecimal } from "./decimals/greatest-decimal";

/** The families of the topic Decimals. */
export const decimals: readonly Family[] = [
  fractionAsDecimal,
  greatestDecimal,
  decimalSum,
  decimalTimesTen,
  decimalDifference,
];
