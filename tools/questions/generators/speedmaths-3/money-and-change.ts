import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { notesForSmallCoins } from "./notes-for-small-coins";
import { twoFromThePriceList } from "./two-from-the-price-list";
import { coinsAndNotesToAHundred } from "./coins-and-notes-to-a-hundred";

const make = familiesOf("Money and Change");

/** The families of the topic Money and Change. */
export const moneyAndChange: readonly Family[] = [
  make("cheaper-for-one", 2, (draw, turn) => {
    const base = draw.int(4, 9);
    const entries = [
      [3, base + 1],
      [4, base],
      [5, base + 2],
      [2, base + 3],
    ] as const;
    const text = (n: number, each: number): string => `${n} for ₹${n * each}`;
    return {
      frames: [
        "Pencils of one kind are sold in four packs. In which pack does one pencil cost the least?",
        "Four boys sell the same limes. Which offer makes one lime the cheapest?",
      ],
      key: text(4, base),
      slips: entries
        .filter(([n]) => n !== 4)
        .map(([n, each]) => [
          text(n, each),
          n === 2
            ? `the sum is small, but one costs ₹${each}`
            : n === 5
              ? `there are most in it, but one costs ₹${each}`
              : `${3 * each} ÷ 3 is ₹${each} for one`,
        ]),
      because: `${4 * base} ÷ 4 = ₹${base} for one ${turn % 2 === 0 ? "pencil" : "lime"}, and in the others one costs more.`,
      isWords: true,
    };
  }),
  ...notesForSmallCoins,
  ...twoFromThePriceList,
  ...coinsAndNotesToAHundred,
];
