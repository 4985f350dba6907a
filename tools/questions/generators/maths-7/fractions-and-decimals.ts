import type { Family } from "../family";
import { drawPerson } from "../people";
import { numeric } from "../signed-slips";
import { fraction } from "../slips";
import { wholeRupees } from "../words";

const topic = "Fractions and Decimals";

const ribbonPieces: Family = {
  name: "pieces-of-a-length",
  topic,
  level: 1,
  draft: (draw) => {
    const [over, under] = draw.one([
      [3, 4],
      [2, 3],
      [3, 5],
      [5, 8],
      [4, 5],
      [5, 6],
    ] as const);
    const key = draw.int(6, 20);
    const whole = key * over;
    if (whole % under === 0) return undefined;
    const length = fraction(whole, under);
    return {
      frames: [
        `A ribbon ${length} m long is cut into pieces of ${over}/${under} m. How many pieces are there?`,
        `A jar holds ${length} litres of juice. How many glasses of ${over}/${under} litre does it fill?`,
      ],
      ...numeric(String, key, [
        [Math.round((whole * over) / under / under), "multiplied in place of dividing"],
        [Math.floor(whole / under), "counted the wholes only"],
        [key * over, "forgot to divide by the numerator"],
      ]),
      because: `${length} ÷ ${over}/${under} = ${whole}/${under} × ${under}/${over} = ${key}.`,
    };
  },
};

const twoShares: Family = {
  name: "two-shares-one-rest",
  topic,
  level: 2,
  draft: (draw) => {
    const [a, b, unit] = [draw.int(3, 5), draw.int(3, 5), draw.int(12, 60)];
    const total = a * b * unit * 10;
    const rest = (total * (a - 1) * (b - 1)) / (a * b);
    const { name, their } = drawPerson(draw);
    const third = (value: number): string => `1/${value}`;
    return {
      frames: [
        `${name} spends ${third(a)} of ${their} money on books and ${third(b)} of what is left on a bag. Then ${wholeRupees(rest)} remains. How much money did ${name} have at first?`,
        `A school uses ${third(a)} of a grant for sports and ${third(b)} of the remainder for music. ${wholeRupees(rest)} is left. How large was the grant?`,
      ],
      ...numeric(wholeRupees, total, [
        [Math.round(rest / (1 - 1 / a - 1 / b)), "took both fractions of the whole"],
        [(rest * b) / (b - 1), "went back one step only"],
        [(rest * a) / (a - 1), "gave back the first share only"],
        [(rest * (a * b + a + b)) / (a * b), "added both fractions of what remains"],
      ]),
      because: `${fraction(b - 1, b)} of ${fraction(a - 1, a)}, which is ${fraction((a - 1) * (b - 1), a * b)} of the whole, is ${wholeRupees(rest)}. So the whole is ${wholeRupees(total)}.`,
    };
  },
};

export const fractionsAndDecimals: readonly Family[] = [ribbonPieces, twoShares];
