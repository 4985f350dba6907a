import type { GeneratedSet } from "./generated-set";
import { class4Speedmaths } from "./speedmaths-4/class4-speedmaths";

/** The question files of Speed Maths, one generator per class. */
export const speedmathsSets: readonly GeneratedSet[] = [class4Speedmaths];
