import type { GeneratedSet } from "../generated-set";
import { quickAddition } from "./quick-addition";
import { quickSubtraction } from "./quick-subtraction";
import { addingTens } from "./adding-tens";
import { numberBonds } from "./number-bonds";
import { missingNumbers } from "./missing-numbers";
import { firstTables } from "./first-tables";
import { doublesAndHalves } from "./doubles-and-halves";
import { coinsAndNotes } from "./coins-and-notes";

export const class2Speedmaths: GeneratedSet = {
  classNumber: 2,
  subject: "speedmaths",
  seed: "bulbul",
  families: [
    ...numberBonds,
    ...quickAddition,
    ...quickSubtraction,
    ...addingTens,
    ...firstTables,
    ...doublesAndHalves,
    ...missingNumbers,
    ...coinsAndNotes,
  ],
};
