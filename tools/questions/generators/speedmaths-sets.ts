import type { GeneratedSet } from "./generated-set";
import { class1Speedmaths } from "./speedmaths-1/class1-speedmaths";
import { class2Speedmaths } from "./speedmaths-2/class2-speedmaths";
import { class3Speedmaths } from "./speedmaths-3/class3-speedmaths";
import { class4Speedmaths } from "./speedmaths-4/class4-speedmaths";
import { class5Speedmaths } from "./speedmaths-5/class5-speedmaths";
import { class6Speedmaths } from "./speedmaths-6/class6-speedmaths";
import { class7Speedmaths } from "./speedmaths-7/class7-speedmaths";
import { class8Speedmaths } from "./speedmaths-8/class8-speedmaths";
import { class9Speedmaths } from "./speedmaths-9/class9-speedmaths";
import { class10Speedmaths } from "./speedmaths-10/class10-speedmaths";
import { class11Speedmaths } from "./speedmaths-11/class11-speedmaths";
import { class12Speedmaths } from "./speedmaths-12/class12-speedmaths";

/** The question files of Speed Maths, one generator per class. */
export const speedmathsSets: readonly GeneratedSet[] = [
  class1Speedmaths,
  class2Speedmaths,
  class3Speedmaths,
  class4Speedmaths,
  class5Speedmaths,
  class6Speedmaths,
  class7Speedmaths,
  class8Speedmaths,
  class9Speedmaths,
  class10Speedmaths,
  class11Speedmaths,
  class12Speedmaths,
];
