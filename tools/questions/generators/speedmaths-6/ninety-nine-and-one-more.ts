import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Multiplying by 25 and 99");

/** “ninety nine and one more” and “factor of ninety nine”, for the topic of twenty-five-and-ninety-nine.ts. */
export const ninetyNineAndOneMore: readonly Family[] = [
  make("ninety-nine-and-one-more", 1, (draw) => {
    const n = draw.int(34, 87);
    return {
      asks: [
        `What is 99 × ${n} + ${n}?`,
        `A theatre sells 99 tickets at ₹${n} on Friday, and one more at the door. How many rupees does it take?`,
      ],
      key: 100 * n,
      slips: [
        [99 * n + 1, "added 1 instead of one more group"],
        [98 * n, "took one group off instead of adding it"],
        [99 * 2 * n, "doubled the number before multiplying"],
        [101 * n, "added the group twice"],
      ],
      way: `99 groups of ${n} and one more are 100 groups: 100 × ${n} = ${grouped(100 * n)}.`,
    };
  }),
  make("factor-of-ninety-nine", 2, (draw) => {
    const n = draw.int(23, 78);
    return {
      asks: [
        `99 × □ = ${grouped(99 * n)}. Which number stands in the box?`,
        `Shirts at ₹99 each cost ₹${grouped(99 * n)} together. How many shirts are they?`,
      ],
      key: n,
      slips: [
        [n - 1, "took the first two digits of the product"],
        [100 - n, "took the last two digits of the product"],
        [n + 10, `99 × ${n + 10} has the right last digit, but is too large`],
        [n - 10, `99 × ${n - 10} has the right last digit, but is too small`],
      ],
      way: `${grouped(99 * n)} lies ${n} below ${grouped(100 * n)}, so it is ${grouped(100 * n)} − ${n} = 99 × ${n}.`,
    };
  }),
];
