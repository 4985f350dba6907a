import { drawCells } from "../../figures/cells";
import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { tenGroupsInTwoParts } from "./ten-groups-in-two-parts";
import { asManyWheels } from "./as-many-wheels";
import { inBothTables } from "./in-both-tables";

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
        [(down - y) * (across - x), "left out the rows and columns with grey"],
        [down * across - x - y, "took off one row and one column of grey only"],
        [down * across, "counted the grey squares as well"],
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
  ...tenGroupsInTwoParts,
  ...asManyWheels,
  ...inBothTables,
];
