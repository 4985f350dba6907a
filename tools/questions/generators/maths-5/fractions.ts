import type { Family } from "../family";
import { fractionLeft } from "./fractions/fraction-left";
import { lowestTerms } from "./fractions/lowest-terms";
import { partOfAnAmount } from "./fractions/part-of-an-amount";

/** The families of the topic Fractions. */
export const fractions: readonly Family[] = [lowestTerms, fractionLeft, partOfAnAmount];
