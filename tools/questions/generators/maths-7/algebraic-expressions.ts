import { polynomial, signed } from "../algebra-words";
import type { Family } from "../family";
import { numeric } from "../signed-slips";

const topic = "Algebraic Expressions";

const takeAway: Family = {
  name: "take-away",
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
        [show(p - a, q + b, r + c), "changing the sign of the first term only"],
        [show(a - p, b - q, c - r), "subtracting the other way round"],
        [show(p + a, q + b, r + c), "adding the two expressions"],
        [show(p - a, q - b, r + c), "forgetting the sign of the last term"],
        [show(p - a, q + b, r - c), "forgetting the sign of the middle term"],
      ],
      because: `Every sign of ${show(a, b, c)} changes: ${p}x² − ${a}x², ${q}x + ${-b}x and ${signed(r)} − ${c} give ${show(p - a, q - b, r - c)}.`,
    };
  },
};

const valueBelowZero: Family = {
  name: "value-below-zero",
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
        [a * x * x - b * x + c, "losing the sign of the middle term"],
        [-a * x * x + b * x + c, "taking the square of a negative number for negative"],
        [a * 2 * x + b * x + c, "doubling in place of squaring"],
        [(a * x) ** 2 + b * x + c, "squaring the number in front as well"],
        [a * x * x + b * x - c, "losing the sign of the last term"],
      ]),
      because: `(${signed(x)})² = ${x * x}, so ${a} × ${x * x} = ${a * x * x}; ${signed(b)} × (${signed(x)}) = ${b * x}. The sum with ${c} is ${a * x * x + b * x + c}.`,
    };
  },
};

const matchPattern: Family = {
  name: "match-pattern",
  topic,
  level: 2,
  draft: (draw) => {
    const [step, first] = [draw.int(3, 7), draw.int(4, 12)];
    const start = first - step;
    if (first === step || Math.abs(start) > 6) return undefined;
    const rows = [1, 2, 3, 4].map((n) => start + step * n).join(", ");
    const show = (factor: number, rest: number): string => polynomial([factor, rest], "n");
    return {
      frames: [
        `Figures 1 to 4 of a pattern are made of ${rows} matchsticks, and the pattern goes on in the same way. How many matchsticks does figure n have?`,
        `A wall is built in steps: after 1, 2, 3 and 4 hours there are ${rows} stones in it. Which expression gives the number of stones after n hours?`,
      ],
      key: show(step, start),
      slips: [
        [show(step, first), "adding the first number in place of going one step back"],
        [show(first, 0), "multiplying the first number"],
        [show(1, step), "adding the step once only"],
        [show(first, -step), "changing first number and step round"],
        [show(step, -start), "turning the sign of the number at the end"],
        [show(step + 1, start - 1), "looking at the first figure only"],
      ],
      because: `Each step adds ${step}, which gives ${step}n, and n = 1 has to give ${first}: ${show(step, start)}.`,
    };
  },
};

export const algebraicExpressions: readonly Family[] = [takeAway, valueBelowZero, matchPattern];
