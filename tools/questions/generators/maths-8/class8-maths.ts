import type { GeneratedSet } from "../generated-set";
import { directAndInverseProportion } from "./direct-and-inverse-proportion";
import { exponentsAndPowers } from "./exponents-and-powers";
import { expressionsAndIdentities } from "./expressions-and-identities";
import { factorisation } from "./factorisation";
import { graphs } from "./graphs";
import { linearEquations } from "./linear-equations";
import { mensuration } from "./mensuration";
import { percentageAndInterest } from "./percentage-and-interest";
import { quadrilaterals } from "./quadrilaterals";
import { rationalNumbers } from "./rational-numbers";
import { squaresCubesAndRoots } from "./squares-cubes-and-roots";

export const class8Maths: GeneratedSet = {
  classNumber: 8,
  subject: "maths",
  seed: "sutlej",
  families: [
    ...rationalNumbers,
    ...squaresCubesAndRoots,
    ...exponentsAndPowers,
    ...expressionsAndIdentities,
    ...factorisation,
    ...linearEquations,
    ...percentageAndInterest,
    ...directAndInverseProportion,
    ...quadrilaterals,
    ...mensuration,
    ...graphs,
  ],
};
