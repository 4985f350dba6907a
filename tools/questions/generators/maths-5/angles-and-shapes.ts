import type { Family } from "../family";
import { angleKind } from "./angles-and-shapes/angle-kind";
import { angleOnALine } from "./angles-and-shapes/angle-on-a-line";
import { angleTimesAsLarge } from "./angles-and-shapes/angle-times-as-large";
import { clockAngle } from "./angles-and-shapes/clock-angle";
import { triangleAngle } from "./angles-and-shapes/triangle-angle";

/** The families of the topic Angles and Shapes. */
export const anglesAndShapes: readonly Family[] = [
  angleKind,
  angleOnALine,
  triangleAngle,
  clockAngle,
  angleTimesAsLarge,
];
