import type { GeneratedSet } from "../generated-set";
import { divisibilityTests } from "./divisibility-tests";
import { estimatingAnswers } from "./estimating-answers";
import { fractionsAndDecimals } from "./fractions-and-decimals";
import { perCentsOfNumbers } from "./per-cents-of-numbers";
import { profitAndLoss } from "./profit-and-loss";
import { quickAverages } from "./quick-averages";
import { quickProducts } from "./quick-products";
import { ratioAtSpeed } from "./ratio-at-speed";
import { speedDistanceAndTime } from "./speed-distance-and-time";
import { squaresAndCubes } from "./squares-and-cubes";

export const class7Speedmaths: GeneratedSet = {
  classNumber: 7,
  subject: "speedmaths",
  seed: "hornbill",
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
