import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Quick Multiplication");

/** “one group off twenty” and “two and fifty”, for the topic of quick-multiplication.ts. */
export const oneGroupOffTwenty: readonly Family[] = [
  make("one-group-off-twenty", 1, (draw, turn) => {
    const n = draw.int(12, 38);
    const by = turn % 2 === 0 ? 19 : 29;
    const round = by + 1;
    return {
      asks: [`What is ${n} × 19?`, `A tray holds 29 bricks. How many bricks do ${n} trays hold?`],
      key: n * by,
      slips: [
        [n * round - 1, "took 1 off instead of one group"],
        [n * round - round, `took ${round} off instead of one group of ${n}`],
        [n * round + n, "added one group instead of taking it off"],
        [n * round, "stopped at the round number"],
        [n * (by - 1), "took two groups off"],
      ],
      way: `${n} × ${round} = ${grouped(n * round)}. One group of ${n} less is ${grouped(n * by)}.`,
    };
  }),
  make("two-and-fifty", 1, (draw) => {
    const [p, q] = draw.one([
      [2, 50],
      [5, 20],
      [4, 50],
      [2, 500],
      [5, 40],
    ] as const);
    const n = draw.int(1, 8) * 10 + draw.int(3, 9);
    return {
      asks: [
        `What is ${p} × ${n} × ${q}?`,
        `${p} trucks carry ${n} sacks each, and every sack holds ${q} kg. How many kilograms do they carry?`,
      ],
      key: p * q * n,
      slips: [
        [(p * q * n) / 10, "lost a zero"],
        [p * q * n * 10, "put a zero too many"],
        [(p + q) * n, "added the two friendly numbers"],
        [p * q + n, "added the third number"],
        [q * n, "left the first number out"],
      ],
      way: `${p} × ${q} = ${grouped(p * q)} first, and ${grouped(p * q)} × ${n} = ${grouped(p * q * n)}.`,
    };
  }),
];
