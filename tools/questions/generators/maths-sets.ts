import type { GeneratedSet } from "./generated-set";
import { class10Maths } from "./maths-10/class10-maths";
import { class11Maths } from "./maths-11/class11-maths";
import { class12Maths } from "./maths-12/class12-maths";
import { class5Maths } from "./maths-5/class5-maths";
import { class6Maths } from "./maths-6/class6-maths";
import { class7Maths } from "./maths-7/class7-maths";
import { class8Maths } from "./maths-8/class8-maths";
import { class9Maths } from "./maths-9/class9-maths";

/** The question files of Maths, one generator per class. */
export const mathsSets: readonly GeneratedSet[] = [
  class5Maths,
  class6Maths,
  class7Maths,
  class8Maths,
  class9Maths,
  class10Maths,
  class11Maths,
  class12Maths,
];
