import type { GeneratedSet } from "../generated-set";
import { addingAndSubtracting } from "./adding-and-subtracting";
import { doublesAndHalves } from "./doubles-and-halves";
import { fractionsOfNumbers } from "./fractions-of-numbers";
import { moneyAndChange } from "./money-and-change";
import { numberBonds } from "./number-bonds";
import { quickDivision } from "./quick-division";
import { quickMultiplication } from "./quick-multiplication";
import { roundingAndEstimating } from "./rounding-and-estimating";
import { tables } from "./tables";

export const class4Speedmaths: GeneratedSet = {
  classNumber: 4,
  subject: "speedmaths",
  seed: "drongo",
  families: [
    ...numberBonds,
    ...addingAndSubtracting,
    ...tables,
    ...quickMultiplication,
    ...quickDivision,
    ...doublesAndHalves,
    ...moneyAndChange,
    ...fractionsOfNumbers,
    ...roundingAndEstimating,
  ],
};
