import type { Family } from "../family";
import { drawPerson } from "../people";
import { numeric } from "../signed-slips";
import { fraction, fractionSlips } from "../slips";
import { hcf } from "../whole";
import { tank } from "./tank-of-water";

const topic = "Fractions";

const partOfPart: Family = {
  name: "fraction-of-a-fraction",
  topic,
  level: 1,
  draft: (draw) => {
    const [a, b, c, d] = [draw.int(2, 5), draw.int(3, 8), draw.int(2, 4), draw.int(3, 7)];
    if (a >= b || c >= d || hcf(a, b) > 1 || hcf(c, d) > 1 || b === d) return undefined;
    return {
      frames: [
        `${a}/${b} of a field is sown with vegetables, and ${c}/${d} of this part has tomatoes. What fraction of the field has tomatoes?`,
        `A jug holds ${a}/${b} L of milk. ${c}/${d} of the milk is drunk. What fraction of a litre is drunk?`,
      ],
      key: fraction(a * c, b * d),
      slips: fractionSlips(
        [a * c, b * d],
        [
          [a + c, b + d, "added above and below"],
          [Math.min(a * d, b * c), Math.max(a * d, b * c), "multiplied crosswise"],
          [a * c, b + d, "added below"],
          [Math.abs(a * d - c * b), b * d, "subtracted the two fractions"],
        ],
      ).filter(([text]) => text !== fraction(a * c, b * d)),
      because: `“Of” means times: ${c}/${d} × ${a}/${b} = ${a * c}/${b * d}${fraction(a * c, b * d) === `${a * c}/${b * d}` ? "" : ` = ${fraction(a * c, b * d)}`}.`,
    };
  },
};

const pieces: Family = {
  name: "how-many-fractions-fit",
  topic,
  level: 1,
  draft: (draw) => {
    const [over, under] = draw.one([
      [3, 4],
      [2, 3],
      [3, 5],
      [2, 5],
      [5, 6],
      [3, 8],
      [4, 5],
    ] as const);
    const whole = over * draw.int(3, 8);
    const key = (whole * under) / over;
    return {
      frames: [
        `How many pieces of ${over}/${under} m can be cut from ${whole} m of pipe?`,
        `A glass holds ${over}/${under} of a cup. How many such glasses do ${whole} cups of sherbet fill?`,
      ],
      ...numeric(String, key, [
        [(whole * over) / under, `multiplied by ${over}/${under} instead of dividing`],
        [whole * under, `multiplied by ${under} only`],
        [whole / over, `divided by ${over} only`],
        [whole * over, `multiplied by ${over} only`],
      ]),
      because: `${whole} ÷ ${over}/${under} = ${whole} × ${under}/${over} = ${key}.`,
    };
  },
};

const mixedSum: Family = {
  name: "two-mixed-numbers",
  topic,
  level: 2,
  draft: (draw) => {
    const [b, d] = draw.one([
      [2, 3],
      [3, 4],
      [4, 6],
      [2, 5],
      [6, 9],
      [4, 10],
      [3, 5],
      [6, 8],
    ] as const);
    const [m, n, a, c] = [draw.int(2, 6), draw.int(1, 5), draw.int(1, b - 1), draw.int(1, d - 1)];
    const [over, under] = [(m * b + a) * d + (n * d + c) * b, b * d];
    if (hcf(a, b) > 1 || hcf(c, d) > 1 || a * d + c * b <= b * d || over % under === 0) return undefined;
    const { name } = drawPerson(draw);
    return {
      frames: [
        `${name} studies for ${m} ${a}/${b} hours on Saturday and ${n} ${c}/${d} hours on Sunday. How many hours is that in all?`,
        `A tailor needs ${m} ${a}/${b} m of cloth for a coat and ${n} ${c}/${d} m for a skirt. How much cloth is that together, in metres?`,
      ],
      key: fraction(over, under),
      slips: [
        [`${m + n} ${a + c}/${b + d}`, "added the numerators and the denominators"],
        [fraction(over - under, under), "forgot the whole that the two parts make"],
        [fraction(over + under, under), "added one whole too many"],
        [fraction((m + n) * under + Math.abs(a * d - c * b), under), "subtracted the two parts"],
        [`${m + n} ${fraction(a * c, b * d)}`, "multiplied the two parts"],
      ],
      because: `The wholes make ${m + n}, and ${a}/${b} + ${c}/${d} = ${a * d + c * b}/${b * d} = ${fraction(a * d + c * b, b * d)}. Together that is ${fraction(over, under)}.`,
    };
  },
};

/** The families of the topic Fractions. */
export const fractions: readonly Family[] = [partOfPart, pieces, mixedSum, tank];
