import type { GeneratedSet } from "../generated-set";
import { decimalsAtSpeed } from "./decimals-at-speed";
import { divisibilityTests } from "./divisibility-tests";
import { fractionsOfNumbers } from "./fractions-of-numbers";
import { perCentsOfNumbers } from "./per-cents-of-numbers";
import { quickAverages } from "./quick-averages";
import { quickDivision } from "./quick-division";
import { roundingAndEstimating } from "./rounding-and-estimating";
import { squares } from "./squares";
import { twentyFiveAndNinetyNine } from "./twenty-five-and-ninety-nine";
import { twoDigitProducts } from "./two-digit-products";

export const class6Speedmaths: GeneratedSet = {
  classNumber: 6,
  subject: "speedmaths",
  seed: "bee-eater",
  families: [
    ...twoDigitProducts,
    ...twentyFiveAndNinetyNine,
    ...quickDivision,
    ...divisibilityTests,
    ...squares,
    ...fractionsOfNumbers,
    ...decimalsAtSpeed,
    ...perCentsOfNumbers,
    ...quickAverages,
    ...roundingAndEstimating,
  ],
};
