import { polynomial, signed } from "../algebra-words";
import type { Family } from "../family";
import { numeric } from "../signed-slips";

const topic = "Algebraic Expressions";

const takeAway: Family = {
  name: "expression-taken-away",
  topic,
  level: 1,
  draft: (draw) => {
    const [a, b, c] = [draw.int(2, 5), -draw.int(2, 8), draw.int(3, 12)];
    const [p, q, r] = [draw.int(6, 9), draw.int(2, 8), -draw.int(2, 9)];
    const show = (x: number, y: number, z: number): string => polynomial([x, y, z]);
    if (b + q === 0 || c + r === 0) return undefined;
    return {
      frames: [
        `What is left when ${show(a, b, c)} is subtracted from ${show(p, q, r)}?`,
        `Which expression must be added to ${show(a, b, c)} to get ${show(p, q, r)}?`,
      ],
      key: show(p - a, q - b, r - c),
      slips: [
        [show(p - a, q + b, r + c), "changed the sign of the first term only"],
        [show(a - p, b - q, c - r), "subtracted the other way round"],
        [show(p + a, q + b, r + c), "added the two expressions"],
        [show(p - a, q - b, r + c), "forgot the sign of the last term"],
        [show(p - a, q + b, r - c), "forgot the sign of the middle term"],
      ],
      because: `Every sign of ${show(a, b, c)} changes: ${p}x² − ${a}x², ${q}x + ${-b}x and ${signed(r)} − ${c} give ${show(p - a, q - b, r - c)}.`,
    };
  },
};

const valueBelowZero: Family = {
  name: "value-at-a-negative",
  topic,
  level: 1,
  draft: (draw) => {
    const [a, b, c, x] = [draw.int(2, 5), -draw.int(2, 7), draw.int(2, 15), -draw.int(2, 5)];
    const text = polynomial([a, b, c]);
    return {
      frames: [
        `What is the value of ${text} for x = ${signed(x)}?`,
        `A number machine turns x into ${text}. What comes out when ${signed(x)} is put in?`,
      ],
      ...numeric(signed, a * x * x + b * x + c, [
        [a * x * x - b * x + c, "lost the sign of the middle term"],
        [-a * x * x + b * x + c, "took the square of a negative number for negative"],
        [a * 2 * x + b * x + c, "doubled in place of squaring"],
        [(a * x) ** 2 + b * x + c, "squared the number in front as well"],
        [a * x * x + b * x - c, "lost the sign of the last term"],
      ]),
      because: `(${signed(x)})² = ${x * x}, so ${a} × ${x * x} = ${a * x * x}; ${signed(b)} × (${signed(x)}) = ${b * x}. The sum with ${c} is ${a * x * x + b * x + c}.`,
    };
  },
};

export const algebraicExpressions: readonly Family[] = [takeAway, valueBelowZero];
