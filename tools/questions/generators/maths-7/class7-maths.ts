import type { GeneratedSet } from "../generated-set";
import { algebraicExpressions } from "./algebraic-expressions";
import { dataHandling } from "./data-handling";
import { exponentsAndPowers } from "./exponents-and-powers";
import { fractionsAndDecimals } from "./fractions-and-decimals";
import { integers } from "./integers";
import { linesAndAngles } from "./lines-and-angles";
import { perimeterAndArea } from "./perimeter-and-area";
import { profitLossAndInterest } from "./profit-loss-and-interest";
import { ratioAndPercentage } from "./ratio-and-percentage";
import { rationalNumbers } from "./rational-numbers";
import { simpleEquations } from "./simple-equations";
import { triangles } from "./triangles";

export const class7Maths: GeneratedSet = {
  classNumber: 7,
  subject: "maths",
  seed: "narmada",
  families: [
    ...integers,
    ...fractionsAndDecimals,
    ...rationalNumbers,
    ...ratioAndPercentage,
    ...profitLossAndInterest,
    ...exponentsAndPowers,
    ...algebraicExpressions,
    ...simpleEquations,
    ...linesAndAngles,
    ...triangles,
    ...perimeterAndArea,
    ...dataHandling,
  ],
};
