import type { GeneratedSet } from "../generated-set";
import { circles } from "./circles";
import { coordinateGeometry } from "./coordinate-geometry";
import { heronsFormula } from "./herons-formula";
import { linearEquations } from "./linear-equations";
import { linesAndAngles } from "./lines-and-angles";
import { numberSystems } from "./number-systems";
import { polynomials } from "./polynomials";
import { probability } from "./probability";
import { quadrilaterals } from "./quadrilaterals";
import { statistics } from "./statistics";
import { surfaceAreaAndVolume } from "./surface-area-and-volume";
import { triangles } from "./triangles";

export const class9Maths: GeneratedSet = {
  classNumber: 9,
  subject: "maths",
  seed: "tapti",
  families: [
    ...numberSystems,
    ...polynomials,
    ...linearEquations,
    ...coordinateGeometry,
    ...linesAndAngles,
    ...triangles,
    ...quadrilaterals,
    ...circles,
    ...heronsFormula,
    ...surfaceAreaAndVolume,
    ...statistics,
    ...probability,
  ],
};
