import type { GeneratedSet } from "../generated-set";
import { anglesAndShapes } from "./angles-and-shapes";
import { comparingFractions } from "./comparing-fractions";
import { dataHandling } from "./data-handling";
import { decimals } from "./decimals";
import { factorsAndMultiples } from "./factors-and-multiples";
import { fractions } from "./fractions";
import { hcfAndLcm } from "./hcf-and-lcm";
import { largeNumbers } from "./large-numbers";
import { measurement } from "./measurement";
import { money } from "./money";
import { numberPatterns } from "./number-patterns";
import { perimeterAndArea } from "./perimeter-and-area";
import { steps } from "./steps";
import { time } from "./time";
import { workingWithDecimals } from "./working-with-decimals";

export const class5Maths: GeneratedSet = {
  classNumber: 5,
  subject: "maths",
  seed: "himalaya",
  families: [
    ...largeNumbers,
    ...steps,
    ...factorsAndMultiples,
    ...hcfAndLcm,
    ...fractions,
    ...comparingFractions,
    ...decimals,
    ...workingWithDecimals,
    ...anglesAndShapes,
    ...perimeterAndArea,
    ...measurement,
    ...money,
    ...time,
    ...numberPatterns,
    ...dataHandling,
  ],
};
