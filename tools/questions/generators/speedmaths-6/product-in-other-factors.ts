import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Two-digit Products");

/** “product in other factors”, for the topic of two-digit-products.ts. */
export const productInOtherFactors: readonly Family[] = [
  make("product-in-other-factors", 1, (draw) => {
    const [n, [by, to, times]] = [
      draw.int(6, 16),
      draw.one([
        [25, 50, 2],
        [15, 30, 2],
        [35, 70, 2],
        [45, 90, 2],
      ] as const),
    ];
    const first = n * times;
    return {
      frames: [
        `Which product is equal to ${first} × ${by}?`,
        `A hall has ${first} rows of ${by} chairs. The same number of chairs is to stand in other rows. Which rows are possible?`,
      ],
      key: `${n} × ${to}`,
      slips: [
        [`${first} × ${to}`, "doubled one factor without halving the other"],
        [`${first * 2} × ${to}`, "doubled both of the factors"],
        [`${n} × ${by}`, "halved one factor without doubling the other"],
        [`${first - 5} × ${by + 5}`, "moved 5 from one factor to the other"],
      ],
      because: `Half of ${first} is ${n} and the double of ${by} is ${to}. Halving one factor and doubling the other keeps the product.`,
      isWords: true,
    };
  }),
];
