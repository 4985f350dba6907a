import { ratio, sumOfTerms } from "../algebra-words";
import type { Family } from "../family";
import { numeric, quotients } from "../signed-slips";
import { hcf } from "../whole";

const topic = "Number Systems";

const recurringDecimal: Family = {
  name: "repeating-block",
  topic,
  level: 1,
  draft: (draw) => {
    const digits = draw.int(12, 87);
    if (digits % 11 === 0 || hcf(digits, 99) === 1) return undefined;
    const text = `0.${digits} ${digits} ${digits} …`;
    return {
      frames: [
        `Which fraction is equal to the recurring decimal ${text}?`,
        `In ${text} the block ${digits} repeats for ever. Which fraction has this decimal expansion?`,
      ],
      ...quotients(
        [digits, 99],
        [
          [digits, 100, "stopped the decimal after two digits"],
          [digits, 90, "took only one of the two digits to repeat"],
          [digits, 101, "took 100x + x in place of 100x − x"],
        ],
      ),
      because: `With x for the number, 100x − x = ${digits}, so x = ${digits}/99 = ${ratio(digits, 99)}.`,
    };
  },
};

const rationalise: Family = {
  name: "rationalise",
  topic,
  level: 2,
  draft: (draw) => {
    const [a, root] = [draw.int(2, 5), draw.one([2, 3, 5, 6, 7])];
    const bottom = a * a - root;
    if (bottom < 1 || (a * a + root) % bottom !== 0 || (2 * a) % bottom !== 0) return undefined;
    const [first, second] = [(a * a + root) / bottom, (2 * a) / bottom];
    const text = `(${a} + √${root})/(${a} − √${root})`;
    return {
      frames: [
        `If ${text} = p + q√${root} with rational p and q, what is p + q?`,
        `The number ${text} is written as p + q√${root}, where p and q are rational. What is the sum of p and q?`,
      ],
      ...numeric(String, first + second, [
        [a * a + root + second, "forgot to divide the first part"],
        [first - second, "subtracted in place of adding"],
        [first, "gave p alone"],
        [second, "gave q alone"],
        [a * a - root, "gave the denominator after the step"],
        [first + a, "forgot the factor 2 in the middle"],
        [a * a + root + 2 * a, "forgot the denominator"],
      ]),
      because: `Multiplying above and below by ${a} + √${root} gives ${sumOfTerms([
        [a * a + root, ""],
        [2 * a, `√${root}`],
      ])} over ${bottom}, so p = ${first} and q = ${second}.`,
    };
  },
};

export const numberSystems: readonly Family[] = [recurringDecimal, rationalise];
