import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { listed } from "../words";
import { coinThatIsHidden } from "./coin-that-is-hidden";
import { moneyUpToFifty } from "./money-up-to-fifty";
import { twoThingsForOneNote } from "./two-things-for-one-note";
import { coinsCountedInATable } from "./coins-counted-in-a-table";

const make = familiesOf("Coins and Notes");

/** The families of the topic Coins and Notes. */
export const coinsAndNotes: readonly Family[] = [
  make("fewest-coins-for-a-price", 3, (draw) => {
    const price = draw.int(23, 39);
    const few = (kinds: readonly number[]): number =>
      kinds.reduce(([n, left], kind) => [n + Math.floor(left / kind), left % kind] as const, [
        0,
        price,
      ] as readonly [number, number])[0];
    const key = few([10, 5, 2, 1]);
    return {
      asks: [
        `There are coins of ₹10, ₹5, ₹2 and ₹1. What is the smallest number of coins that make ₹${price}?`,
        `Gita pays ₹${price} with coins of ₹10, ₹5, ₹2 and ₹1. She gives as few coins as she can. How many coins does she give?`,
      ],
      key,
      slips: [
        [few([10, 5, 1]), "used no ₹2 coins"],
        [few([10, 2, 1]), "used no ₹5 coins"],
        [Math.floor(price / 10), "paid the tens only"],
        [Math.floor(price / 10) + 1, "took one coin for all the ones"],
        [few([5, 2, 1]), "used no ₹10 coins"],
        [4, "took one coin of each kind"],
      ],
      way: `Take the largest coins first: ${listed(
        [10, 5, 2, 1].flatMap((kind, index) => {
          const left = [10, 5, 2, 1].slice(0, index).reduce((rest, one) => rest % one, price);
          return Array.from({ length: Math.floor(left / kind) }, () => `₹${kind}`);
        }),
      )}. That is ${key} coins.`,
    };
  }),
  ...coinThatIsHidden,
  ...moneyUpToFifty,
  ...twoThingsForOneNote,
  ...coinsCountedInATable,
];
