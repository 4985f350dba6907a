import type { GeneratedSet } from "../generated-set";
import { decimalsAtSpeed } from "./decimals-at-speed";
import { elevenAndTwentyFive } from "./eleven-and-twenty-five";
import { fractionsOfNumbers } from "./fractions-of-numbers";
import { mentalSums } from "./mental-sums";
import { moneyAndChange } from "./money-and-change";
import { quickAverages } from "./quick-averages";
import { quickDivision } from "./quick-division";
import { roundingAndEstimating } from "./rounding-and-estimating";
import { twoDigitProducts } from "./two-digit-products";

export const class5Speedmaths: GeneratedSet = {
  classNumber: 5,
  subject: "speedmaths",
  seed: "treepie",
  families: [
    ...mentalSums,
    ...twoDigitProducts,
    ...elevenAndTwentyFive,
    ...quickDivision,
    ...fractionsOfNumbers,
    ...decimalsAtSpeed,
    ...moneyAndChange,
    ...quickAverages,
    ...roundingAndEstimating,
  ],
};
