import type { GeneratedSet } from "../generated-set";
import { arithmeticProgressions } from "./arithmetic-progressions";
import { circles } from "./circles";
import { coordinateGeometry } from "./coordinate-geometry";
import { pairsOfLinearEquations } from "./pairs-of-linear-equations";
import { polynomials } from "./polynomials";
import { probability } from "./probability";
import { quadraticEquations } from "./quadratic-equations";
import { sectorsAndSegments } from "./sectors-and-segments";
import { statistics } from "./statistics";
import { surfaceAreaAndVolume } from "./surface-area-and-volume";
import { triangles } from "./triangles";
import { trigonometry } from "./trigonometry";

export const class10Maths: GeneratedSet = {
  classNumber: 10,
  subject: "maths",
  seed: "godavari",
  families: [
    ...polynomials,
    ...pairsOfLinearEquations,
    ...quadraticEquations,
    ...arithmeticProgressions,
    ...triangles,
    ...coordinateGeometry,
    ...trigonometry,
    ...circles,
    ...sectorsAndSegments,
    ...surfaceAreaAndVolume,
    ...statistics,
    ...probability,
  ],
};
