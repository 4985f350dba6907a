import { signed } from "../algebra-words";
import type { Family } from "../family";
import { drawPerson } from "../people";
import { numeric } from "../signed-slips";
import { count, grouped, wholeRupees } from "../words";

const topic = "Arithmetic Progressions";

const farTerm: Family = {
  name: "far-term",
  topic,
  level: 1,
  draft: (draw) => {
    const [first, step, n] = [draw.int(12, 40), -draw.int(3, 9), draw.one([15, 16, 18, 20, 24, 25, 28, 30])];
    const key = first + (n - 1) * step;
    const start = [first, first + step, first + 2 * step].map(signed).join(", ");
    return {
      frames: [
        `What is the ${n}th term of the arithmetic progression ${start}, …?`,
        `The screen in a mine lift shows the height in metres at equal steps: ${start}, … Which number is the ${n}th on the screen?`,
      ],
      ...numeric(signed, key, [
        [first + n * step, `adding the common difference ${n} times`],
        [first - (n - 1) * step, "taking the common difference for positive"],
        [(n - 1) * step, "leaving out the first term"],
        [first + (n - 2) * step, `adding the common difference ${n - 2} times`],
        [n * step - first, "losing the sign of the first term"],
      ]),
      because: `The term is ${first} + ${n - 1} × (${signed(step)}) = ${signed(key)}.`,
    };
  },
};

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
      ...numeric(
        grouped,
        key,
        [
          [first + (n - 1) * step, "giving the last row or layer alone"],
          [n * (2 * first + (n - 1) * step), "forgetting to halve"],
          [(n * (2 * first + n * step)) / 2, `adding the difference ${n} times`],
          [n * first, "leaving out the growth"],
          [(n * (first + (n - 1) * step)) / 2, "taking the first term once only"],
          [key + step, "a slip in the last term"],
          [key - n, "a slip in the average"],
          [key + n, "a slip in the average"],
        ],
        0,
      ),
      because: `The last one has ${first} + ${n - 1} × ${step} = ${first + (n - 1) * step}, and ${n}/2 × (${first} + ${first + (n - 1) * step}) = ${grouped(key)}.`,
    };
  },
};

const monthsOfSaving: Family = {
  name: "months-of-saving",
  topic,
  level: 3,
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
        [Math.round(sum / first), "dividing by the first amount"],
        [
          Math.round((sum - first) / step) > 99 ? 0 : Math.round((sum - first) / step) + 1,
          "taking the sum for the last term",
        ],
        [Math.round(sum / (first + (n - 1) * step)), "dividing by the last amount"],
        [n * 2, "forgetting the half in the formula of the sum"],
        [n - 3, "guessing from the formula without solving it"],
        [n + 3, "guessing from the formula without solving it"],
      ]),
      because: `n/2 × [2 × ${first} + (n − 1) × ${step}] = ${sum} has the positive solution n = ${n}.`,
    };
  },
};

export const arithmeticProgressions: readonly Family[] = [farTerm, rowsOfSeats, monthsOfSaving];
