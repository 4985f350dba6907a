import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { grouped } from "../words";

export const divisible: Family = {
  name: "divisible-by-six-or-nine",
  topic: "Factors, HCF and LCM",
  level: 1,
  draft: (draw, turn) => {
    const by = turn % 2 === 0 ? 6 : 9;
    const key = draw.int(Math.ceil(2000 / by), Math.floor(9900 / by)) * by;
    const other = (step: number, odd: boolean): number => {
      const value = key + step;
      return value % by === 0 || (odd && value % 2 === 0) ? 0 : value;
    };
    const wrong =
      by === 6
        ? ([
            [other(3, true), "testing only the sum of the digits; it is odd"],
            [other(2, false), "testing only the last digit"],
            [other(-4, false), "testing only the last digit"],
            [other(-3, true), "testing only the sum of the digits; it is odd"],
            [other(10, false), "testing only the last digit"],
          ] as const)
        : ([
            [other(3, false), "testing for 3 instead of 9"],
            [other(-6, false), "testing for 3 instead of 9"],
            [other(6, false), "testing for 3 instead of 9"],
            [other(-3, false), "testing for 3 instead of 9"],
          ] as const);
    return {
      frames: [
        "Which one of these numbers of pencils can be packed in boxes of 6 without any left over?",
        "Which one of these numbers can be divided by 9 without a remainder?",
      ],
      ...numeric(grouped, key, wrong, 0),
      because:
        by === 6
          ? `${grouped(key)} is even, and the sum of its digits can be divided by 3: ${grouped(key)} = 6 × ${grouped(key / 6)}.`
          : `The sum of the digits of ${grouped(key)} can be divided by 9: ${grouped(key)} = 9 × ${grouped(key / 9)}.`,
    };
  },
};
