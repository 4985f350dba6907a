import { drawCells } from "../../figures/cells";
import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { tenGroupsInTwoParts } from "./ten-groups-in-two-parts";

const make = familiesOf("Multiplication Tables");

/** The families of the topic Multiplication Tables. */
export const tables: readonly Family[] = [
  make("white-squares-of-a-grid", 1, (draw) => {
    const [down, across] = [draw.int(5, 7), draw.int(7, 9)];
    const [y, x] = [draw.int(2, 3), draw.int(2, 4)];
    const key = down * across - x * y;
    const rows = Array.from({ length: down }, (_, r) =>
      Array.from({ length: across }, (__, c) => (r < y && c >= across - x ? "~" : "")),
    );
    return {
      asks: [
        "Do not count them one by one. How many white squares does the pattern have?",
        "A wall has white tiles and, in one corner, grey ones. How many white tiles are there?",
      ],
      key,
      slips: [
        [down * across, "counted the grey squares as well"],
        [x * y, "counted the grey squares alone"],
        [down * across - x - y, "took off one row and one column of grey only"],
        [(down - y) * (across - x), "left out the rows and columns with grey"],
        [(down - y) * across, "counted the rows without grey only"],
        [down * (across - x), "counted the columns without grey only"],
      ],
      way: `All squares are ${down} × ${across} = ${down * across}, the grey ones ${y} × ${x} = ${x * y}. ${down * across} − ${x * y} = ${key}.`,
      figure: picture(
        drawCells,
        `A grid of ${down} rows of ${across} squares; in its upper right corner ${y} rows of ${x} squares are grey`,
        { rows, width: 26 },
      ),
    };
  }),
  make("in-both-tables", 1, (draw) => {
    const [a, b, key, first, second] = draw.one([
      [6, 8, 48, 54, 56],
      [6, 9, 54, 48, 63],
      [4, 6, 36, 54, 44],
      [8, 12, 72, 64, 84],
      [9, 12, 72, 63, 84],
      [4, 7, 56, 52, 63],
    ] as const);
    const neither = draw.one([58, 62, 46, 50, 74].filter((n) => n % a !== 0 && n % b !== 0));
    return {
      frames: [
        `Which number stands in the table of ${a} and in the table of ${b}?`,
        `Sweets can be packed ${a} in a box or ${b} in a box, and none is left over. Which number of sweets is possible?`,
      ],
      key: String(key),
      slips: [
        [
          String(first),
          first % a === 0 ? `it is in the table of ${a} alone` : `it is in the table of ${b} alone`,
        ],
        [
          String(second),
          second % b === 0 ? `it is in the table of ${b} alone` : `it is in the table of ${a} alone`,
        ],
        [String(neither), "it is in neither of the two tables"],
      ],
      because: `${key} = ${a} × ${key / a} and ${key} = ${b} × ${key / b}, so it is in both.`,
    };
  }),
  make("as-many-wheels", 2, (draw) => {
    const [a, b] = draw.one([
      [3, 4],
      [6, 4],
      [3, 2],
      [6, 8],
      [4, 6],
    ] as const);
    const k = draw.int(2, 5);
    const [first, key] = [
      (b * k) / (b % 2 === 0 && a % 2 === 0 ? 2 : 1),
      (a * k) / (b % 2 === 0 && a % 2 === 0 ? 2 : 1),
    ];
    if (first === key || first > 20) return undefined;
    return {
      asks: [
        `${first} carts with ${a} wheels each have as many wheels as □ carts with ${b} wheels each. Which number belongs in the box?`,
        `${first} bags of ${a} balls are packed anew in bags of ${b} balls. How many bags does that make?`,
      ],
      key,
      slips: [
        [first, "kept the number of groups"],
        [first * a, "found all the wheels or balls"],
        [first + b - a, "added the difference of the group sizes"],
        [first + a - b, "subtracted the difference of the group sizes"],
        [first * 2, "doubled the number of groups"],
        [a * b, "multiplied the two group sizes"],
      ],
      way: `${first} × ${a} = ${first * a}, and ${first * a} ÷ ${b} = ${key}.`,
    };
  }),
  ...tenGroupsInTwoParts,
];
