import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { wholeRupees } from "../words";

const make = familiesOf("Money and Change");

/** Those that ask for a price or a number of notes. */
export const pricesAndNotes: readonly Family[] = [
  make("one-from-a-pack", 2, (draw) => {
    const [pack, more, key] = [draw.int(4, 8), draw.int(3, 9), draw.int(3, 12) * 5];
    if (pack === more) return undefined;
    return {
      asks: [
        `${pack} guavas cost ₹${(pack * key) / 5}. At the same price, what do ${more * 5} guavas cost?`,
        `For ₹${(pack * key) / 5} a stall sells ${pack} bananas. What do ${more * 5} bananas cost at this price?`,
      ],
      key: more * key,
      unit: "₹",
      slips: [
        [(pack * key * more) / 5, `multiplying the price of ${pack} by ${more}`],
        [(pack * key) / 5 + more * 5 - pack, "adding a rupee for each further one"],
        [more * key + key, "a group of five too many"],
        [more * key - key, "a group of five too few"],
        [(more * key) / 5, "forgetting to multiply by 5"],
      ],
      way: `One costs ₹${(pack * key) / 5} ÷ ${pack} = ₹${key / 5}, so ${more * 5} cost ${more * 5} × ₹${key / 5} = ${wholeRupees(more * key)}.`,
    };
  }),
  make("two-kinds-of-notes", 3, (draw) => {
    const [big, many, key] = [draw.one([50, 100]), draw.int(9, 15), draw.int(3, 8)];
    const sum = key * big + (many - key) * 10;
    if (key * 2 === many) return undefined;
    return {
      asks: [
        `A purse holds ${many} notes, some of ₹10 and some of ₹${big}. They are worth ₹${sum}. How many ₹${big} notes are there?`,
        `${many} tickets, some for ₹10 and some for ₹${big}, cost ${wholeRupees(sum)} in all. How many tickets for ₹${big} are there?`,
      ],
      key,
      isExact: true,
      slips: [
        [many - key, "counting those of ₹10"],
        [key + 1, "a slip in the division"],
        [key - 1, "a slip in the division"],
        [Math.floor(sum / big), `dividing the whole amount by ${big}`],
        [Math.floor(many / 2), "taking half of them"],
      ],
      way: `If all were worth ₹10, they would make ₹${many * 10}. The other ₹${sum - many * 10} comes from ${big - 10} more for each of ₹${big}: ${sum - many * 10} ÷ ${big - 10} = ${key}.`,
    };
  }),
];
