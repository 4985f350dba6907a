import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Mental Addition and Subtraction");

/** “both moved to a hundred” and “eleven by eleven steps”, for the topic of adding-and-subtracting.ts. */
export const bothMovedToAHundred: readonly Family[] = [
  make("both-moved-to-a-hundred", 1, (draw) => {
    const [hundreds, more, less] = [draw.int(4, 9), draw.int(1, 6), draw.int(2, 5)];
    const [from, take] = [hundreds * 100 + more, draw.int(1, hundreds - 2) * 100 - less];
    const key = from - take;
    return {
      asks: [
        `What is ${from} − ${take}?`,
        `A farmer has ${from} mangoes and sells ${take} of them. How many mangoes are left?`,
      ],
      key,
      slips: [
        [key - 2 * less, "took the small part off instead of giving it back"],
        [key - less, "took off the whole hundreds only"],
        [key - 100, "took a hundred too much off"],
        [key - more, "forgot the ones of the first number"],
        [key + 10, "gave back a ten too many"],
      ],
      way: `Make both ${less} more: ${from + less} − ${take + less} = ${key}.`,
    };
  }),
  make("eleven-by-eleven-steps", 3, (draw, turn) => {
    const step = turn % 2 === 0 ? draw.one([11, 20, 30]) : draw.one([5, 15, 25]);
    const n = turn % 2 === 0 ? 9 : 8;
    const sum = (step * n * (n + 1)) / 2;
    return {
      asks: [
        `What is the sum ${step} + ${2 * step} + ${3 * step} + … + ${n * step}, with equal steps?`,
        `Ila saves ₹${step} in the first week, ₹${2 * step} in the second, ₹${3 * step} in the third and so on, ₹${n * step} in the eighth. How many rupees is that in all?`,
      ],
      key: sum,
      slips: [
        [
          (n * step * n) / 2 === sum ? n * step : (n * step * n) / 2,
          "multiplied by half of the last number only",
        ],
        [sum - n * step, "left the last number out"],
        [sum + step * (n + 1), "counted one more number"],
        [step * n * (n + 1), "took every pair twice"],
        [sum - step * (n + 1), "took one pair too few"],
      ],
      way: `First and last make ${step * (n + 1)}, and so does each pair from outside in. ${n} halves of ${step * (n + 1)} are ${grouped(sum)}.`,
    };
  }),
];
