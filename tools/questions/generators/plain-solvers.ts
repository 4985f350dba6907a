import { search, type Solver } from "./second-computation";

/** Adds every number of the stem. */
export const addAll: Solver = (_, numbers) => numbers.reduce((sum, number) => sum + number, 0);

/** Counts up from the smaller of the two numbers of the stem to the larger. */
export const gap: Solver = (_, numbers) =>
  search(0, (step) => Math.min(...numbers) + step === Math.max(...numbers));

/** Adds the first number of the stem as often as the second says. */
export const addAgain: Solver = (_, [each = 0, many = 0]) => {
  let total = 0;
  for (let time = 0; time < many; time++) total += each;
  return total;
};

/** Takes the smaller number of the stem from the larger until nothing is left, and counts how often. */
export const takeAgain: Solver = (_, numbers) => {
  let [left, times] = [Math.max(...numbers), 0];
  for (const size = Math.min(...numbers); left >= size; left -= size) times++;
  return left === 0 ? times : undefined;
};
