import type { GeneratedSet } from "../generated-set";
import { dataHandling } from "./data-handling";
import { decimals } from "./decimals";
import { factorsHcfAndLcm } from "./factors-hcf-and-lcm";
import { fractions } from "./fractions";
import { integers } from "./integers";
import { linesAndAngles } from "./lines-and-angles";
import { perimeterAndArea } from "./perimeter-and-area";
import { ratioAndProportion } from "./ratio-and-proportion";
import { simpleAlgebra } from "./simple-algebra";
import { symmetry } from "./symmetry";
import { wholeNumbers } from "./whole-numbers";

/** The computed questions of Maths for class 6. */
export const class6Maths: GeneratedSet = {
  classNumber: 6,
  subject: "maths",
  seed: "narmada",
  families: [
    ...wholeNumbers,
    ...factorsHcfAndLcm,
    ...integers,
    ...fractions,
    ...decimals,
    ...ratioAndProportion,
    ...simpleAlgebra,
    ...linesAndAngles,
    ...symmetry,
    ...perimeterAndArea,
    ...dataHandling,
  ],
};
