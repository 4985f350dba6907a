import type { GeneratedSet } from "../generated-set";
import { profitAndLoss } from "./profit-and-loss";
import { quickAverages } from "./quick-averages";
import { speedDistanceAndTime } from "./speed-distance-and-time";
import { estimatingAnswers } from "./estimating-answers";
import { fractionsAndDecimals } from "./fractions-and-decimals";
import { perCentsOfNumbers } from "./per-cents-of-numbers";
import { ratioAtSpeed } from "./ratio-at-speed";
import { quickProducts } from "./quick-products";
import { divisibilityTests } from "./divisibility-tests";
import { squaresAndCubes } from "./squares-and-cubes";

export const class7Speedmaths: GeneratedSet = {
  classNumber: 7,
  subject: "speedmaths",
  seed: "gulmohar",
  families: [
    ...quickProducts,
    ...divisibilityTests,
    ...squaresAndCubes,
    ...fractionsAndDecimals,
    ...perCentsOfNumbers,
    ...ratioAtSpeed,
    ...profitAndLoss,
    ...quickAverages,
    ...speedDistanceAndTime,
    ...estimatingAnswers,
  ],
};
