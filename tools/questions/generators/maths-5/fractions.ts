import type { Family } from "../family";
import { equalFraction } from "./fractions/equal-fraction";
import { fractionLeft } from "./fractions/fraction-left";
import { lowestTerms } from "./fractions/lowest-terms";
import { mixedToImproper } from "./fractions/mixed-to-improper";
import { partOfAnAmount } from "./fractions/part-of-an-amount";
import { unlikeSum } from "./fractions/unlike-sum";

/** The families of the topic Fractions. */
export const fractions: readonly Family[] = [
  equalFraction,
  lowestTerms,
  fractionLeft,
  partOfAnAmount,
  mixedToImproper,
  unlikeSum,
];
