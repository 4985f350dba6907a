import type { GeneratedSet } from "./generated-set";
import { class5Maths } from "./maths-5/class5-maths";

/** The question files of Maths, one generator per class. */
export const mathsSets: readonly GeneratedSet[] = [class5Maths];
