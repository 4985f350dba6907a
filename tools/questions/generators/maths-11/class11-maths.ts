import type { GeneratedSet } from "../generated-set";
import { binomialTheorem } from "./binomial-theorem";
import { complexNumbers } from "./complex-numbers";
import { conicSections } from "./conic-sections";
import { limitsAndDerivatives } from "./limits-and-derivatives";
import { permutationsAndCombinations } from "./permutations-and-combinations";
import { pointsInSpace } from "./points-in-space";
import { probability } from "./probability";
import { relationsAndFunctions } from "./relations-and-functions";
import { sequencesAndSeries } from "./sequences-and-series";
import { sets } from "./sets";
import { statistics } from "./statistics";
import { straightLines } from "./straight-lines";
import { trigonometricFunctions } from "./trigonometric-functions";

export const class11Maths: GeneratedSet = {
  classNumber: 11,
  subject: "maths",
  seed: "brahmaputra",
  families: [
    ...sets,
    ...relationsAndFunctions,
    ...trigonometricFunctions,
    ...complexNumbers,
    ...permutationsAndCombinations,
    ...binomialTheorem,
    ...sequencesAndSeries,
    ...straightLines,
    ...conicSections,
    ...pointsInSpace,
    ...limitsAndDerivatives,
    ...statistics,
    ...probability,
  ],
};
