import type { Family } from "../family";
import { drawPerson } from "../people";
import { numeric } from "../signed-slips";
import { count, grouped, wholeRupees } from "../words";

const topic = "Arithmetic Progressions";

const rowsOfSeats: Family = {
  name: "rows-of-seats",
  topic,
  level: 1,
  draft: (draw) => {
    const [first, step, n] = [draw.int(12, 24), draw.int(2, 5), draw.int(10, 24)];
    const key = (n * (2 * first + (n - 1) * step)) / 2;
    return {
      frames: [
        `The first row of an open-air theatre has ${first} seats, and each further row has ${step} more than the row before it. How many seats are there in the first ${n} rows?`,
        `A stack of pipes has ${first} pipes in the top layer and ${step} more in every layer below. How many pipes are in ${n} layers?`,
      ],
      ...numeric(grouped, key, [
        [first + (n - 1) * step, "gave the last row or layer alone"],
        [n * (2 * first + (n - 1) * step), "forgot to halve"],
        [(n * (2 * first + n * step)) / 2, `added the difference ${n} times`],
        [n * first, "left out the growth"],
        [(n * (first + (n - 1) * step)) / 2, "took the first term once only"],
      ]),
      because: `The last one has ${first} + ${n - 1} × ${step} = ${first + (n - 1) * step}, and ${n}/2 × (${first} + ${first + (n - 1) * step}) = ${grouped(key)}.`,
    };
  },
};

const monthsOfSaving: Family = {
  name: "growing-instalments",
  topic,
  level: 2,
  draft: (draw) => {
    const [first, step, n] = [draw.int(4, 20) * 50, draw.int(1, 6) * 20, draw.int(9, 24)];
    const sum = (n * (2 * first + (n - 1) * step)) / 2;
    const { name, they } = drawPerson(draw);
    return {
      frames: [
        `${name} saves ${wholeRupees(first)} in the first month and ${wholeRupees(step)} more in each month than in the one before. After how many months has ${they} saved ${wholeRupees(sum)}?`,
        `A loan of ${wholeRupees(sum)} is paid back in monthly parts: ${wholeRupees(first)} first, then always ${wholeRupees(step)} more than the month before. How many months does it take?`,
      ],
      ...numeric((value) => count(value, "month"), n, [
        [Math.round(sum / first), "divided by the first amount"],
        [
          Math.round((sum - first) / step) > 99 ? 0 : Math.round((sum - first) / step) + 1,
          "took the sum for the last term",
        ],
        [Math.round(sum / (first + (n - 1) * step)), "divided by the last amount"],
        [n * 2, "forgot the half in the formula of the sum"],
        [Math.round(Math.sqrt((2 * sum) / step)), "left the first amount out"],
        [Math.round((2 * sum) / (first + (n - 1) * step)), "left the first amount out of the average"],
      ]),
      because: `n/2 × [2 × ${first} + (n − 1) × ${step}] = ${sum} has the positive solution n = ${n}.`,
    };
  },
};

export const arithmeticProgressions: readonly Family[] = [rowsOfSeats, monthsOfSaving];
