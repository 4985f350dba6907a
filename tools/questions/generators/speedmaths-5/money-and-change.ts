import { pricesAndNotes } from "./prices-and-notes";
import type { Family } from "../family";
import { drawPerson } from "../people";
import { familiesOf } from "../quick-family";
import { count, rupees, wholeRupees } from "../words";

const make = familiesOf("Money and Change");

/** The families of the topic Money and Change. */
export const moneyAndChange: readonly Family[] = [
  make("change-from-500", 1, (draw) => {
    const [note, price] = [draw.one([500, 1000]), draw.int(134, 378)];
    const key = note - price;
    const { name } = drawPerson(draw);
    if (price % 10 === 0) return undefined;
    return {
      asks: [
        `A school bag costs ₹${price}. How much change does ${name} get from ${wholeRupees(note)}?`,
        `${name} has ${wholeRupees(note)} and buys a badminton racket for ₹${price}. How much money is left?`,
      ],
      key,
      unit: "₹",
      slips: [
        [key + 10, "making the tens up to 10 instead of 9"],
        [key + 100, "making the hundreds up without the carried one"],
        [key + 110, "making every digit up to 10"],
        [key - 10, "a ten too few"],
      ],
      way: `Count up: ₹${100 - (price % 100)} to ₹${price + 100 - (price % 100)}, then ${wholeRupees(note - price - 100 + (price % 100))} to ${wholeRupees(note)}. That is ₹${key}.`,
    };
  }),
  make("several-at-99", 1, (draw) => {
    const [many, round, less] = [draw.int(3, 8), draw.one([50, 100, 200]), draw.int(1, 2)];
    const price = round - less;
    const key = many * price;
    return {
      asks: [
        `A puzzle costs ₹${price}. How much do ${many} puzzles cost?`,
        `Tickets for a science show cost ₹${price} each. What do ${many} tickets cost?`,
      ],
      key,
      unit: "₹",
      slips: [
        [many * round - less, `taking ₹${less} away once instead of ${many} times`],
        [many * round + many * less, `adding ${count(many * less, "rupee")} instead of taking away`],
        [many * round, `forgetting to take ${count(many * less, "rupee")} away`],
        [key + price, `counting ${many + 1} instead of ${many}`],
        [key - price, `counting ${many - 1} instead of ${many}`],
      ],
      way: `${many} × ₹${round} = ${wholeRupees(many * round)}, and ${many} × ₹${less} = ₹${many * less} less is ${wholeRupees(key)}.`,
    };
  }),
  make("change-in-paise", 2, (draw) => {
    const [many, price, note] = [
      draw.int(3, 6),
      draw.one([12.5, 14.5, 16.5, 18.5, 22.5]),
      draw.one([100, 200]),
    ];
    const [cost, key] = [many * price, note - many * price];
    const { name } = drawPerson(draw);
    if (key < 5) return undefined;
    return {
      asks: [
        `A juice costs ${rupees(price * 100)}. ${name} buys ${many} and pays with a ₹${note} note. How much change is that?`,
        `${many} bus tickets at ${rupees(price * 100)} each are paid with ₹${note}. How much comes back?`,
      ],
      key,
      unit: "₹",
      hasDecimals: true,
      slips: [
        [cost, "giving the cost instead of the change"],
        [note - many * Math.floor(price), "forgetting the paise"],
        [note - price, "paying for one only"],
        [key + price, `counting ${many - 1} instead of ${many}`],
        [key - price, `counting ${many + 1} instead of ${many}`],
        [key + 10, "a slip of ten rupees"],
      ],
      way: `${many} × ₹${Math.floor(price)} = ₹${many * Math.floor(price)} and ${many} × 50 paise = ${rupees(many * 50)}: together ${rupees(cost * 100)}. ₹${note} − ${rupees(cost * 100)} = ${rupees(key * 100)}.`,
    };
  }),
  ...pricesAndNotes,
];
