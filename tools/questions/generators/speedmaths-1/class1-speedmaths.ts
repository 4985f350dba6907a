import type { GeneratedSet } from "../generated-set";
import { numberBonds } from "./number-bonds";
import { missingNumbers } from "./missing-numbers";
import { countingOnAndBack } from "./counting-on-and-back";
import { quickAddition } from "./quick-addition";
import { quickSubtraction } from "./quick-subtraction";
import { doubles } from "./doubles";
import { coinsAndNotes } from "./coins-and-notes";

export const class1Speedmaths: GeneratedSet = {
  classNumber: 1,
  subject: "speedmaths",
  seed: "sparrow",
  families: [
    ...numberBonds,
    ...missingNumbers,
    ...countingOnAndBack,
    ...quickAddition,
    ...quickSubtraction,
    ...doubles,
    ...coinsAndNotes,
  ],
};
