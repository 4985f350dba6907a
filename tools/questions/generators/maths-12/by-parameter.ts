import { polynomial, ratio, sumOfTerms } from "../algebra-words";
import type { Family } from "../family";
import { quotients } from "../signed-slips";

const topic = "Continuity and Differentiability";

export const byParameter: Family = {
  name: "by-parameter",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [a, b, c, t] = [draw.int(1, 4), draw.int(1, 5), draw.int(2, 6), draw.int(1, 3)];
    if (turn % 2 === 0) {
      const [over, under] = [3 * t * t + c, 2 * a * t + b];
      return {
        frames: [
          `If x = ${polynomial([a, b, 0], "t")} and y = ${polynomial([1, 0, c, 0], "t")}, what is dy/dx at t = ${t}?`,
        ],
        ...quotients(
          [over, under],
          [
            [under, over, "turned the fraction over"],
            [t ** 3 + c * t, a * t * t + b * t, "divided the values in place of the derivatives"],
            [over, 1, "gave dy/dt alone"],
            [over * under, 1, "multiplied the two derivatives"],
            [3 * t * t, 2 * a * t, "left out the linear terms"],
            [6 * t, 2 * a, "differentiated twice"],
          ],
        ),
        because: `dy/dt = ${3 * t * t} + ${c} = ${over} and dx/dt = ${2 * a * t} + ${b} = ${under}, so dy/dx = ${ratio(over, under)}.`,
      };
    }
    const [x, y] = [draw.int(1, 4), draw.int(1, 4)];
    const constant = a * x * x + b * x * y + y * y;
    const [over, under] = [-(2 * a * x + b * y), b * x + 2 * y];
    return {
      frames: [
        `The curve ${sumOfTerms([
          [a, "x²"],
          [b, "xy"],
          [1, "y²"],
        ])} = ${constant} passes through (${x}, ${y}). What is dy/dx there?`,
      ],
      ...quotients(
        [over, under],
        [
          [-over, under, "lost the minus sign"],
          [under, over, "turned the fraction over"],
          [-2 * a * x, 2 * y, "left out the mixed term"],
          [-(2 * a * x + b * y), 2 * y, "treated the mixed term as a term in x only"],
          [-(2 * a * x + b * y + b * x), 2 * y, "put a part of the mixed term on the wrong side"],
          [-y, x, "divided the coordinates"],
        ],
      ),
      because: `${2 * a}x + ${b === 1 ? "" : b}(y + x dy/dx) + 2y dy/dx = 0, so dy/dx = −${-over}/${under}${ratio(over, under) === `−${-over}/${under}` ? "" : ` = ${ratio(over, under)}`}.`,
    };
  },
};
