import { drawStrips } from "../../figures/strips";
import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";

const make = familiesOf("Quick Division");

/** “beads that stay over” and “one part of equal parts”, for the topic of quick-division.ts. */
export const beadsThatStayOver: readonly Family[] = [
  make("beads-that-stay-over", 1, (draw) => {
    const [by, full] = [draw.int(4, 9), draw.int(4, 9)];
    const rest = draw.int(2, by - 1);
    const all = by * full + rest;
    return {
      asks: [
        `${all} beads are put on strings of ${by}. How many beads stay over?`,
        `Dev plants ${all} seeds in rows of ${by}. How many seeds are left after the last full row?`,
      ],
      key: rest,
      slips: [
        [full, "gave the number of full groups"],
        [by - rest, "found what is missing to one more group"],
        [all % 10 < by ? all % 10 : 0, "took the last digit"],
        [rest - 1, `took ${full} × ${by} for ${full * by + 1}`],
        [rest + 1 < by ? rest + 1 : 0, `took ${full} × ${by} for ${full * by - 1}`],
      ],
      way: `${full} × ${by} = ${full * by}, and ${all} − ${full * by} = ${rest}.`,
    };
  }),
  make("one-part-of-equal-parts", 1, (draw) => {
    const [parts, one] = [draw.int(4, 8), draw.int(4, 12)];
    return {
      asks: [
        `The whole strip is ${parts * one} cm long. How many centimetres long is one of its equal parts?`,
        `A bar of ${parts * one} g is cut into the equal parts that are drawn. How many grams is one part?`,
      ],
      key: one,
      slips: [
        [parts, "counted the parts"],
        [one * 2, "took two parts for one"],
        [(parts * one) / 2, "halved the whole"],
        [parts * one - parts, "took the number of parts off"],
      ],
      way: `There are ${parts} equal parts, and ${parts * one} ÷ ${parts} = ${one}.`,
      figure: picture(drawStrips, `A strip of ${parts} equal parts`, {
        rows: [{ parts: Array.from({ length: parts }, () => ({ size: 1 })) }],
      }),
    };
  }),
];
