import type { GeneratedSet } from "../generated-set";
import { additionAndSubtraction } from "./addition-and-subtraction";
import { dataHandling } from "./data-handling";
import { factorsAndMultiples } from "./factors-and-multiples";
import { fiveDigitNumbers } from "./five-digit-numbers";
import { fractions } from "./fractions";
import { linesAndShapes } from "./lines-and-shapes";
import { measurement } from "./measurement";
import { moneyAndTime } from "./money-and-time";
import { multiplicationAndDivision } from "./multiplication-and-division";
import { numberPatterns } from "./number-patterns";
import { perimeterAndArea } from "./perimeter-and-area";
import { romanNumerals } from "./roman-numerals";

/** The computed questions of Maths for class 4. */
export const class4Maths: GeneratedSet = {
  classNumber: 4,
  subject: "maths",
  seed: "banyan",
  families: [
    ...fiveDigitNumbers,
    ...romanNumerals,
    ...additionAndSubtraction,
    ...multiplicationAndDivision,
    ...factorsAndMultiples,
    ...fractions,
    ...linesAndShapes,
    ...perimeterAndArea,
    ...measurement,
    ...moneyAndTime,
    ...numberPatterns,
    ...dataHandling,
  ],
};
