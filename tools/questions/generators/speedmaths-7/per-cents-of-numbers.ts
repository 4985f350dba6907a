import { drawStrips } from "../../figures/strips";
import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { picture } from "../quick-pictures";
import { onePerCentOfTwoNumbers } from "./one-per-cent-of-two-numbers";

const make = familiesOf("Per Cents of Numbers");

/** The families of the topic Per Cents of Numbers. */
export const perCentsOfNumbers: readonly Family[] = [
  make("whole-strip-from-a-part", 1, (draw, turn) => {
    const p = draw.one([15, 30, 35, 45, 60, 65]);
    const one = draw.int(2, 9);
    const part = tidy((p * one) / 5);
    if (!Number.isInteger(part) || part < 9 || p === 15) return undefined;
    return {
      asks: [
        "The whole strip stands for a number. Which number is it?",
        "The strip stands for the distance from Leh to a pass in kilometres. How many kilometres is the white part?",
      ],
      key: turn % 2 === 0 ? one * 20 : one * 20 - part,
      hasDecimals: true,
      slips:
        turn % 2 === 0
          ? [
              [part * 2, "took the grey part for a half"],
              [tidy((part * (200 - p)) / 100), "added the white per cent of the grey number"],
              [part + (100 - p), "added the missing per cent as a number"],
            ]
          : [
              [one * 20, "found the whole way"],
              [tidy((part * (100 - p)) / 100), "took the white per cent of the grey number"],
              [100 - p, "gave the white part in per cent"],
            ],
      way: `5% is ${part} ÷ ${p / 5} = ${one}, so 100% is ${one * 20}${turn % 2 === 0 ? "" : ` and the white part ${one * 20} − ${part} = ${one * 20 - part}`}.`,
      figure: picture(drawStrips, `A strip in a grey part, ${p}% of it, marked ${part}, and a white part`, {
        rows: [{ parts: [{ size: p, words: `${p}% = ${part}`, isGrey: true }, { size: 100 - p }] }],
      }),
    };
  }),
  make("fullest-in-a-table", 2, (draw, turn) => {
    const names = draw.shuffle(turn % 2 === 0 ? ["Red", "Blue", "Green", "Pink"] : ["A", "B", "C", "D"]);
    const seats = draw.shuffle([40, 60, 80, 120, 150]).slice(0, 4);
    const shares = draw.shuffle([55, 60, 65, 70, 75, 80]).slice(0, 4);
    const taken = seats.map((seat, index) => tidy((seat * (shares[index] ?? 0)) / 100));
    const best = shares.indexOf(Math.max(...shares));
    if (!taken.every(Number.isInteger) || taken.indexOf(Math.max(...taken)) === best) return undefined;
    return {
      frames: [
        "The table tells of four buses. In which bus is the greatest per cent of the seats taken?",
        "The table tells of four wards of a hospital. In which ward is the greatest per cent of the beds in use?",
      ],
      key: names[best] ?? "",
      slips: names.flatMap((name, index) =>
        index === best
          ? []
          : [[name, `${taken[index]} of ${seats[index]} is only ${shares[index]}%`] as const],
      ),
      because: `There it is ${taken[best]} of ${seats[best]}, which is ${shares[best]}%. The largest number taken does not tell it.`,
      isWords: true,
      table: {
        head: turn % 2 === 0 ? ["Bus", "Seats", "Taken"] : ["Ward", "Beds", "In use"],
        rows: names.map((name, index) => [name, String(seats[index]), String(taken[index])]),
      },
    };
  }),
  make("per-cent-of-two-groups", 3, (draw) => {
    const girls = draw.one([40, 60, 30, 70, 80]);
    const [a, b] = draw.shuffle([20, 30, 50, 60, 70, 80]);
    const [x, y] = [a ?? 0, b ?? 0];
    const key = tidy((girls * x + (100 - girls) * y) / 100);
    return {
      asks: [
        `${girls}% of the members of a club are girls. ${x}% of the girls and ${y}% of the boys swim. What per cent of all members swim?`,
        `${girls}% of a farmer’s trees are mangoes and the others guavas. ${x}% of the mangoes and ${y}% of the guavas bear fruit. What per cent of all the trees bear fruit?`,
      ],
      key,
      unit: "%",
      hasDecimals: true,
      slips: [
        [(x + y) / 2, "took the middle of the two per cents"],
        [tidy((girls * y + (100 - girls) * x) / 100), "exchanged the two groups"],
        [tidy((girls * x) / 100), "left the second group out"],
        [tidy(((100 - girls) * y) / 100), "left the first group out"],
        [x + y < 95 ? x + y : 0, "added the two per cents"],
      ],
      way: `${x}% of ${girls}% is ${(girls * x) / 100}%, and ${y}% of ${100 - girls}% is ${((100 - girls) * y) / 100}%. Together that is ${key}%.`,
    };
  }),
  make("gap-between-two-per-cents", 3, (draw) => {
    const [p, q] = draw.one([
      [40, 25],
      [35, 20],
      [45, 30],
      [30, 18],
      [65, 45],
      [52, 40],
    ] as const);
    const key = draw.int(4, 18) * 20;
    const gap = tidy((key * (p - q)) / 100);
    if (!Number.isInteger(gap)) return undefined;
    return {
      asks: [
        `${p}% of a number is ${gap} more than ${q}% of it. What is the number?`,
        `Usha saves ${p}% and Nitin saves ${q}% of equal wages. Usha saves ₹${gap} more. How many rupees is the wage?`,
      ],
      key,
      hasDecimals: true,
      slips: [
        [tidy(Math.round((gap * 100) / p)), "took the gap for the first per cent"],
        [tidy(Math.round((gap * 100) / q)), "took the gap for the second per cent"],
        [tidy(Math.round((gap * 100) / (p + q))), "added the two per cents"],
        [gap * (p - q), "multiplied by the difference of the per cents"],
        [key * 2, "halved the difference of the per cents"],
      ],
      way: `The gap is ${p}% − ${q}% = ${p - q}% of it. If ${p - q}% is ${gap}, then 100% is ${key}.`,
    };
  }),
  ...onePerCentOfTwoNumbers,
];
