import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Multiplying by 11 and 25");

/** “eleven less one” and “eleven and fourteen together”, for the topic of eleven-and-twenty-five.ts. */
export const elevenLessOne: readonly Family[] = [
  make("eleven-less-one", 1, (draw) => {
    const n = draw.int(3, 9) * 10 + draw.int(2, 8);
    return {
      asks: [
        `What is 11 × ${n} − ${n}?`,
        `11 buses with ${n} seats each are booked, and then one bus is given back. How many seats are left?`,
      ],
      key: 10 * n,
      slips: [
        [11 * n - 1, "took 1 off instead of one group"],
        [12 * n, "added one group more"],
        [9 * n, "took two groups off"],
        [11 * n - 11, "took 11 off instead of one group"],
        [11 * n - 10, "took 10 off instead of one group"],
      ],
      way: `11 groups of ${n} less one group are 10 groups: 10 × ${n} = ${grouped(10 * n)}.`,
    };
  }),
  make("eleven-and-fourteen-together", 3, (draw, turn) => {
    const n = draw.int(5, 23) * 4;
    return {
      asks: [
        `What is 11 × ${n} + 14 × ${n}?`,
        `A school sends 36 teams and a club 11 teams, with ${n} players in each. How many more players does the school send?`,
      ],
      key: 25 * n,
      slips: [
        [50 * n, "added the equal factors as well"],
        [turn % 2 === 0 ? 24 * n : 47 * n, turn % 2 === 0 ? "added 11 and 14 to 24" : "added the teams"],
        [20 * n + 5, "multiplied the 2 and added the 5"],
        [
          turn % 2 === 0 ? 15 * n : 24 * n,
          turn % 2 === 0 ? "left out one of the tens of 25" : "took 11 off 36 as 24",
        ],
        [26 * n, "took one group too many"],
      ],
      way: `${turn % 2 === 0 ? "11 + 14" : "36 − 11"} = 25 groups of ${n}. A quarter of ${n} hundreds is ${grouped(25 * n)}.`,
    };
  }),
];
