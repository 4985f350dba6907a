import type { Family } from "../family";
import { fractionOfTheRest } from "./comparing-fractions/fraction-of-the-rest";
import { unlikeDifference } from "./comparing-fractions/unlike-difference";

/** The families of the topic Fractions. */
export const comparingFractions: readonly Family[] = [unlikeDifference, fractionOfTheRest];
