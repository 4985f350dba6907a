import { ratio, surd, sumOfTerms } from "../algebra-words";
import type { Family } from "../family";
import { numeric, quotients } from "../signed-slips";
import { hcf } from "../whole";

const topic = "Number Systems";

const recurringDecimal: Family = {
  name: "recurring-decimal",
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
          [digits, 100, "stopping the decimal after two digits"],
          [digits, 90, "taking only one of the two digits to repeat"],
          [digits, 999, "taking three digits to repeat"],
          [digits - 1, 99, "subtracting 1 by mistake"],
          [digits, 9, "dividing by 9 in place of 99"],
          [digits + 1, 99, "rounding the block up"],
        ],
      ),
      because: `With x for the number, 100x − x = ${digits}, so x = ${digits}/99 = ${ratio(digits, 99)}.`,
    };
  },
};

const sumOfSurds: Family = {
  name: "sum-of-surds",
  topic,
  level: 1,
  draft: (draw) => {
    const root = draw.one([2, 3, 5, 6, 7]);
    const [a, b, c] = [draw.int(2, 6), draw.int(2, 7), draw.int(2, 5)];
    const key = a + b - c;
    const [p, q, r] = [a * a * root, b * b * root, c * c * root];
    if (key < 2 || p + q <= r || a * a + b * b <= c * c || new Set([a, b, c]).size < 3) return undefined;
    return {
      frames: [
        `What is √${p} + √${q} − √${r} in its simplest form?`,
        `Three lengths are √${p} cm, √${q} cm and √${r} cm. By how much are the first two together longer than the third?`,
      ],
      key: surd(key, root),
      slips: [
        [surd(1, p + q - r), "adding and subtracting under one root"],
        [surd(a + b + c, root), "adding the last root as well"],
        [surd(a * a + b * b - c * c, root), "taking out the squares without their roots"],
        [surd(key, root * 2), "adding the numbers under the roots"],
        [surd(key + 1, root), "a slip in taking out one of the squares"],
        [surd(key - 1, root), "a slip in taking out one of the squares"],
      ],
      because: `√${p} = ${surd(a, root)}, √${q} = ${surd(b, root)} and √${r} = ${surd(c, root)}, so the result is (${a} + ${b} − ${c})√${root} = ${surd(key, root)}.`,
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
        [a * a + root + second, "forgetting to divide the first part"],
        [first - second, "subtracting in place of adding"],
        [first, "giving p alone"],
        [second, "giving q alone"],
        [a * a - root, "giving the denominator after the step"],
        [first + a, "forgetting the factor 2 in the middle"],
        [a * a + root + 2 * a, "forgetting the denominator"],
      ]),
      because: `Multiplying above and below by ${a} + √${root} gives ${sumOfTerms([
        [a * a + root, ""],
        [2 * a, `√${root}`],
      ])} over ${bottom}, so p = ${first} and q = ${second}.`,
    };
  },
};

export const numberSystems: readonly Family[] = [recurringDecimal, sumOfSurds, rationalise];
