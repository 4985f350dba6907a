import type { Family } from "../family";
import { digitForNine } from "./factors-and-multiples/digit-for-nine";

/** The families of the topic Factors and Multiples. */
export const factorsAndMultiples: readonly Family[] = [digitForNine];
