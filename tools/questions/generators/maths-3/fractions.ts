import type { Family } from "../family";
import { drawPerson } from "../people";
import { fractionSlips, hurriedSlips, numberSlips } from "../slips";
import { hcf } from "../whole";
import { halfTwice } from "./half-and-half-again";
import { unitPart } from "./one-part-of-many";

const topic = "Fractions";

const shaded: Family = {
  name: "part-that-is-white",
  topic,
  level: 1,
  draft: (draw) => {
    const [parts, red] = [draw.int(5, 12), draw.int(2, 7)];
    const white = parts - red;
    if (white < 2 || white === red || hcf(white, parts) > 1) return undefined;
    return {
      frames: [
        `A flag has ${parts} equal stripes. ${red} stripes are red and the others are white. What fraction of the flag is white?`,
        `A roti is torn into ${parts} equal pieces. A crow eats ${red} of them. What fraction of the roti is left?`,
      ],
      key: `${white}/${parts}`,
      slips: fractionSlips(
        [white, parts],
        [
          [red, parts, "giving the other part"],
          [white, red, "comparing the parts with each other"],
          [white + 1, parts, "counting one part too many"],
          [white - 1, parts, "counting one part too few"],
          [red, white, "comparing the parts with each other"],
        ],
      ),
      because: `${parts} − ${red} = ${white}, so it is ${white} of ${parts} equal parts: ${white}/${parts}.`,
    };
  },
};

const largestUnit: Family = {
  name: "largest-unit-fraction",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [a, b, c, d] = draw
      .shuffle([2, 3, 4, 5, 6, 7, 8, 9, 10])
      .slice(0, 4)
      .toSorted((x, y) => x - y);
    if (!a || !b || !c || !d) return undefined;
    const isLargest = turn % 2 === 0;
    const [key, ...others] = isLargest ? [a, b, c, d] : [d, c, b, a];
    return {
      frames: [
        `Four friends eat 1/${a}, 1/${c}, 1/${d} and 1/${b} of equal cakes. Which is the largest part?`,
        `Equal jugs are filled to 1/${c}, 1/${a}, 1/${b} and 1/${d}. What fraction of a jug is in the one with the least water?`,
      ],
      key: `1/${key}`,
      slips: others
        .toReversed()
        .map((under) => [
          `1/${under}`,
          `thinking that a ${isLargest ? "larger" : "smaller"} number below makes a ${isLargest ? "larger" : "smaller"} part`,
        ]),
      because: isLargest
        ? `The fewer equal parts there are, the larger each part is. So 1/${a} is the largest.`
        : `The more equal parts there are, the smaller each part is. So 1/${d} is the smallest.`,
    };
  },
};

const wholeFromPart: Family = {
  name: "whole-from-one-part",
  topic,
  level: 2,
  count: 1,
  draft: (draw) => {
    const [under, part] = [draw.int(3, 8), draw.int(4, 12)];
    const key = under * part;
    const { name, their } = drawPerson(draw);
    return {
      frames: [
        `${name} has read ${part} pages. That is 1/${under} of ${their} book. How many pages does the book have?`,
        `1/${under} of the children in a camp are swimming. ${part} children are swimming. How many children are in the camp?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [part + under, `adding ${under}`],
        [key - part, "giving the part that remains"],
        [part * 2, "doubling"],
        [part % under === 0 ? part / under : 0, "dividing instead of multiplying"],
        [key + part, "counting one part too many"],
        ...hurriedSlips(key),
      ]),
      because: `One part is ${part}, and the whole has ${under} such parts: ${under} × ${part} = ${key}.`,
    };
  },
};

/** The families of the topic Fractions. */
export const fractions: readonly Family[] = [shaded, unitPart, largestUnit, wholeFromPart, halfTwice];
