import type { Family } from "../family";
import { angleTimesAsLarge } from "./angles-and-shapes/angle-times-as-large";

/** The families of the topic Angles and Shapes. */
export const anglesAndShapes: readonly Family[] = [angleTimesAsLarge];
