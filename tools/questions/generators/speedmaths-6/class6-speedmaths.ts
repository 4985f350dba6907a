import type { GeneratedSet } from "../generated-set";
import { divisibilityAndSquares } from "./divisibility-and-squares";
import { decimalsAtSpeed } from "./decimals-at-speed";
import { fractionsOfNumbers } from "./fractions-of-numbers";
import { perCentsAndAverages } from "./per-cents-and-averages";
import { roundingAndEstimating } from "./rounding-and-estimating";
import { quickDivision } from "./quick-division";
import { twentyFiveAndNinetyNine } from "./twenty-five-and-ninety-nine";
import { twoDigitProducts } from "./two-digit-products";

export const class6Speedmaths: GeneratedSet = {
  classNumber: 6,
  subject: "speedmaths",
  seed: "tamarind",
  families: [
    ...twoDigitProducts,
    ...twentyFiveAndNinetyNine,
    ...quickDivision,
    ...divisibilityAndSquares,
    ...fractionsOfNumbers,
    ...decimalsAtSpeed,
    ...perCentsAndAverages,
    ...roundingAndEstimating,
  ],
};
