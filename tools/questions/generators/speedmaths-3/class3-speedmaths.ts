import type { GeneratedSet } from "../generated-set";
import { doublesAndHalves } from "./doubles-and-halves";
import { mentalAddition } from "./mental-addition";
import { mentalSubtraction } from "./mental-subtraction";
import { moneyAndChange } from "./money-and-change";
import { multiplicationTables } from "./multiplication-tables";
import { numberBonds } from "./number-bonds";
import { quickDivision } from "./quick-division";
import { roundingNumbers } from "./rounding-numbers";

export const class3Speedmaths: GeneratedSet = {
  classNumber: 3,
  subject: "speedmaths",
  seed: "barbet",
  families: [
    ...numberBonds,
    ...mentalAddition,
    ...mentalSubtraction,
    ...multiplicationTables,
    ...quickDivision,
    ...doublesAndHalves,
    ...moneyAndChange,
    ...roundingNumbers,
  ],
};
