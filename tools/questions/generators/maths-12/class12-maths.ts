import type { GeneratedSet } from "../generated-set";
import { applicationsOfDerivatives } from "./applications-of-derivatives";
import { areaUnderCurves } from "./area-under-curves";
import { continuityAndDifferentiability } from "./continuity-and-differentiability";
import { differentialEquations } from "./differential-equations";
import { integrals } from "./integrals";
import { inverseTrigonometricFunctions } from "./inverse-trigonometric-functions";
import { linearProgramming } from "./linear-programming";
import { linesInSpace } from "./lines-in-space";
import { matricesAndDeterminants } from "./matrices-and-determinants";
import { probability } from "./probability";
import { relationsAndFunctions } from "./relations-and-functions";
import { vectors } from "./vectors";

export const class12Maths: GeneratedSet = {
  classNumber: 12,
  subject: "maths",
  seed: "kaveri",
  families: [
    ...relationsAndFunctions,
    ...inverseTrigonometricFunctions,
    ...matricesAndDeterminants,
    ...continuityAndDifferentiability,
    ...applicationsOfDerivatives,
    ...integrals,
    ...areaUnderCurves,
    ...differentialEquations,
    ...vectors,
    ...linesInSpace,
    ...linearProgramming,
    ...probability,
  ],
};
