import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Multiplication Tables");

/** “ten groups in two parts” and “by product and sum”, for the topic of tables.ts. */
export const tenGroupsInTwoParts: readonly Family[] = [
  make("ten-groups-in-two-parts", 2, (draw) => {
    const [n, a] = [draw.int(13, 29), draw.one([3, 4, 6, 7])];
    return {
      asks: [
        `What is ${a} × ${n} + ${10 - a} × ${n}?`,
        `${a} boys and ${10 - a} girls each plant ${n} seeds. How many seeds do they plant in all?`,
      ],
      key: 10 * n,
      slips: [
        [20 * n, "added the equal numbers as well"],
        [Math.max(a, 10 - a) * n, "counted one of the two groups only"],
        [a * (10 - a) * n, `multiplied ${a} by ${10 - a} instead of adding`],
        [9 * n, "added the two groups to nine"],
        [11 * n, "added the two groups to eleven"],
      ],
      way: `${a} groups and ${10 - a} groups are 10 groups of ${n}: ${10 * n}.`,
    };
  }),
  make("by-product-and-sum", 3, (draw) => {
    const [a, b] = [draw.int(3, 8), draw.int(6, 12)];
    const product = a * b;
    const pairs = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
      .filter((n) => product % n === 0 && product / n > n && n + product / n !== a + b && product / n < a + b)
      .map((n) => product / n);
    if (a >= b || pairs.length < 1 || pairs.includes(b)) return undefined;
    return {
      asks: [
        `Two numbers have the product ${product} and the sum ${a + b}. What is the larger of them?`,
        `${product} chairs stand in equal rows. The number of rows and the chairs in a row add up to ${a + b}, and there are fewer rows. How many chairs are in a row?`,
      ],
      key: b,
      slips: [
        [a, "found the smaller of the two"],
        ...pairs.map((n) => [n, `the product fits, but the sum would be ${n + product / n}`] as const),
        [(a + b) / 2, "halved the sum"],
        [b - a, "took one number off the other"],
      ],
      way: `${product} = ${a} × ${b}, and ${a} + ${b} = ${a + b}. Other pairs for ${product} have another sum.`,
    };
  }),
];
