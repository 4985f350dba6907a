import type { Family } from "../family";
import { drawPair } from "../people";
import { numeric } from "../signed-slips";
import { hcf } from "../whole";
import { grouped, wholeRupees } from "../words";

const topic = "Ratio and Percentage";

const sharedInRatio: Family = {
  name: "prize-in-a-ratio",
  topic,
  level: 1,
  draft: (draw) => {
    const [a, b, unit] = [draw.int(2, 6), draw.int(3, 9), draw.int(4, 30) * 10];
    if (a >= b || hcf(a, b) !== 1) return undefined;
    const [one, two] = drawPair(draw);
    return {
      frames: [
        `${one.name} and ${two.name} share a prize in the ratio ${a} : ${b}. ${two.name} gets ${wholeRupees((b - a) * unit)} more than ${one.name}. How much is the prize?`,
        `The cost of a trip is split between two classes in the ratio ${a} : ${b}, and the larger class pays ${wholeRupees((b - a) * unit)} more than the other. What does the trip cost?`,
      ],
      ...numeric(wholeRupees, (a + b) * unit, [
        [(b - a) * unit * (a + b), "took the difference for one part"],
        [b * unit, "gave the larger share"],
        [a * unit, "gave the smaller share"],
        [2 * (b - a) * unit, "doubled the difference"],
      ]),
      because: `${b} − ${a} = ${b - a} ${b - a === 1 ? "part makes" : "parts make"} ${wholeRupees((b - a) * unit)}, so one part is ${wholeRupees(unit)} and all ${a + b} parts are ${wholeRupees((a + b) * unit)}.`,
    };
  },
};

const chainOfRatios: Family = {
  name: "two-ratios-in-a-chain",
  topic,
  level: 2,
  draft: (draw) => {
    const [a, b, c, d] = [draw.int(2, 7), draw.int(2, 7), draw.int(2, 7), draw.int(2, 7)];
    if (hcf(a, b) !== 1 || hcf(c, d) !== 1 || b === c || a * c === b * d) return undefined;
    const show = (p: number, q: number): string => `${p / hcf(p, q)} : ${q / hcf(p, q)}`;
    return {
      frames: [
        `If a : b = ${a} : ${b} and b : c = ${c} : ${d}, what is a : c?`,
        `In a fruit salad apples and bananas are in the ratio ${a} : ${b}, bananas and grapes in the ratio ${c} : ${d}. What is the ratio of apples to grapes?`,
      ],
      key: show(a * c, b * d),
      slips: [
        [show(a, d), "took the first and the last number as they stand"],
        [show(b * d, a * c), "turned the ratio round"],
        [show(a * d, b * c), "multiplied crosswise"],
        [show(a + c, b + d), "added the two ratios"],
        [show(b * c, a * d), "multiplied crosswise the other way"],
      ],
      because: `The two ratios are multiplied as fractions: ${a}/${b} × ${c}/${d}, which gives ${show(a * c, b * d)}.`,
    };
  },
};

const countedVotes: Family = {
  name: "lead-among-valid-votes",
  topic,
  level: 3,
  draft: (draw) => {
    const [all, invalid, winner] = [draw.int(6, 40) * 200, draw.one([5, 10, 15, 20]), draw.int(52, 65)];
    const valid = (all * (100 - invalid)) / 100;
    const key = (valid * (2 * winner - 100)) / 100;
    if (!Number.isInteger(key)) return undefined;
    return {
      frames: [
        `In an election between two candidates ${grouped(all)} votes are cast, and ${invalid}% of them are invalid. The winner gets ${winner}% of the valid votes. By how many votes does the winner lead?`,
        `A library counts ${grouped(all)} books. ${invalid}% are reference books. Of the others ${winner}% are in Hindi and the rest in English. How many more Hindi than English books are there among these?`,
      ],
      ...numeric(grouped, key, [
        [(all * (2 * winner - 100)) / 100, `forgot to leave out the ${invalid}%`],
        [(valid * winner) / 100, "gave the larger number in place of the lead"],
        [(valid * (100 - winner)) / 100, "gave the smaller number"],
        [(all * (2 * winner - 100 - invalid)) / 100, `took the ${invalid}% off the lead in per cent`],
      ]),
      because: `${100 - invalid}% of ${grouped(all)} are ${grouped(valid)}. The lead is ${winner}% − ${100 - winner}% = ${2 * winner - 100}% of them, which is ${grouped(key)}.`,
    };
  },
};

export const ratioAndPercentage: readonly Family[] = [sharedInRatio, chainOfRatios, countedVotes];
