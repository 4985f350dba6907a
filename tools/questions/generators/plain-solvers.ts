import { search, type Solver } from "./second-computation";

/** Adds every number of the stem. */
export const addAll: Solver = (_, numbers) => numbers.reduce((sum, number) => sum + number, 0);

/** Counts up from the smaller of the two numbers of the stem to the larger. */
export const gap: Solver = (_, numbers) =>
  search(0, (step) => Math.min(...numbers) + step === Math.max(...numbers));
