import { drawStrips } from "../../figures/strips";
import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { halfAndATenth } from "./half-and-a-tenth";

const make = familiesOf("Quick Division");

/** The families of the topic Quick Division. */
export const quickDivision: readonly Family[] = [
  make("boats-for-a-group", 1, (draw) => {
    const [by, full] = [draw.int(4, 9), draw.int(5, 11)];
    const rest = draw.int(1, by - 1);
    const all = by * full + rest;
    return {
      asks: [
        `A boat takes ${by} people. How many boats are needed to take ${all} people at once?`,
        `${all} books are put in boxes, at most ${by} in a box. What is the smallest number of boxes?`,
      ],
      key: full + 1,
      slips: [
        [full, "left the last ones behind"],
        [rest, "gave the remainder"],
        [full + rest, "took one for each that is left over"],
        [full + 2, "took one too many"],
        [full - 1, "divided with one group too few"],
      ],
      way: `${full} × ${by} = ${full * by}, and ${rest} are left over. They need one more: ${full + 1}.`,
    };
  }),
  make("some-pieces-of-a-strip", 2, (draw, turn) => {
    const [parts, one] = [draw.int(5, 9), draw.int(7, 15)];
    const grey = draw.int(2, parts - 2);
    if (grey * 2 === parts) return undefined;
    return {
      asks: [
        `The strip is ${parts * one} cm long and has equal parts. How many centimetres long is the grey piece?`,
        `The grey piece of the strip is ${grey * one} cm long, and all parts are equal. How many centimetres long is the whole strip?`,
      ],
      key: turn % 2 === 0 ? grey * one : parts * one,
      slips: [
        [one, "found one part only"],
        [(parts - grey) * one, "found the white piece"],
        [turn % 2 === 0 ? (grey + 1) * one : (parts + 1) * one, "counted one part too many"],
        [turn % 2 === 0 ? (grey - 1) * one : (parts - 1) * one, "counted one part too few"],
        [turn % 2 === 0 ? parts * one - grey : grey * one + parts - grey, "took each part for 1 cm"],
      ],
      way:
        turn % 2 === 0
          ? `${parts * one} ÷ ${parts} = ${one} cm for one part, and ${grey} × ${one} = ${grey * one}.`
          : `${grey * one} ÷ ${grey} = ${one} cm for one part, and ${parts} × ${one} = ${parts * one}.`,
      figure: picture(
        drawStrips,
        `A strip of ${parts} equal parts: ${grey} are grey and ${parts - grey} white`,
        {
          rows: [{ parts: Array.from({ length: parts }, (_, index) => ({ size: 1, isGrey: index < grey })) }],
        },
      ),
    };
  }),
  make("last-full-group-below", 2, (draw) => {
    const [by, limit] = [draw.int(6, 9), draw.one([80, 90, 100])];
    const key = Math.floor((limit - 1) / by) * by;
    if (limit % by === 0) return undefined;
    return {
      asks: [
        `Which is the largest number below ${limit} that can be divided by ${by} without a remainder?`,
        `A gardener has ${limit} bulbs and plants as many full rows of ${by} as possible. How many bulbs are planted?`,
      ],
      key,
      slips: [
        [limit - by, "took the number away once"],
        [key + by, "went beyond the limit"],
        [key - by, "stopped one group too early"],
        [limit - key, "gave what is left over"],
        [by * 10, "took ten times the number"],
        [key / by, "gave the number of groups"],
      ],
      way: `${by} × ${key / by} = ${key}, and one more group would be ${key + by}, more than ${limit}.`,
    };
  }),
  make("fair-share-kept", 2, (draw) => {
    const [by, share] = [draw.int(2, 4) * 2, draw.int(6, 14)];
    const all = by * share;
    return {
      frames: [
        `Which division gives the same answer as ${all} ÷ ${by}?`,
        `${all} laddus are shared by ${by} children. In which of these groups does each child get just as many?`,
      ],
      key: `${all / 2} ÷ ${by / 2}`,
      slips: [
        [`${all / 2} ÷ ${by}`, "halved the first number only"],
        [`${all} ÷ ${by / 2}`, "halved the second number only"],
        [`${all - 2} ÷ ${by - 2}`, "took the same off both numbers"],
        [`${all * 2} ÷ ${by}`, "doubled the first number only"],
      ],
      because: `Half as much for half as many is the same for each: ${all / 2} ÷ ${by / 2} = ${share}.`,
      isWords: true,
    };
  }),
  ...halfAndATenth,
];
