import type { Family } from "../family";
import { solidParts } from "./solids-and-symmetry/solid-parts";
import { symmetryLines } from "./solids-and-symmetry/symmetry-lines";

/** The families of the topic Angles and Shapes. */
export const solidsAndSymmetry: readonly Family[] = [solidParts, symmetryLines];
