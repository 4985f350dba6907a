import type { GeneratedSet } from "./generated-set";

/** The computable part of the question files of Reasoning, one generator per class. */
export const reasoningSets: readonly GeneratedSet[] = [];
