import { digitSum } from "../digit-sums";
import { drawThat } from "../draw-that";
import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Divisibility Tests");

/** “least to add for nine” and “remainder of a sum”, for the topic of divisibility-tests.ts. */
export const leastToAddForNine: readonly Family[] = [
  make("least-to-add-for-nine", 1, (draw) => {
    const n = drawThat(draw, [2140, 9760], (one) => one % 9 !== 0 && one % 10 !== 0);
    const [rest, sum] = [n % 9, digitSum(n)];
    return {
      asks: [
        `What is the smallest number that must be added to ${grouped(n)} to get a multiple of 9?`,
        `${grouped(n)} cadets are to stand in rows of 9. What is the smallest number of cadets that must join to fill the last row?`,
      ],
      key: 9 - rest,
      slips: [
        [rest, "found what must be taken away instead"],
        [10 - (n % 10), "made it up to the next ten"],
        [sum % 10, "took the last digit of the digit sum"],
        [18 - rest, "went one multiple of 9 too far"],
        [sum, "took the digit sum for the answer"],
      ],
      way: `The digit sum is ${sum}. The next multiple of 9 after ${sum} is ${sum + 9 - rest}, so ${9 - rest} must be added.`,
    };
  }),
  make("remainder-of-a-sum", 2, (draw) => {
    const [a, b] = [draw.int(1203, 7899), draw.int(1203, 7899)];
    const [ra, rb] = [a % 9, b % 9];
    if (ra + rb < 10 || ra === 0 || rb === 0) return undefined;
    return {
      asks: [
        `${grouped(a)} + ${grouped(b)} is divided by 9. What is the remainder?`,
        `${grouped(a)} red and ${grouped(b)} white beads are mixed and threaded in strings of 9. How many beads are left over?`,
      ],
      key: (ra + rb) % 9,
      slips: [
        [(ra + rb) % 10, "took the last digit of the two remainders’ sum"],
        [Math.max(ra, rb), "took the larger of the two remainders"],
        [Math.min(ra, rb), "took the smaller of the two remainders"],
        [Math.abs(ra - rb), "subtracted the two remainders"],
        [9 - ((ra + rb) % 9), "found what is missing to the next nine"],
      ],
      way: `By their digit sums the numbers leave ${ra} and ${rb}. Together ${ra + rb}, and without a nine that is ${(ra + rb) % 9}.`,
    };
  }),
];
