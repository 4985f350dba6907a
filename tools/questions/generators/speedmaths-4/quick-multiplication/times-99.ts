import type { Family } from "../../family";
import { drawPerson } from "../../people";
import { hurriedSlips, numberSlips } from "../../slips";
import { grouped } from "../../words";

export const times99: Family = {
  name: "times-99",
  topic: "Quick Multiplication",
  level: 3,
  draft: (draw) => {
    const number = draw.int(7, 28);
    const key = number * 99;
    if (number % 10 === 0) return undefined;
    const { name } = drawPerson(draw);
    return {
      frames: [
        `What is ${number} × 99?`,
        `${name}’s school buys ${number} skipping ropes for ₹99 each. How many rupees does it pay?`,
      ],
      key: grouped(key),
      slips: numberSlips(grouped, [
        [number * 100 - 1, `taking 1 away instead of ${number}`],
        [number * 101, `adding ${number} instead of taking it away`],
        [key + 10, "a wrong borrow in the subtraction"],
        [key + 100, "borrowing from the hundreds without making them one less"],
        ...hurriedSlips(key),
      ]),
      because: `99 is 100 − 1: ${grouped(number * 100)} − ${number} = ${grouped(key)}.`,
    };
  },
};
